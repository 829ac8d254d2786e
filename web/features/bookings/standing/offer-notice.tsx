import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { carName } from '../../car/car-name.ts';
import { offerPath } from '../data/booking-path.ts';
import { momentOf } from '../data/stop-words.ts';

/** The renter is asked which car they want instead of the one that cannot come. */
export function OfferNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { id, offer, car, city } = booking;
  if (!offer) return null;
  return (
    <section
      aria-labelledby="offer-title"
      className="mb-4 rounded-card bg-amber-100 px-5 py-5 text-sm text-ink tablet:px-6 print:hidden"
    >
      <h2 id="offer-title" className="text-lg">
        {t('offer.notice.title', { car: carName(car) })}
      </h2>
      <p className="mt-1 max-w-160 figures">
        {t('offer.notice.text', { when: momentOf(offer.answerBy, city) })}
      </p>
      <div className="mt-4">
        <ButtonLink to={offerPath(id)}>{t('offer.notice.action')}</ButtonLink>
      </div>
    </section>
  );
}
