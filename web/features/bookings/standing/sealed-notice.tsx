import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { handoverPath } from '../data/booking-path.ts';

/** As soon as a handover is sealed, the way to its photographs stands here. */
export function SealedNotice({ booking: { id, sealed } }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const end = sealed.return ? 'return' : 'delivery';
  const code = sealed.return ?? sealed.delivery;
  if (!code) return null;
  return (
    <section
      aria-labelledby="sealed-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-hair bg-card px-5 py-5 text-sm tablet:px-6 print:hidden"
    >
      <div>
        <h2 id="sealed-title" className="text-lg">
          {t(`sealed.title.${end}`)}
        </h2>
        <p className="mt-1 max-w-160 text-stone-700 figures">{t(`sealed.text.${end}`, { code })}</p>
      </div>
      <ButtonLink variant="outline" to={handoverPath(id)}>
        {t(`sealed.action.${end}`)}
      </ButtonLink>
    </section>
  );
}
