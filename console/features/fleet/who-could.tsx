import { useTranslation } from 'react-i18next';
import { useMay } from '../../shell/desk-data.ts';
import { rolesWith } from '../../shell/roles-with.ts';

const words = {
  'fleet.edit': 'edit',
  'fleet.state': 'state',
  'fleet.block': 'block',
} as const;

/** Why something cannot be done here, and whom to ask; nothing for whoever may do it. */
export function WhoCould({ needs }: { readonly needs: keyof typeof words }) {
  const { t } = useTranslation(['cars', 'desk']);
  const mayDo = useMay(needs);
  if (mayDo) return null;
  const roles = rolesWith(needs).map((role) => t(`desk:roles.${role}`));
  return <p className="mb-3 text-quiet">{t(`whoCould.${words[needs]}`, { roles })}</p>;
}
