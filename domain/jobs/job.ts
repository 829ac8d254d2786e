import { cityToday, startOfCityDay, toCityTime } from '../city-time.ts';
import { jobPolicy } from '../policy-constants.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/** What a driver does for a booking: brings its car, or fetches it. */
export const jobKinds = ['deliver', 'collect'] as const;
export type JobKind = (typeof jobKinds)[number];

export interface TimedJob {
  readonly bookingId: string;
  readonly kind: JobKind;
  readonly at: Temporal.Instant;
}

/** When the renter can expect us: not to the minute. */
export function windowOf(at: Temporal.Instant) {
  const { windowMinutes } = jobPolicy;
  return { from: at.subtract({ minutes: windowMinutes }), to: at.add({ minutes: windowMinutes }) };
}

/** The time that the renter was told is over. */
export const isOverdue = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, windowOf(at).to) >= 0;

const isSame = (one: TimedJob, other: TimedJob) =>
  one.bookingId === other.bookingId && one.kind === other.kind;

/** The way there, the handover and the way on: nobody is at two doors within that time. */
export function clash(one: TimedJob, other: TimedJob): boolean {
  if (isSame(one, other)) return false;
  return Math.abs(one.at.since(other.at).total('minutes')) < jobPolicy.apartMinutes;
}

export function mayTake(job: TimedJob, own: readonly TimedJob[]): Verdict<'driver_busy'> {
  return own.some((other) => clash(job, other)) ? refused('driver_busy') : allowed;
}

/** A renter's telephone number is a driver's from half a day before the job until it is surely over. */
export function seesPhone(at: Temporal.Instant, now: Temporal.Instant): boolean {
  const from = at.subtract({ hours: jobPolicy.phoneHoursBefore });
  const to = at.add({ hours: jobPolicy.phoneHoursAfter });
  return Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) <= 0;
}

/** A driver sees the jobs of today and tomorrow, `[from, to)`, as the city counts days. */
export function shownToDrivers(now: Temporal.Instant, timeZone: string) {
  const today = cityToday(now, timeZone);
  return {
    from: startOfCityDay(today, timeZone),
    to: startOfCityDay(today.add({ days: 2 }), timeZone),
  };
}

/** Who comes is told on the day, and by first name. */
export const isToldWho = (at: Temporal.Instant, now: Temporal.Instant, timeZone: string): boolean =>
  cityToday(now, timeZone).equals(toCityTime(at, timeZone).toPlainDate());
