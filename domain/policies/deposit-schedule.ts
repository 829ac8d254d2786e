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
  return Temporal.Instant.compare(depositLapsesAt(authorisedAt), endsAt) <= 0 ? renewal : undefined;
}

/** When a hold ends by itself, if nobody releases it or takes another before. */
export function depositLapsesAt(authorisedAt: Temporal.Instant): Temporal.Instant {
  return authorisedAt.add({ hours: depositPolicy.holdLapsesAfterDays * 24 });
}

/** A refused renewal is tried again like any refused hold; the old hold stands until it lapses. */
export function nextDepositRenewalAt(
  heldAt: Temporal.Instant,
  refusedAt: readonly Temporal.Instant[],
  endsAt: Temporal.Instant,
): Temporal.Instant | undefined {
  const renewedAt = depositRenewedAt(heldAt, endsAt);
  if (!renewedAt) return undefined;
  const refusals = refusedAt.filter((one) => Temporal.Instant.compare(one, renewedAt) >= 0);
  const last = refusals.at(-1);
  return last ? nextDepositRetryAt(refusals.length - 1, last, endsAt) : renewedAt;
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
