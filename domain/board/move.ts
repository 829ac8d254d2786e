import { overlaps, type TimeRange } from '../availability.ts';
import { occupiedAfterChange } from '../changed-times.ts';
import { isDrivable } from '../fleet/documents.ts';
import {
  type CarPromise,
  isBetterClass,
  type Shortcoming,
  shortcomings,
} from '../policies/another-car.ts';
import { type Away, endangers } from '../repairs/trouble.ts';
import type { Trip } from '../trip.ts';

/** A booking that is carried over the board. */
export interface MovedBooking {
  readonly id: string;
  readonly carId: string;
  readonly trip: Trip;
  /** What it takes of its car's time today. */
  readonly occupied: TimeRange;
  readonly promise: CarPromise;
}

export const takenKinds = ['booking', 'hold', 'block', 'change', 'offer'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** Something else that takes a car's time: the trip or block itself, and until the car is free again. */
export interface OtherTime {
  readonly id: string;
  readonly kind: TakenKind;
  readonly trip: Trip;
  readonly freeAt: Temporal.Instant;
}

export interface MoveCar {
  readonly id: string;
  readonly isOffered: boolean;
  readonly drivableUntil: Temporal.PlainDate | null;
  readonly promise: CarPromise;
  /** Late, in service or missing just now, whatever its calendar says. */
  readonly away: Away | null;
  /** Without what the booking itself takes. */
  readonly taken: readonly OtherTime[];
}

export type MoveVerdict =
  | { readonly ok: true; readonly isBetter: boolean }
  /** Where it is already. */
  | { readonly ok: false; readonly code: 'same' }
  | { readonly ok: false; readonly code: 'taken'; readonly by: OtherTime }
  /** Only the turnaround is in the way, by so many minutes. */
  | { readonly ok: false; readonly code: 'short'; readonly minutes: number; readonly by: OtherTime }
  | { readonly ok: false; readonly code: 'lesser'; readonly lacks: readonly Shortcoming[] }
  | { readonly ok: false; readonly code: 'papers'; readonly until: Temporal.PlainDate }
  | { readonly ok: false; readonly code: 'away'; readonly reason: Away['reason'] }
  | { readonly ok: false; readonly code: 'not-offered' };

export interface MovePlace {
  readonly turnaroundMinutes: number;
  readonly timeZone: string;
}

/**
 * What would come of putting a booking onto a car at a time. Whoever carries it and whoever saves it ask the same
 * question; that no car is given to two is still for the database to say.
 */
export function judgeMove(
  booking: MovedBooking,
  car: MoveCar,
  trip: Trip,
  { turnaroundMinutes, timeZone }: MovePlace,
): MoveVerdict {
  const isOwnCar = car.id === booking.carId;
  if (isOwnCar && isSameTrip(trip, booking.trip)) return { ok: false, code: 'same' };
  const wanted = occupiedAfterChange(
    { occupied: booking.occupied, endsAt: booking.trip.endsAt },
    trip,
    turnaroundMinutes,
  );
  const inTheWay = car.taken.find(({ trip: { startsAt }, freeAt }) =>
    overlaps(wanted, { from: startsAt, to: freeAt }),
  );
  if (inTheWay) return standingInTheWay(wanted, trip, inTheWay);
  if (
    car.drivableUntil &&
    needsPapers(booking, car, trip) &&
    !isDrivable(car.drivableUntil, trip, timeZone)
  ) {
    return { ok: false, code: 'papers', until: car.drivableUntil };
  }
  if (isOwnCar) return { ok: true, isBetter: false };
  if (!car.isOffered) return { ok: false, code: 'not-offered' };
  if (car.away && endangers(car.away, trip)) {
    return { ok: false, code: 'away', reason: car.away.reason };
  }
  const lacks = shortcomings(booking.promise, car.promise);
  if (lacks.length > 0) return { ok: false, code: 'lesser', lacks };
  return { ok: true, isBetter: isBetterClass(booking.promise, car.promise) };
}

/** On its own car a booking that does not end later needs no more than it has. */
const needsPapers = (booking: MovedBooking, car: MoveCar, { endsAt }: Trip) =>
  car.id !== booking.carId || Temporal.Instant.compare(endsAt, booking.trip.endsAt) > 0;

function standingInTheWay(wanted: TimeRange, trip: Trip, by: OtherTime): MoveVerdict {
  const isTrip = overlaps(
    { from: trip.startsAt, to: trip.endsAt },
    { from: by.trip.startsAt, to: by.trip.endsAt },
  );
  if (isTrip) return { ok: false, code: 'taken', by };
  const isAfter = Temporal.Instant.compare(by.trip.startsAt, trip.startsAt) >= 0;
  const missing = isAfter ? by.trip.startsAt.until(wanted.to) : trip.startsAt.until(by.freeAt);
  return { ok: false, code: 'short', minutes: Math.ceil(missing.total('minutes')), by };
}

const isSameTrip = (one: Trip, other: Trip) =>
  one.startsAt.equals(other.startsAt) && one.endsAt.equals(other.endsAt);

/** The same trip so much later; to be had at half hours only, as every trip. */
export function shiftedTrip({ startsAt, endsAt }: Trip, minutes: number): Trip {
  return { startsAt: startsAt.add({ minutes }), endsAt: endsAt.add({ minutes }) };
}
