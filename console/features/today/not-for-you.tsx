import { useTranslation } from 'react-i18next';
import { rolesWith } from '../../shell/roles-with.ts';

/** Shown with its reason where a colleague could see more. */
export function NotForYou() {
  const { t } = useTranslation(['today', 'desk']);
  const roles = rolesWith('bookings.read').map((role) => t(`desk:roles.${role}`));
  return (
    <section
      aria-labelledby="not-for-you-title"
      className="rounded-card border border-hair bg-card px-6 py-5"
    >
      <h2 id="not-for-you-title" className="text-lg">
        {t('refused.title')}
      </h2>
      <p className="text-quiet">{t('refused.text', { roles })}</p>
    </section>
  );
}
