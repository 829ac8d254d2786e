import { type BookingStatus, toDeliver } from '../booking-lifecycle.ts';
import type { CarCondition } from '../fleet/condition.ts';
import { isDrivable } from '../fleet/documents.ts';
import { isOverdue } from '../jobs/job.ts';

/** What needs a person, the worst first: the car is not where it should be, it may not go, or nobody has paid for it. */
export const troubleKinds = [
  'late-return',
  'late-delivery',
  'blocked-car',
  'papers-end',
  'deposit-declined',
  'documents',
  'not-ready',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** A car that has to be cleaned or refuelled, or stands in a workshop, must be ready so long before it goes out. */
export const readyHoursBefore: Readonly<Record<'blocked-car' | 'not-ready', number>> = {
  'blocked-car': 48,
  'not-ready': 6,
};

export interface TroubleCar {
  readonly condition: CarCondition;
  readonly drivableUntil: Temporal.PlainDate | null;
}

export interface TroubleBooking {
  readonly id: string;
  readonly status: BookingStatus;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** A check of the renter's documents waits for a person. */
  readonly isRenterInReview: boolean;
  /** The driver who brings the car is at the door. */
  readonly isMet: boolean;
}

export interface Trouble {
  readonly kind: TroubleKind;
  readonly bookingId: string;
  /** When it bites: a return that was promised, a delivery that is. */
  readonly at: Temporal.Instant;
}

/** The worst that is wrong with a car and its bookings; of two that are as bad, what bites first. */
export function troubleOf(
  car: TroubleCar,
  bookings: readonly TroubleBooking[],
  { now, timeZone }: { readonly now: Temporal.Instant; readonly timeZone: string },
): Trouble | null {
  const found = bookings.flatMap((booking) =>
    troublesOf(car, booking, now, timeZone).map((kind) => ({
      kind,
      bookingId: booking.id,
      at: kind === 'late-return' ? booking.endsAt : booking.startsAt,
    })),
  );
  return found.toSorted(compareTrouble)[0] ?? null;
}

/** Late before blocked before unpaid; then by when it bites. */
export function compareTrouble(one: Trouble, other: Trouble): number {
  const order = troubleKinds.indexOf(one.kind) - troubleKinds.indexOf(other.kind);
  return order || Temporal.Instant.compare(one.at, other.at);
}

function troublesOf(
  { condition, drivableUntil }: TroubleCar,
  booking: TroubleBooking,
  now: Temporal.Instant,
  timeZone: string,
): TroubleKind[] {
  const { status, startsAt, endsAt } = booking;
  if (status === 'active') {
    return [
      ...(isBefore(endsAt, now) ? ['late-return' as const] : []),
      ...(isDrivable(drivableUntil, booking, timeZone) ? [] : ['papers-end' as const]),
    ];
  }
  if (!toDeliver.some((one) => one === status)) return [];
  const isWithin = (hours: number) => isBefore(startsAt, now.add({ hours }));
  return [
    ...(isOverdue(startsAt, now) && !booking.isMet ? ['late-delivery' as const] : []),
    ...(isBlocked(condition) && isWithin(readyHoursBefore['blocked-car'])
      ? ['blocked-car' as const]
      : []),
    ...(isDrivable(drivableUntil, booking, timeZone) ? [] : ['papers-end' as const]),
    ...(status === 'security-deposit-retry' ? ['deposit-declined' as const] : []),
    ...(booking.isRenterInReview ? ['documents' as const] : []),
    ...(isToPrepare(condition) && isWithin(readyHoursBefore['not-ready'])
      ? ['not-ready' as const]
      : []),
  ];
}

const isBlocked = (condition: CarCondition) =>
  condition === 'IN_SERVICE' || condition === 'MISSING';

export const isToPrepare = (condition: CarCondition) =>
  condition === 'TO_CLEAN' || condition === 'TO_REFUEL';

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;
