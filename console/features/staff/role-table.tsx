import { useTranslation } from 'react-i18next';
import { permissions, roles } from '../../../domain/permissions.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { rolesWith } from '../../shell/roles-with.ts';

/** The one table of rights, as dots. */
export function RoleTable() {
  const { t } = useTranslation(['staff', 'desk']);
  return (
    <Card
      title={t('may.title')}
      action={<span className="text-xs text-quiet">{t('may.note')}</span>}
    >
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="text-xs text-quiet">
              <th scope="col" className="sr-only">
                {t('may.permission')}
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-1 pb-2 unbold whitespace-nowrap">
                  {t(`desk:roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => {
              const allowed = rolesWith(permission);
              return (
                <tr key={permission} className="border-t border-hair hover:bg-stone-50">
                  <th scope="row" className="py-1.5 pr-3 text-left unbold">
                    {t(`permissions.${permission}`)}
                  </th>
                  {roles.map((role) => (
                    <td key={role}>
                      <Dot isOn={allowed.includes(role)} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p aria-hidden="true" className="mt-4 flex gap-5 text-xs text-quiet">
        <span className="flex items-center gap-2">
          <Dot isOn /> {t('may.yes')}
        </span>
        <span className="flex items-center gap-2">
          <Dot isOn={false} /> {t('may.no')}
        </span>
      </p>
    </Card>
  );
}

function Dot({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('staff');
  return (
    <span className="grid place-items-center">
      <span className="sr-only">{t(isOn ? 'may.yes' : 'may.no')}</span>
      <span
        aria-hidden="true"
        className={classes(
          'size-2 rounded-full',
          isOn ? 'stays-filled bg-ink' : 'shadow-[inset_0_0_0_1.5px_var(--color-stone-300)]',
        )}
      />
    </span>
  );
}
