import { useTranslation } from 'react-i18next';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { subjectName } from './audit-row.tsx';

type Entry = AuditPage['items'][number];

interface ExportLogProps {
  readonly query: { readonly actor?: string };
  readonly people: readonly StaffMember[];
}

/** All entries, the oldest, too. */
export function ExportLog({ query, people }: ExportLogProps) {
  const { t } = useTranslation('staff');
  const { timeZone } = usePageCity();
  return (
    <ExportTable<Entry>
      label={t('log.title')}
      file="audit-log"
      columns={[
        [t('log.when'), ({ at }) => sheetTime(at, timeZone)],
        [t('log.who'), ({ actor }) => actor.name ?? t('log.command')],
        [t('log.what'), ({ action, subject }) => `${action} ${subjectName(subject, people)}`],
        [t('log.reason'), ({ reason }) => reason],
      ]}
      rows={async () => {
        const entries: Entry[] = [];
        for (let before: number | null | undefined; before !== null; ) {
          const page: AuditPage = await operateApi().listAudit({
            query: { ...query, size: 200, ...(before && { before }) },
          });
          entries.push(...page.items);
          before = page.next;
        }
        return entries;
      }}
    />
  );
}
