import { useTranslation } from 'react-i18next';
import type { Need } from '../../../contract/operate/today.ts';
import { clockTime, moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { usePageCity } from '../../shell/desk-data.ts';

export const firstName = (name: string) => name.split(' ')[0] ?? name;

/** What happened, and what it rests on. */
export function useNeedWords(now: string) {
  const { t } = useTranslation('today');
  const { timeZone } = usePageCity();
  return (need: Need) => {
    const { kind, trip, renter, car, next, driver, since, by, reason, offered, amount, count } =
      need;
    const said = {
      company: renter?.name ?? '',
      renter: renter ? firstName(renter.name) : '',
      car: car ? [car.name, car.plate].filter(Boolean).join(', ') : (trip?.car ?? ''),
      reference: trip?.reference ?? '',
      delivery: trip ? moment(trip.startsAt, timeZone) : '',
      returned: trip ? moment(trip.endsAt, timeZone) : '',
      since: moment(since, timeZone),
      by: by ? moment(by, timeZone) : '',
      late: late(since, now),
      reason: reason ? t(`needs.reasons.${reason}`) : '',
      amount: amount ? formatMoney(amount) : '',
      offered: offered ?? '',
      driver: driver?.name ? firstName(driver.name) : t('needs.driver'),
      next: next ? firstName(next.renter) : '',
      nextAt: next ? timeOf(next.startsAt, timeZone) : '',
      count,
    };
    const isNext = isForNext(need);
    const text = t(textKey(need), said);
    return {
      title: t(`needs.${kind}.title`, said),
      text: driver?.words ? t('needs.told', { text, words: driver.words }) : text,
      action: isNext ? t('needs.late-return.find', said) : t(`needs.${kind}.action`, said),
    };
  };
}

const isForNext = ({ kind, next }: Need) => kind === 'late-return' && next !== null;

function textKey(need: Need) {
  if (isForNext(need)) return 'needs.late-return.textNext' as const;
  if (need.kind === 'review' && need.by) return 'needs.review.textDue' as const;
  return `needs.${need.kind}.text` as const;
}

const timeOf = (at: string, timeZone: string) =>
  clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));

/** `2 h 50`, as long as it is hours; days later nobody counts minutes. */
function late(since: string, now: string): string {
  const passed = Temporal.Instant.from(now).since(Temporal.Instant.from(since));
  const { hours, minutes } = passed.round({ largestUnit: 'hours', smallestUnit: 'minutes' });
  return hours >= 48 ? `${Math.floor(hours / 24)} d` : `${hours} h ${minutes}`;
}
