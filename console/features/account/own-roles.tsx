import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useSelf } from '../../shell/desk-data.ts';

export function OwnRoles() {
  const { t } = useTranslation(['ownAccount', 'desk']);
  const { grants, cities } = useSelf();
  const nameOf = (cityId: string | null) =>
    cityId === null
      ? t('roles.everywhere')
      : (cities.find(({ id }) => id === cityId)?.name ?? cityId);
  return (
    <Card title={t('roles.title')}>
      <ul className="divide-y divide-hair">
        {grants.map(({ role, cityId }) => (
          <li key={`${role}-${cityId}`} className="flex min-h-11 items-center justify-between">
            <span className="font-medium">{t(`desk:roles.${role}`)}</span>
            <span className="text-xs text-quiet">{nameOf(cityId)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-quiet">{t('roles.text')}</p>
    </Card>
  );
}
