import { useTranslation } from 'react-i18next';
import type { Grant } from '../../../domain/permissions.ts';
import { roles } from '../../../domain/permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useSelf } from '../../shell/desk-data.ts';

interface GrantFieldsProps {
  readonly grants: readonly Grant[];
  readonly onChange: (grants: readonly Grant[]) => void;
  readonly error?: string | undefined;
}

/** Roles, each in its city; an owner's holds in all of them. */
export function GrantFields({ grants, onChange, error }: GrantFieldsProps) {
  const { t } = useTranslation(['staff', 'desk']);
  const { cities } = useSelf();
  const [firstCity = { id: '' }] = cities;
  const cityName = (cityId: string | null) =>
    cities.find(({ id }) => id === cityId)?.name ?? t('people.everywhere');
  const replace = (index: number, grant: Grant) =>
    onChange(grants.map((old, at) => (at === index ? grant : old)));
  const roleOptions = roles.map((role) => ({ id: role, label: t(`desk:roles.${role}`) }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t('invite.roles')}</legend>
      {grants.map((grant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it is saved
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <NativeSelect
            label={t('roles.role')}
            options={roleOptions}
            value={grant.role}
            onChange={(role) =>
              replace(
                index,
                role === 'owner'
                  ? { role, cityId: null }
                  : { role, cityId: grant.cityId ?? firstCity.id },
              )
            }
          />
          <NativeSelect
            label={t('roles.city')}
            options={
              grant.role === 'owner'
                ? [{ id: '', label: t('people.everywhere') }]
                : cities.map(({ id, name }) => ({ id, label: name }))
            }
            value={grant.cityId ?? ''}
            onChange={(cityId) =>
              grant.role !== 'owner' && replace(index, { role: grant.role, cityId })
            }
          />
          <RoundButton
            bare
            icon="close"
            label={t('roles.drop', {
              role: t(`desk:roles.${grant.role}`),
              city: cityName(grant.cityId),
            })}
            onClick={() => onChange(grants.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          onClick={() => onChange([...grants, { role: 'desk', cityId: firstCity.id }])}
        >
          <Icon name="plus" className="size-4 stroke-[2.4]" />
          {t('roles.add')}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
