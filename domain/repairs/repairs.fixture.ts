import { moneyFromUnits } from '../money.ts';
import type { CarAtHand, EndangeredBooking } from './repair.ts';

export const noon = Temporal.Instant.from('2026-11-18T12:00:00Z');
export const hours = (count: number) => noon.add({ minutes: Math.round(count * 60) });
export const eur = (units: number) => moneyFromUnits(units, 'EUR');

export const captur = {
  id: 'captur',
  brand: 'Renault',
  model: 'Captur',
  category: 'C',
  bodyType: 'SUV',
  propulsionType: 'GAS',
  transmission: 'AUTOMATIC',
  seats: 5,
  luggages: 3,
  extras: [],
  pricePerDay: eur(50),
} as const;

export const carAtHand = (change: Partial<CarAtHand> & { readonly id: string }): CarAtHand => ({
  ...captur,
  freeFrom: hours(0),
  ...change,
});

/** Of four days from 17:00, when it is 12:00. */
export const sofias = (
  carsAtHand: readonly CarAtHand[],
  change: Partial<EndangeredBooking> = {},
): EndangeredBooking => ({
  id: 'sofia',
  startsAt: hours(5),
  endsAt: hours(5 + 96),
  soonest: hours(5),
  occupied: { from: hours(5), to: hours(5 + 98) },
  days: 4,
  booked: captur,
  paid: eur(230),
  carsAtHand,
  ...change,
});
