import type { TimeRange } from '../availability.ts';
import type { Money } from '../money.ts';
import type { CarPromise } from '../policies/another-car.ts';

/** What can be done for a renter whose car cannot be had, what breaks least of what they were told first. */
export const repairKinds = [
  'equal-car',
  'offer',
  'car-later',
  'delivery-later',
  'money-back',
] as const;
export type RepairKind = (typeof repairKinds)[number];

export interface Repair {
  readonly kind: RepairKind;
  /** The cars it takes: one that comes, or those the renter chooses from with the best first. */
  readonly carIds: readonly string[];
  /** The model they booked comes. */
  readonly keepsModel: boolean;
  /** When the renter has a car. */
  readonly startsAt: Temporal.Instant;
  readonly delayMinutes: number;
  /** What the company gives: the dearer car's difference, hours not driven, the whole price. */
  readonly costs: Money;
}

export interface PricedCar extends CarPromise {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly pricePerDay: Money;
}

/** A car that can take the trip, at its time or a little later, until its end. */
export interface CarAtHand extends PricedCar {
  readonly freeFrom: Temporal.Instant;
}

export interface EndangeredBooking {
  readonly id: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** When a car can be with the renter: at the promised time, or now where that is past. */
  readonly soonest: Temporal.Instant;
  /** With its turnaround. */
  readonly occupied: TimeRange;
  readonly days: number;
  readonly booked: PricedCar;
  readonly paid: Money;
  readonly carsAtHand: readonly CarAtHand[];
}
