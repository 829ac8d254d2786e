import { cityToday, fromCityTime, instantOfRealTime, toCityTime } from './city-time.ts';
import { halfHours, nearestTime } from './half-hours.ts';
import { rentalDaysBetween, type Trip } from './trip.ts';
import type { TripFacts } from './trip-facts.ts';
import { validateEnd } from './trip-rules.ts';

/** Which way a trip that has begun is changed. */
export const returnMoves = ['later', 'earlier'] as const;
export type ReturnMove = (typeof returnMoves)[number];

export interface ReturnDay {
  readonly date: Temporal.PlainDate;
  /** Against the days that were booked; less than none where it is earlier. */
  readonly moreDays: number;
  /** At which the car can be collected that day; none where somebody else has it. */
  readonly times: readonly Temporal.PlainTime[];
}

/** As many days ahead are offered at once; whoever wants more asks again. */
const DAYS_AHEAD = 7;

/** The days to which a return can be moved, in their order; a later one ends with the first that is taken. */
export function returnDays(trip: Trip, move: ReturnMove, facts: TripFacts): ReturnDay[] {
  const booked = toCityTime(trip.endsAt, facts.timeZone).toPlainDate();
  const today = cityToday(facts.now, facts.timeZone);
  const first = move === 'later' ? laterDate(booked, today) : today;
  const last = move === 'later' ? first.add({ days: DAYS_AHEAD }) : booked;
  const days: ReturnDay[] = [];
  for (
    let date = first;
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const day = dayOf(trip, move, date, facts);
    days.push(day);
    if (move === 'later' && day.times.length === 0 && !date.equals(booked)) break;
  }
  return days;
}

function dayOf(
  trip: Trip,
  move: ReturnMove,
  date: Temporal.PlainDate,
  facts: TripFacts,
): ReturnDay {
  const times = halfHours.filter((time) => {
    const endsAt = instantOfRealTime(date.toPlainDateTime(time), facts.timeZone);
    if (!endsAt) return false;
    const order = Temporal.Instant.compare(endsAt, trip.endsAt);
    const isThatWay = move === 'later' ? order > 0 : order < 0;
    return isThatWay && validateEnd({ ...trip, endsAt }, facts).ok;
  });
  const startsLocal = toCityTime(trip.startsAt, facts.timeZone);
  const endsLocal = toCityTime(trip.endsAt, facts.timeZone);
  const moved = date.toPlainDateTime(nearest(endsLocal.toPlainTime(), times));
  const moreDays =
    rentalDaysBetween(startsLocal, moved) - rentalDaysBetween(startsLocal, endsLocal);
  return { date, moreDays, times };
}

/** The instant of a day and a time that were offered. */
export const returnAt = (
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  { timeZone }: Pick<TripFacts, 'timeZone'>,
): Temporal.Instant => fromCityTime(date.toPlainDateTime(time), timeZone);

const nearest = (wished: Temporal.PlainTime, times: readonly Temporal.PlainTime[]) =>
  nearestTime(wished, times) ?? wished;

const laterDate = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) >= 0 ? one : other;
