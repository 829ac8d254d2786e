import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SampleBooking } from './bookings.ts';
import type { SampleCar } from './cars.ts';
import type { LiveCityId } from './cities.ts';
import type { Random } from './random.ts';
import { fittingNumber, type ReviewRating, reviewerName, reviewText } from './review-texts.ts';

/** Of ten cars about one has no review yet, most have a few, one is the city's favourite. */
const reviewsPerCar = [0, 1, 2, 3, 3, 4, 5, 6, 8, 12] as const;
const mostReviews = 40;

/** Each text is written once: the number that the next review may have. */
type Numbers = { next: number };

export function reviewsOf(
  cars: readonly SampleCar[],
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['reviews']>[] {
  const numbers = { next: 0 };
  return cars.flatMap((car, index) => {
    const count = index === 0 ? mostReviews : random.pick(reviewsPerCar);
    return reviewsOfCar(car, count, numbers, now, random);
  });
}

export function someReviewsOf(
  car: SampleCar,
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['reviews']>[] {
  const count = random.pick(reviewsPerCar);
  return reviewsOfCar(car, count, { next: random.integer(0, 10_000) }, now, random);
}

function reviewsOfCar(
  car: SampleCar,
  count: number,
  numbers: Numbers,
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['reviews']>[] {
  return Array.from({ length: count }, () => reviewOf(car, numbers, now, random));
}

function reviewOf(
  car: SampleCar,
  numbers: Numbers,
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['reviews']> {
  const rating = anyRating(random);
  const number = fittingNumber(car, rating, numbers.next);
  numbers.next = number + 1;
  const hoursSinceAdded = now.since(car.addedAt).total('hours');
  const writtenAt = now.subtract({ hours: random.integer(20, Math.floor(hoursSinceAdded) - 20) });
  const near = () => Math.min(5, Math.max(1, rating + random.integer(-1, 1)));
  const aspects = random.chance(0.7)
    ? { comfort: near(), drive: near(), accuracy: near(), safety: near(), value: near() }
    : { comfort: null, drive: null, accuracy: null, safety: null, value: null };
  return {
    id: random.uuid(),
    car_id: car.row.id,
    booking_id: null,
    user_id: null,
    user_name: reviewerName(number),
    rating,
    ...aspects,
    description: reviewText(car.row.city_id as LiveCityId, rating, number),
    created_at: new Date(writtenAt.epochMilliseconds),
  };
}

function anyRating(random: Random): ReviewRating {
  const roll = random.fraction();
  if (roll < 0.58) return 5;
  if (roll < 0.88) return 4;
  return roll < 0.97 ? 3 : 2;
}

/** The one review that belongs to a booking: the sample renter's own. */
export function renterReview(
  bookings: readonly SampleBooking[],
  random: Random,
): Insertable<Tables['reviews']>[] {
  return bookings
    .filter(({ occasion }) => occasion.reviewed)
    .map(({ id, car, user, trip }) => ({
      id: random.uuid(),
      car_id: car.row.id,
      booking_id: id,
      user_id: user.row.id,
      user_name: 'Sample R.',
      rating: 5,
      comfort: 5,
      drive: 4,
      accuracy: 5,
      safety: 5,
      value: 4,
      description: 'Waiting at the door when we came down, and collected there three days later.',
      created_at: new Date(trip.endsAt.add({ hours: 26 }).epochMilliseconds),
    }));
}
