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
    const nextName = next ? firstName(next.renter) : '';
    const nextAt = next ? timeOf(next.startsAt, timeZone) : '';
    const driverName = driver?.name ? firstName(driver.name) : t('needs.driver');
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
      driver: driverName,
      way: driver ? t('needs.notThere', { driver: driverName }) : t('needs.noOne'),
      after: t(`needs.next.${standing(next, now)}`, { next: nextName, nextAt }),
      count,
    };
    const text = t(textKey(need), said);
    return {
      title: t(`needs.${kind}.title`, said),
      text: driver?.words ? t('needs.told', { text, words: driver.words }) : text,
      action: actionLabel(),
    };

    function actionLabel() {
      if (need.action === 'repair' && next) return t('needs.next.find', { next: nextName });
      if (need.action === 'jobs' && trip) return t('needs.assign');
      return t(`needs.${kind}.action`, said);
    }
  };
}

function textKey({ kind, by, offered }: Need) {
  if (kind === 'review' && by) return 'needs.review.textDue' as const;
  if (kind === 'offer-open' && !offered) return 'needs.offer-open.textNone' as const;
  return `needs.${kind}.text` as const;
}

function standing(next: Need['next'], now: string): 'none' | 'ahead' | 'waiting' {
  if (!next) return 'none';
  return Date.parse(next.startsAt) > Date.parse(now) ? 'ahead' : 'waiting';
}

const timeOf = (at: string, timeZone: string) =>
  clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));

/** `2 h 50`, as long as it is hours; days later nobody counts minutes. */
function late(since: string, now: string): string {
  const passed = Temporal.Instant.from(now).since(Temporal.Instant.from(since));
  const { hours, minutes } = passed.round({ largestUnit: 'hours', smallestUnit: 'minutes' });
  return hours >= 48 ? `${Math.floor(hours / 24)} d` : `${hours} h ${minutes}`;
}
