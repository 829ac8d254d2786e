import { later as laterOf } from '../later.ts';
import {
  add,
  multiplyByInteger,
  multiplyByRatio,
  roundDownToCents,
  subtract,
  zero,
} from '../money.ts';
import { isBetterClass, likestFirst } from '../policies/another-car.ts';
import { repairPolicy, tripPolicy } from '../policy-constants.ts';
import type { CarAtHand, EndangeredBooking, PricedCar, Repair } from './repair.ts';
import type { Trouble } from './trouble.ts';

/**
 * Every way to look after one booking, the best first. What a renter was told comes before what it costs: an equal
 * car at the promised time, then a choice of others at that time, then a later time, and the money back last.
 */
export function rankRepairs(
  booking: EndangeredBooking,
  { until, isGuess }: Pick<Trouble, 'until' | 'isGuess'>,
): readonly Repair[] {
  const cars = likestFirst(booking.booked, booking.carsAtHand);
  const onTime = cars.filter(({ freeFrom }) => isBy(freeFrom, booking.startsAt));
  const equal = onTime.filter((car) => isAlike(booking.booked, car));
  return [
    ...equal.map((car) => atOnce(booking, 'equal-car', [car])),
    ...(onTime.length > 0
      ? [atOnce(booking, 'offer', onTime.slice(0, repairPolicy.mostOffered))]
      : []),
    ...cars.flatMap((car) => later(booking, 'car-later', car.freeFrom, car)),
    ...(until && !isGuess ? later(booking, 'delivery-later', until) : []),
    moneyBack(booking),
  ].toSorted(byWhatWasTold);
}

/** Nothing that a renter chooses a car by is different, so nobody has to be asked. */
export function isAlike(booked: PricedCar, other: PricedCar): boolean {
  return (
    !isBetterClass(booked, other) &&
    other.bodyType === booked.bodyType &&
    other.propulsionType === booked.propulsionType
  );
}

const isSameModel = (one: PricedCar, other: PricedCar) =>
  one.brand === other.brand && one.model === other.model;

/** The sort is stable: among equals the likest car stays first. */
function byWhatWasTold(one: Repair, other: Repair): number {
  return (
    broken(one) - broken(other) ||
    one.delayMinutes - other.delayMinutes ||
    Number(other.keepsModel) - Number(one.keepsModel) ||
    one.costs.amount - other.costs.amount
  );
}

/** 0: nothing; 1: the car; 2: the time; 3: the trip. */
function broken({ kind }: Repair): number {
  return { 'equal-car': 0, offer: 1, 'car-later': 2, 'delivery-later': 2, 'money-back': 3 }[kind];
}

function atOnce(
  booking: EndangeredBooking,
  kind: 'equal-car' | 'offer',
  cars: readonly CarAtHand[],
): Repair {
  const [best] = cars;
  return {
    kind,
    carIds: cars.map(({ id }) => id),
    keepsModel: best !== undefined && isSameModel(booking.booked, best),
    startsAt: booking.startsAt,
    delayMinutes: 0,
    costs: best ? dearer(booking, best) : zero(booking.paid.currency),
  };
}

/** Not much later, on the half hour as every delivery is, and with most of the trip left. */
function later(
  booking: EndangeredBooking,
  kind: 'car-later' | 'delivery-later',
  freeFrom: Temporal.Instant,
  car?: CarAtHand,
): Repair[] {
  if (isBy(freeFrom, booking.startsAt)) return [];
  const startsAt = laterOf(freeFrom, booking.soonest).round({
    smallestUnit: 'minute',
    roundingIncrement: tripPolicy.slotMinutes,
    roundingMode: 'ceil',
  });
  const delayMinutes = startsAt.since(booking.startsAt).total('minutes');
  const lengthMinutes = booking.endsAt.since(booking.startsAt).total('minutes');
  if (!isBy(startsAt, latestDelivery(booking))) return [];
  const missed = shareOf(booking, delayMinutes, lengthMinutes);
  const dearerBy = car ? dearer(booking, car) : zero(missed.currency);
  return [
    {
      kind,
      carIds: car ? [car.id] : [],
      keepsModel: car === undefined || isSameModel(booking.booked, car),
      startsAt,
      delayMinutes,
      costs: add(missed, dearerBy),
    },
  ];
}

/** A few hours after it was due or could be done, and with no less than half of what is left of the trip. */
export function latestDelivery({
  soonest,
  endsAt,
}: Pick<EndangeredBooking, 'soonest' | 'endsAt'>): Temporal.Instant {
  const minutesLeft = endsAt.since(soonest).total('minutes');
  const minutes = Math.min(repairPolicy.mostDelayMinutes, Math.floor(minutesLeft / 2));
  return soonest.add({ minutes });
}

/** The part of the price for time that the renter does not have the car, in whole cents. */
export function shareOf(
  { paid }: Pick<EndangeredBooking, 'paid'>,
  delayMinutes: number,
  lengthMinutes: number,
) {
  return roundDownToCents(multiplyByRatio(paid, delayMinutes, lengthMinutes, 'down'));
}

const moneyBack = ({ startsAt, paid }: EndangeredBooking): Repair => ({
  kind: 'money-back',
  carIds: [],
  keepsModel: false,
  startsAt,
  delayMinutes: 0,
  costs: paid,
});

function dearer({ booked, days }: EndangeredBooking, car: PricedCar) {
  const more = subtract(car.pricePerDay, booked.pricePerDay);
  return more.amount > 0 ? multiplyByInteger(more, days) : zero(more.currency);
}

const isBy = (at: Temporal.Instant, by: Temporal.Instant) => Temporal.Instant.compare(at, by) <= 0;
