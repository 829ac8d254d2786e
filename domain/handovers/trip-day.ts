import { type BookingStatus, isOpenToRenter } from '../booking-lifecycle.ts';
import { cityToday, toCityTime } from '../city-time.ts';
import { windowOf } from '../jobs/job.ts';
import { jobPolicy } from '../policy-constants.ts';
import { marksAddedUntil } from './addition.ts';

/** What the driver's phone has said of one end of a trip so far. */
export interface OnTheWay {
  readonly setOutAt: Temporal.Instant | null;
  /** By when a late driver said they would be there. */
  readonly expectedAt: Temporal.Instant | null;
  readonly arrivedAt: Temporal.Instant | null;
  /** The driver stood at the door and met nobody. */
  readonly missedAt: Temporal.Instant | null;
}

export interface DayFacts {
  readonly status: BookingStatus;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly timeZone: string;
  readonly delivery: OnTheWay;
  readonly return: OnTheWay;
  /** When the delivery was sealed; null before, and where nothing is recorded. */
  readonly sealedAt: Temporal.Instant | null;
}

/**
 * `missed`: the driver is at the door and nobody is there. `sealed`: within the hour for the renter's own marks.
 * `overdue`: the return's time is over and no driver is on the way. `ended`: the booking came to nothing.
 */
const dayPhases = [
  'before',
  'today',
  'on-the-way',
  'late',
  'at-door',
  'missed',
  'no-show',
  'sealed',
  'on-road',
  'overdue',
  'collected',
  'ended',
] as const;
export type DayPhase = (typeof dayPhases)[number];

export interface TripDay {
  readonly phase: DayPhase;
  readonly end: 'delivery' | 'return';
  readonly told: { readonly from: Temporal.Instant; readonly to: Temporal.Instant };
  /** When somebody who is late will be there; null where nobody can say. */
  readonly expectedAt: Temporal.Instant | null;
}

/** What a renter is shown of the day, from what is known of it now. */
export function tripDay(facts: DayFacts, now: Temporal.Instant): TripDay {
  const { status, sealedAt } = facts;
  const isDelivered = status === 'active' || sealedAt !== null;
  const end = isDelivered ? 'return' : 'delivery';
  const told = windowOf(isDelivered ? facts.endsAt : facts.startsAt);
  const still = (phase: DayPhase): TripDay => ({ phase, end, told, expectedAt: null });
  if (isOpenToRenter(status) || status === 'active') {
    const way = facts[end];
    if (way.missedAt) return still(isDelivered ? 'overdue' : 'missed');
    if (way.arrivedAt) return still('at-door');
    const expectedAt = expected(way, now);
    const isOver = !isBefore(now, told.to);
    if (isOver || (expectedAt && isBefore(told.to, expectedAt))) {
      return expectedAt || !isDelivered
        ? { phase: 'late', end, told, expectedAt }
        : still('overdue');
    }
    if (way.setOutAt) return still('on-the-way');
    return still(waiting(facts, end, now));
  }
  if (status === 'cancelled-by-user' && facts.delivery.missedAt) return still('no-show');
  const isCollected = ['completed', 'review', 'processed', 'finished'].includes(status);
  return still(isCollected ? 'collected' : 'ended');
}

/** Nobody is on the way yet: on the day, after the delivery, on the road, or days ahead. */
function waiting(
  { startsAt, endsAt, timeZone, sealedAt }: DayFacts,
  end: TripDay['end'],
  now: Temporal.Instant,
): DayPhase {
  if (sealedAt && isBefore(now, marksAddedUntil(sealedAt))) return 'sealed';
  const day = toCityTime(end === 'return' ? endsAt : startsAt, timeZone).toPlainDate();
  const isToday = Temporal.PlainDate.compare(day, cityToday(now, timeZone)) <= 0;
  if (isToday) return 'today';
  return end === 'return' ? 'on-road' : 'before';
}

/**
 * When the driver will be there: what they said themselves, while it lies ahead, else what the way takes. Nobody can
 * say it of a driver who has not set out.
 */
function expected(
  { setOutAt, expectedAt }: OnTheWay,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (expectedAt && isBefore(now, expectedAt)) return expectedAt;
  if (!setOutAt) return null;
  const there = roundUp(setOutAt.add({ minutes: jobPolicy.wayMinutes }));
  // Whoever is not there by then will be soon: nobody drives for ever.
  return isBefore(now, there) ? there : roundUp(now);
}

const STEP_MINUTES = 5;

/** To the next five minutes: nobody knows it better, and a time that was named is not passed. */
const roundUp = (at: Temporal.Instant): Temporal.Instant =>
  at
    .add({ minutes: 1 })
    .round({ smallestUnit: 'minute', roundingIncrement: STEP_MINUTES, roundingMode: 'ceil' });

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;
