import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { useRoleWords } from './use-role-words.ts';

export function ExportPeople({ people }: { readonly people: readonly StaffMember[] }) {
  const { t } = useTranslation(['staff', 'desk']);
  const { timeZone } = usePageCity();
  const rolesOf = useRoleWords();
  return (
    <ExportTable<StaffMember>
      label={t('people.title')}
      file="staff"
      columns={[
        [t('people.name'), ({ name }) => name],
        [t('desk:export.email'), ({ email }) => email],
        [t('people.roles'), ({ grants }) => rolesOf(grants).join('; ')],
        [t('people.seen'), ({ lastSeenAt }) => lastSeenAt && sheetTime(lastSeenAt, timeZone)],
        [t('people.factor'), ({ factors }) => factors.join('; ')],
      ]}
      rows={() => people}
    />
  );
}
