import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { depositPolicy } from '../../../../domain/policy-constants.ts';
import { RouteLine, type StopState } from '../../../../ui/route-line.tsx';
import { isHeldForClaim } from '../data/is-held-for-claim.ts';
import { momentOf, whenOf } from '../data/stop-words.ts';

type Clock = 'ticking' | 'claimed' | 'review' | 'released' | 'taken';

/** Null where there is nothing to wait for: no deposit, or its hold has ended by itself. */
function clockOf(booking: Booking): Clock | null {
  const { deposit, status } = booking;
  if (!deposit) return null;
  if (deposit.state === 'released' || deposit.state === 'taken') return deposit.state;
  if (deposit.state !== 'held' && deposit.state !== 'lapsing') return null;
  if (deposit.releasedBy) return 'ticking';
  if (status === 'review') return 'review';
  return isHeldForClaim(booking) ? 'claimed' : null;
}

interface DepositClockProps {
  readonly booking: Booking;
  readonly returnedAt: string;
}

/** What becomes of the deposit after the return, by when, and what happens if nobody does anything. */
export function DepositClock({ booking, returnedAt }: DepositClockProps) {
  const { t } = useTranslation('handover');
  const { deposit, city } = booking;
  const clock = clockOf(booking);
  if (!deposit || !clock) return null;
  const by = deposit.releasedBy ? whenOf(deposit.releasedBy, city) : '';
  const said = { by, ...depositPolicy.bankReflectsInDays };
  const looked: StopState = clock === 'released' || clock === 'taken' ? 'done' : 'live';
  return (
    <section
      aria-labelledby="deposit-title"
      className="grid gap-5 rounded-card border border-hair bg-card p-6"
    >
      <h2 id="deposit-title" className="text-xl">
        {t('deposit.title')}
      </h2>
      <div>
        <p className="title text-2xl figures">{formatMoney(deposit.amount)}</p>
        <p className="mt-1 text-stone-700 figures">{t(`deposit.${clock}.text`, said)}</p>
      </div>
      <RouteLine
        stops={[
          {
            id: 'returned',
            title: t('deposit.returned'),
            note: momentOf(returnedAt, city),
            state: 'done',
          },
          {
            id: 'looked',
            title: t('deposit.looked'),
            note: t(`deposit.${clock}.looked`),
            state: clock === 'claimed' ? 'waiting' : looked,
          },
          {
            id: 'released',
            title: t(`deposit.${clock}.end`),
            note: t(`deposit.${clock}.endNote`, said),
            state: looked === 'done' ? 'done' : 'next',
          },
        ]}
      />
    </section>
  );
}
