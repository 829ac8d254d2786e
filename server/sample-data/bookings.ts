import { isFree, occupiedRange, type TimeRange } from '../../domain/availability.ts';
import { releasesCar } from '../../domain/booking-lifecycle.ts';
import { type Money, money, zero } from '../../domain/money.ts';
import { depositFor, usualDeposits } from '../../domain/policies/deposit.ts';
import { bookingPolicy } from '../../domain/policy-constants.ts';
import type { Trip } from '../../domain/trip.ts';
import type { SamplePeople, SampleUser } from './accounts.ts';
import { type BookingPrice, priceOf } from './booking-price.ts';
import { type StoryEvent, storyOf } from './booking-story.ts';
import type { SampleCar } from './cars.ts';
import { type LiveCityId, sampleCities, turnaroundMinutes } from './cities.ts';
import { type Booker, type Occasion, occasions } from './occasions.ts';
import { type PlannedTrip, planTrip } from './plan-trip.ts';
import type { Random } from './random.ts';
import { addresses, type Spot } from './spots.ts';

export type SampleBooking = {
  readonly id: string;
  readonly reference: string;
  readonly cityId: LiveCityId;
  readonly car: SampleCar;
  readonly user: SampleUser;
  readonly occasion: Occasion;
  readonly isBusiness: boolean;
  readonly trip: PlannedTrip;
  readonly delivery: Spot;
  readonly giveBack: Spot;
  readonly price: BookingPrice;
  readonly events: readonly StoryEvent[];
};

/** When cars are taken, car by car; shared by bookings and maintenance so that they never overlap. */
export type Calendar = Map<SampleCar, TimeRange[]>;

export function bookingsOf(
  cityId: LiveCityId,
  cars: readonly SampleCar[],
  people: SamplePeople,
  calendar: Calendar,
  now: Temporal.Instant,
  random: Random,
): SampleBooking[] {
  return occasions[cityId].flatMap((occasion) =>
    Array.from({ length: occasion.times }, () => {
      const trip = planTrip(occasion, sampleCities[cityId].timeZone, now, random);
      const car = freeCar(trip, trip.bookedAt, cars, calendar, random);
      if (!releasesCar(occasion.status)) occupy(car, trip, calendar);
      return bookingOf(
        cityId,
        car,
        trip,
        occasion,
        pickUser(occasion.by, people, random),
        now,
        random,
      );
    }),
  );
}

function bookingOf(
  cityId: LiveCityId,
  car: SampleCar,
  trip: PlannedTrip,
  occasion: Occasion,
  user: SampleUser,
  now: Temporal.Instant,
  random: Random,
): SampleBooking {
  const { timeZone, currency } = sampleCities[cityId];
  const isBusiness = occasion.by === 'business' || occasion.by === 'company-driver';
  const price = priceOf(car, trip, occasion, user, random);
  const profile = isBusiness ? 'business' : 'personal';
  const delivery = random.pick(addresses[cityId]);
  return {
    id: random.uuid(),
    reference: referenceOf(random),
    cityId,
    car,
    user,
    occasion,
    isBusiness,
    trip,
    delivery,
    giveBack: random.chance(0.6) ? delivery : random.pick(addresses[cityId]),
    price,
    events: storyOf({
      status: occasion.status,
      trip,
      timeZone,
      paidByCard: isBusiness ? zero(currency) : price.total,
      paidByCredit: creditUsed(price, currency),
      deposit:
        depositFor(profile, user.card?.funding ?? 'unknown', usualDeposits(currency)) ?? null,
      cancelledHoursBefore: occasion.cancelledHoursBefore ?? 0,
      now,
    }),
  };
}

/** Positive, though it stands as a negative line in the price. */
export function creditUsed({ items }: BookingPrice, currency: Money['currency']): Money {
  const line = items.find(({ kind }) => kind === 'credit');
  return money(-(line?.amount ?? 0), currency);
}

function pickUser(by: Booker, { accounts, drivers }: SamplePeople, random: Random): SampleUser {
  const [young, ...grown] = drivers;
  switch (by) {
    case 'renter':
      return accounts.renter;
    case 'business':
      return accounts.business;
    case 'young-driver':
      return young ?? accounts.renter;
    case 'company-driver':
      return random.pick(grown.filter(({ companyId }) => companyId !== null));
    case 'driver':
      return random.pick(grown);
  }
}

/** Any car that was in the fleet by then and is not taken. */
export function freeCar(
  trip: Trip,
  since: Temporal.Instant,
  cars: readonly SampleCar[],
  calendar: Calendar,
  random: Random,
): SampleCar {
  return random.pick(
    cars.filter(
      (car) =>
        Temporal.Instant.compare(car.addedAt, since) < 0 &&
        isFree(trip, calendar.get(car) ?? [], turnaroundMinutes),
    ),
  );
}

function occupy(car: SampleCar, trip: Trip, calendar: Calendar): void {
  calendar.set(car, [...(calendar.get(car) ?? []), occupiedRange(trip, turnaroundMinutes)]);
}

function referenceOf(random: Random): string {
  const letters = [...bookingPolicy.referenceAlphabet];
  return Array.from({ length: bookingPolicy.referenceLength }, () => random.pick(letters)).join('');
}
