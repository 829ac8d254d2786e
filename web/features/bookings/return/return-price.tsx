import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatDateTime } from '../../../../domain/format-city-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { Money } from '../../../../domain/money.ts';
import type { ReturnMove } from '../../../../domain/return-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChangePrice } from '../change/change-price.tsx';
import type { ChangePrice as PriceAnswer } from '../change/use-change-price.ts';
import { momentOf } from '../data/stop-words.ts';
import type { BookingWorkState } from '../data/use-booking-work.ts';
import { WorkNotice } from '../data/work-notice.tsx';
import type { ReturnPick } from './return-pick.ts';

interface ReturnPriceProps {
  readonly booking: Booking;
  readonly move: ReturnMove;
  readonly pick: ReturnPick;
  readonly answer: PriceAnswer;
  readonly onRetry: () => void;
  readonly work: BookingWorkState;
  readonly onAgree: (total: Money) => void;
}

/** What the new return comes to, and the one button that says it once more. */
export function ReturnPrice(props: ReturnPriceProps) {
  const { booking, move, pick, answer, onRetry, work, onAgree } = props;
  const { t } = useTranslation('trips');
  const known = answer.state === 'known' ? answer.price : null;
  const isCharged = known !== null && known.charge.amount > 0;
  return (
    <section
      aria-labelledby="return-price"
      className="grid content-start gap-5 self-start rounded-card border border-hair bg-card p-6 wide:sticky wide:top-6"
    >
      <h2 id="return-price" className="sr-only">
        {t('change.price.label')}
      </h2>
      <dl className="grid gap-3 figures">
        <div>
          <dt className="text-sm text-quiet">{t('return.delivered')}</dt>
          <dd className="font-strong">{momentOf(booking.startsAt, booking.city)}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('return.newReturn')}</dt>
          <dd className="font-strong">
            {formatDateTime(pick.day.date.toPlainDateTime(pick.time))}
          </dd>
        </div>
      </dl>
      {work.isBusy ? (
        <WorkNotice work={work} city={booking.city} />
      ) : (
        <ChangePrice booking={booking} answer={answer} onRetry={onRetry} />
      )}
      <Button
        variant="primary"
        block
        disabled={!known}
        waiting={work.isBusy}
        onClick={() => known && onAgree(known.total)}
      >
        {isCharged
          ? t('return.pay', { amount: formatMoney(known.charge) })
          : t(`return.agree.${move}`)}
      </Button>
      {booking.deposit && <p className="text-center text-xs text-quiet">{t('return.deposit')}</p>}
    </section>
  );
}
