import { toCityTime } from '../city-time.ts';
import { depositPolicy, reviewPolicy } from '../policy-constants.ts';

/** 48 hours before delivery, or at once when delivery is sooner. */
export function depositAuthorisedAt(
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant {
  const planned = startsAt.subtract({ hours: depositPolicy.authorisedHoursBeforeDelivery });
  return Temporal.Instant.compare(planned, now) > 0 ? planned : now;
}

/** Whether it is time to hold; before, a hold would stand for nothing. */
export function isDepositDue(startsAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return depositAuthorisedAt(startsAt, now).equals(now);
}

/**
 * When a refused hold is tried again; never once the retries or the time for them are used up. The last try comes an
 * hour before the time is over, however short it is: until then the renter can approve it or choose another card.
 */
export function nextDepositRetryAt(
  retriesDone: number,
  lastTriedAt: Temporal.Instant,
  before?: Temporal.Instant,
): Temporal.Instant | undefined {
  if (retriesDone >= depositPolicy.retries) return undefined;
  const next = lastTriedAt.add({ hours: depositPolicy.retryAfterHours });
  const last = before?.subtract({ hours: depositPolicy.lastTriedHoursBefore });
  if (!last || Temporal.Instant.compare(next, last) < 0) return next;
  return Temporal.Instant.compare(last, lastTriedAt) > 0 ? last : undefined;
}

/** A hold on a card, and when it ends by itself: that is for the provider to say. */
export type Hold = { readonly at: Temporal.Instant; readonly until: Temporal.Instant };

/**
 * When a hold is taken anew before it ends; never when it outlasts the time for which it is needed,
 * if that is known. One that lives for less than two days is renewed when half of its life is over.
 */
export function depositRenewedAt(
  { at, until }: Hold,
  neededUntil?: Temporal.Instant,
): Temporal.Instant | undefined {
  if (neededUntil && Temporal.Instant.compare(until, neededUntil) > 0) return undefined;
  const early = until.subtract({ hours: depositPolicy.renewedHoursBeforeEnd });
  const halfway = at.add({ minutes: Math.floor(at.until(until).total('minutes') / 2) });
  return Temporal.Instant.compare(early, halfway) > 0 ? early : halfway;
}

/**
 * A refused renewal is tried again like any refused hold while the old one stands. When that has
 * ended all the same, a new one is asked for, and tried again as often.
 */
export function nextDepositRenewalAt(
  hold: Hold,
  refusedAt: readonly Temporal.Instant[],
  neededUntil?: Temporal.Instant,
): Temporal.Instant | undefined {
  const renewedAt = depositRenewedAt(hold, neededUntil);
  if (!renewedAt) return undefined;
  return (
    nextDepositAttemptAt(renewedAt, refusedAt, hold.until) ??
    nextDepositAttemptAt(hold.until, refusedAt)
  );
}

/** The next of the attempts that begin at a moment: the first of them, or a retry. */
export function nextDepositAttemptAt(
  from: Temporal.Instant,
  refusedAt: readonly Temporal.Instant[],
  before?: Temporal.Instant,
): Temporal.Instant | undefined {
  const refusals = refusedAt.filter((one) => Temporal.Instant.compare(one, from) >= 0);
  const last = refusals.at(-1);
  return last ? nextDepositRetryAt(refusals.length - 1, last, before) : from;
}

/** The last of the attempts that begin at a moment: once it is refused, none follows. */
export function lastDepositAttemptAt(
  from: Temporal.Instant,
  refusedAt: readonly Temporal.Instant[],
  before: Temporal.Instant,
): Temporal.Instant {
  const next = nextDepositAttemptAt(from, refusedAt, before);
  return next
    ? lastDepositAttemptAt(from, [...refusedAt, next], before)
    : (refusedAt.at(-1) ?? from);
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

/** By when somebody claims what they found, or ends the review. */
export const reviewDueBy = (openedAt: Temporal.Instant): Temporal.Instant =>
  openedAt.add({ hours: 24 * reviewPolicy.days });

function isWeekday(at: Temporal.Instant, timeZone: string): boolean {
  return toCityTime(at, timeZone).dayOfWeek <= 5;
}
