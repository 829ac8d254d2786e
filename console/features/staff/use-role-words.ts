import { useTranslation } from 'react-i18next';
import type { Role } from '../../../domain/permissions.ts';
import { useSelf } from '../../shell/desk-data.ts';

interface Held {
  readonly role: Role;
  readonly cityId: string | null;
}

/** What somebody is, and where: “Dispatcher, Lisbon”. */
export function useRoleWords() {
  const { t } = useTranslation(['staff', 'desk']);
  const { cities } = useSelf();
  return (grants: readonly Held[]): readonly string[] =>
    grants.map(({ role, cityId }) =>
      t('people.roleIn', {
        role: t(`desk:roles.${role}`),
        city:
          cityId === null
            ? t('people.everywhere')
            : (cities.find(({ id }) => id === cityId)?.name ?? cityId),
      }),
    );
}
