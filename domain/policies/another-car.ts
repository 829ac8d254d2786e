import { type BookingStatus, isOpenToRenter } from '../booking-lifecycle.ts';
import { type CarValue, carValues } from '../car.ts';
import type { HandoverMode } from '../handovers/mode.ts';
import type { Trip } from '../trip.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/** Why a booking is given another car, as its renter is told. */
export const replacementReasons = ['damaged', 'late', 'service', 'other'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** What a renter counts on when they book a car. */
export interface CarPromise {
  readonly category: CarValue<'category'>;
  readonly bodyType: CarValue<'bodyType'>;
  readonly propulsionType: CarValue<'propulsionType'>;
  readonly transmission: CarValue<'transmission'>;
  readonly seats: number;
  readonly luggages: number;
  /** Those chosen with the booking; of another car, those it can take. */
  readonly extras: readonly string[];
}

/** What somebody would have to do without. */
export type Shortcoming = 'category' | 'seats' | 'luggages' | 'transmission' | 'extras';

/**
 * A booking is given a car of its class or a better one, at the price agreed: as many seats, as much room, the
 * extras that were chosen, and no manual for whoever booked an automatic: their licence may not allow it.
 */
export function shortcomings(booked: CarPromise, other: CarPromise): readonly Shortcoming[] {
  const lacks: Readonly<Record<Shortcoming, boolean>> = {
    category: classOf(other) < classOf(booked),
    seats: other.seats < booked.seats,
    luggages: other.luggages < booked.luggages,
    transmission: booked.transmission === 'AUTOMATIC' && other.transmission === 'MANUAL',
    extras: booked.extras.some((extra) => !other.extras.includes(extra)),
  };
  return (Object.keys(lacks) as Shortcoming[]).filter((one) => lacks[one]);
}

export const isBetterClass = (booked: CarPromise, other: CarPromise) =>
  classOf(other) > classOf(booked);

interface Undelivered extends Trip {
  readonly status: BookingStatus;
  readonly handovers: HandoverMode;
  /** Its delivery is sealed, also where the booking has not gone on to the next status yet. */
  readonly isDelivered: boolean;
}

/**
 * Until the car is delivered: where handovers are recorded with the seal, however late it is, and else at the promised
 * time. Afterwards it is with its renter.
 */
export function mayHaveAnotherCar(
  { status, startsAt, endsAt, handovers, isDelivered }: Undelivered,
  now: Temporal.Instant,
): Verdict<'booking_not_changeable'> {
  const isBefore = (at: Temporal.Instant) => Temporal.Instant.compare(now, at) < 0;
  const isToCome = handovers === 'recorded' ? !isDelivered && isBefore(endsAt) : isBefore(startsAt);
  return isOpenToRenter(status) && isToCome ? allowed : refused('booking_not_changeable');
}

interface Candidate extends CarPromise {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
}

/**
 * The cars that fit, the likest first: a better class only where no equal car is free, so that it is there for whom
 * nothing else is left; then the same model, body, gearbox and drive.
 */
export function likestFirst<C extends Candidate>(booked: Candidate, candidates: readonly C[]): C[] {
  const unlikeness = (other: Candidate): readonly number[] => [
    classOf(other) - classOf(booked),
    ...[
      other.brand !== booked.brand || other.model !== booked.model,
      other.bodyType !== booked.bodyType,
      other.transmission !== booked.transmission,
      other.propulsionType !== booked.propulsionType,
    ].map(Number),
    other.seats - booked.seats + (other.luggages - booked.luggages),
  ];
  return candidates
    .filter((other) => other.id !== booked.id && shortcomings(booked, other).length === 0)
    .map((car) => ({ car, unlikeness: unlikeness(car) }))
    .toSorted((a, b) => compare(a.unlikeness, b.unlikeness) || (a.car.id < b.car.id ? -1 : 1))
    .map(({ car }) => car);
}

const classOf = ({ category }: CarPromise) => carValues.category.indexOf(category);

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
