import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { isReviewable } from '../../../domain/booking-lifecycle.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { claimPath } from '../../shell/pages.ts';
import { ClaimBadge } from '../claims/claim-badge.tsx';

/** What the renter was asked to pay for after the trip. */
export function ChargesCard({ desk: { booking } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('claims');
  const { id: cityId, timeZone } = usePageCity();
  return (
    <Card title={t('card.title')}>
      {booking.claims.length === 0 && (
        <div>
          <p className="font-strong">{t('card.none')}</p>
          <p className="text-quiet">
            {isReviewable(booking.status) ? t('card.noneText') : t('card.noneYet')}
          </p>
        </div>
      )}
      <ul className="divide-y divide-hair">
        {booking.claims.map(({ id, kind, status, amount, answerBy }) => (
          <li key={id} className="relative flex items-center gap-4 py-2.5 figures">
            <Link
              to={claimPath(cityId, { bookingId: booking.id, id })}
              className="min-w-0 flex-1 font-strong after:absolute after:inset-0"
            >
              {t(`kinds.${kind}`)}
            </Link>
            {status === 'open' && (
              <span className="text-2xs text-quiet">
                {t('card.answerBy', { at: moment(answerBy, timeZone) })}
              </span>
            )}
            <ClaimBadge status={status} />
            <span className="whitespace-nowrap">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
