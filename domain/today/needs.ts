import type { HandoverMode } from '../handovers/mode.ts';
import { isOverdue } from '../jobs/job.ts';
import { todayPolicy } from '../policy-constants.ts';

/** The one best next step: where it is done, or whom to call. */
export const needActions = [
  'repair',
  'call',
  'booking',
  'claim',
  'identity',
  'company',
  'car',
  'fleet',
  'jobs',
] as const;
export type NeedAction = (typeof needActions)[number];

/** What cannot go on without a person, each with its best next step. */
const actionOf = {
  unsafe: 'booking',
  'nobody-there': 'call',
  'wrong-address': 'call',
  'may-not-drive': 'call',
  'car-not-there': 'booking',
  'does-not-start': 'booking',
  'new-damage': 'booking',
  'delivery-late': 'call',
  'collection-late': 'call',
  'late-return': 'call',
  endangered: 'repair',
  'offer-open': 'call',
  'deposit-refused': 'call',
  'deposit-missing': 'call',
  identity: 'identity',
  'not-ready': 'car',
  'no-driver': 'jobs',
  'papers-ending': 'car',
  'registration-ending': 'car',
  'service-due': 'fleet',
  dispute: 'booking',
  'company-dispute': 'company',
  'refund-returned': 'booking',
  'email-failed': 'call',
  review: 'booking',
  handover: 'booking',
  'phone-emptied': 'booking',
  'claim-objected': 'claim',
  'claim-for-another': 'claim',
  'marks-added': 'booking',
} as const satisfies Readonly<Record<string, NeedAction>>;

export type NeedKind = keyof typeof actionOf;
export const needKinds = Object.keys(actionOf) as [NeedKind, ...NeedKind[]];

interface About {
  /** Somebody has booked the car that is not back, and can still be given another: until theirs is delivered. */
  readonly endangers: boolean;
  /** Somebody is to drive. */
  readonly isDriven: boolean;
}

/**
 * Whoever waits for a car that is late wants another car before its last renter is called. Where nobody drives, somebody
 * is found before a renter is told when they come.
 */
export function bestAction(kind: NeedKind, { endangers, isDriven }: About): NeedAction {
  const isNotBack = kind === 'late-return' || kind === 'collection-late';
  if (isNotBack && endangers) return 'repair';
  const isUnmet = kind === 'delivery-late' || kind === 'collection-late';
  return isUnmet && !isDriven ? 'jobs' : actionOf[kind];
}

interface CarNotBack {
  readonly handovers: HandoverMode;
  readonly endsAt: Temporal.Instant;
  /** Their driver has been at the door. */
  readonly isMet: boolean;
}

/** A renter is late once a driver stands before them; until then it is we who are, from the end of the time told. */
export function notBackNeed(
  { handovers, endsAt, isMet }: CarNotBack,
  now: Temporal.Instant,
): Extract<NeedKind, 'late-return' | 'collection-late'> | null {
  if (handovers === 'by-clock' || isMet) return 'late-return';
  return isOverdue(endsAt, now) ? 'collection-late' : null;
}

/** An objection is answered by somebody who may decide and has not claimed; everybody else can only fetch them. */
export function objectionNeed(
  { madeBy }: { readonly madeBy: string },
  viewer: { readonly id: string; readonly mayDecide: boolean },
): Extract<NeedKind, 'claim-objected' | 'claim-for-another'> {
  const isTheirs = viewer.mayDecide && madeBy !== viewer.id;
  return isTheirs ? 'claim-objected' : 'claim-for-another';
}

/**
 * A renter's marks that the driver did not note are looked at on the day they are added, while both remember, and again
 * before the car comes back, where they count.
 */
export function areMarksForToday(
  marks: { readonly addedAt: Temporal.Instant; readonly endsAt: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return now.since(marks.addedAt).total('hours') < 24 || isForToday(marks.endsAt, now);
}

/** What a phone has lost is done again on the day it is heard of, and a driver helped, or not at all. */
export const isHeardToday = (heardAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.since(heardAt).total('hours') < 24;

interface Dated {
  /** When it bites; null: nothing is lost by waiting, but somebody waits. */
  readonly by: Temporal.Instant | null;
  readonly since: Temporal.Instant;
}

/** What bites first stands first; without a deadline, what has waited longest. */
export function inOrder<Need extends Dated>(needs: readonly Need[]): readonly Need[] {
  return needs.toSorted((one, other) => {
    if (one.by && other.by) return Temporal.Instant.compare(one.by, other.by);
    if (one.by || other.by) return one.by ? -1 : 1;
    return Temporal.Instant.compare(one.since, other.since);
  });
}

/** What bites later than that is for another day. */
export const isForToday = (by: Temporal.Instant, now: Temporal.Instant): boolean =>
  by.since(now).total('hours') <= 24 * todayPolicy.horizonDays;

/** `live` within the hour or over already, `waiting` within the day, `next` later or without a deadline. */
export type Urgency = 'live' | 'waiting' | 'next';

export function urgencyOf(by: Temporal.Instant | null, now: Temporal.Instant): Urgency {
  if (!by) return 'next';
  const hours = by.since(now).total('hours');
  if (hours <= 1) return 'live';
  return hours <= 24 ? 'waiting' : 'next';
}
