import { useTranslation } from 'react-i18next';
import type { CancellationTimeline } from '../../../contract/bookings.ts';
import { instantFromIso, instantToIso } from '../../../domain/city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { leaveAt } from '../../../domain/handovers/no-show.ts';
import { add } from '../../../domain/money.ts';
import { handoverPolicy, penaltyPolicy } from '../../../domain/policy-constants.ts';
import { Card } from '../../../ui/card.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { momentOf } from '../bookings/data/stop-words.ts';

interface OnTheDayProps {
  readonly trip: { readonly startsAt: string; readonly endsAt: string };
  readonly timeZone: string;
  /** What cancelling gives back, the last moment last. */
  readonly steps: CancellationTimeline['steps'];
}

/** Where drivers record handovers: what becomes of somebody who is not there, or late. */
export function OnTheDay({ trip, timeZone, steps }: OnTheDayProps) {
  const { t } = useTranslation('checkout');
  const { lateFreeMinutes } = penaltyPolicy;
  const missedAt = instantToIso(leaveAt(instantFromIso(trip.startsAt)));
  const lateAt = instantToIso(instantFromIso(trip.endsAt).add({ minutes: lateFreeMinutes }));
  const last = steps.at(-1);
  const isPaid = last !== undefined && last.how !== 'none';
  const when = (iso: string) => momentOf(iso, { timeZone });
  return (
    <Card title={t('onTheDay.title')}>
      <Timeline
        label={t('onTheDay.timeline')}
        stops={[
          {
            id: 'delivery',
            tone: 'good',
            label: t('onTheDay.delivery'),
            when: when(trip.startsAt),
            note: t('onTheDay.waits', { count: handoverPolicy.waitMinutes }),
          },
          {
            id: 'missed',
            tone: 'poor',
            label: t('onTheDay.missed'),
            when: when(missedAt),
            ...(isPaid && { amount: formatMoney(add(last.toCard, last.toCredit)) }),
            note: t(isPaid ? 'onTheDay.missedBack' : 'onTheDay.missedUnpaid'),
          },
          {
            id: 'return',
            tone: 'good',
            label: t('onTheDay.return'),
            when: when(trip.endsAt),
            note: t('onTheDay.early', { count: lateFreeMinutes }),
          },
          {
            id: 'late',
            tone: 'end',
            label: t('onTheDay.late'),
            when: when(lateAt),
            note: t('onTheDay.lateCosts', {
              percent: penaltyPolicy.hourlyOveragePercent,
              count: penaltyPolicy.extraDayBeyondHours,
            }),
          },
        ]}
      />
    </Card>
  );
}
