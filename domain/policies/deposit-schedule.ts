import { toCityTime } from '../city-time.ts';
import { depositPolicy } from '../policy-constants.ts';

/** 48 hours before delivery, or at once when delivery is sooner. */
export function depositAuthorisedAt(
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant {
  const planned = startsAt.subtract({ hours: depositPolicy.authorisedHoursBeforeDelivery });
  return Temporal.Instant.compare(planned, now) > 0 ? planned : now;
}

/** When a refused hold is tried again; never once the retries or the time to delivery are used up. */
export function nextDepositRetryAt(
  retriesDone: number,
  lastTriedAt: Temporal.Instant,
  startsAt: Temporal.Instant,
): Temporal.Instant | undefined {
  if (retriesDone >= depositPolicy.retries) return undefined;
  const next = lastTriedAt.add({ hours: depositPolicy.retryAfterHours });
  return Temporal.Instant.compare(next, startsAt) < 0 ? next : undefined;
}

/** When a hold must be taken anew so that it does not lapse; never when the trip ends before. */
export function depositRenewedAt(
  authorisedAt: Temporal.Instant,
  endsAt: Temporal.Instant,
): Temporal.Instant | undefined {
  const renewal = authorisedAt.add({ hours: depositPolicy.holdRenewedAfterDays * 24 });
  const lapse = authorisedAt.add({ hours: depositPolicy.holdLapsesAfterDays * 24 });
  return Temporal.Instant.compare(lapse, endsAt) <= 0 ? renewal : undefined;
}

/**
 * The last moment to release a deposit: 24 business hours after the return, read as hours of
 * weekdays in the city. Saturday and Sunday do not count.
 */
export function depositReleasedBy(
  completedAt: Temporal.Instant,
  timeZone: string,
): Temporal.Instant {
  let at = completedAt;
  let hoursLeft = depositPolicy.releasedWithinBusinessHours;
  while (hoursLeft > 0) {
    if (isWeekday(at, timeZone)) hoursLeft -= 1;
    at = at.add({ hours: 1 });
  }
  return at;
}

function isWeekday(at: Temporal.Instant, timeZone: string): boolean {
  return toCityTime(at, timeZone).dayOfWeek <= 5;
}
