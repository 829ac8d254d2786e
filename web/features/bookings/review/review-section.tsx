import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { carPath } from '../../../page/car-path.ts';
import { carName } from '../../car/car-name.ts';
import { ReviewForm } from './review-form.tsx';

/** For a completed booking, once; then thanks, for as long as the page stands. */
export function ReviewSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const [isSent, setSent] = useState(false);
  if (!booking.mayReview && !isSent) return null;
  return (
    <section
      aria-labelledby="review-title"
      className="rounded-card border border-hair bg-card p-6 tablet:p-8 print:hidden"
    >
      <h2 id="review-title" className="text-2xl">
        {isSent ? t('review.thanks.title') : t('review.title', { car: carName(booking.car) })}
      </h2>
      {isSent ? (
        <div role="status">
          <p className="mt-2 mb-4 text-sm text-quiet">{t('review.thanks.text')}</p>
          <ButtonLink variant="outline" to={carPath(booking.car.id)}>
            {t('review.thanks.action')}
          </ButtonLink>
        </div>
      ) : (
        <ReviewForm bookingId={booking.id} onSent={() => setSent(true)} />
      )}
    </section>
  );
}
