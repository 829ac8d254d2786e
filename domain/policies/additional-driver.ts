import { toCityTime } from '../city-time.ts';
import { type Currency, compareMoney, type Money, zero } from '../money.ts';
import { driverPolicy } from '../policy-constants.ts';
import { bookingObstacles, type Renter } from './eligibility.ts';
import {
  ageAtStart,
  type YoungDriverBand,
  youngDriverBand,
  youngDriverFeePerDay,
} from './young-driver.ts';

export const driverStates = [
  'invited',
  'invitation-ended',
  'to-verify',
  'fee-to-agree',
  'may-drive',
  'left',
  'may-not-drive',
] as const;

export type DriverState = (typeof driverStates)[number];

/** Somebody whom a renter has invited to drive on their trip. */
export type AdditionalDriver = {
  /** When the invitation was sent last. */
  readonly invitedAt: Temporal.Instant;
  /** Null until the invitation was accepted: nobody learns before whether there is an account. */
  readonly person: Renter | null;
  readonly hasLeft: boolean;
  /** What the renter has agreed to pay for this person's age. */
  readonly agreedFeePerDay: Money;
  /** Whether they were allowed to drive when the car was delivered; null before. */
  readonly wasCleared: boolean | null;
};

export type DriversTrip = {
  readonly startsAt: Temporal.Instant;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly youngDriverBands: readonly YoungDriverBand[];
};

/** Who is not verified, or whose fee nobody has agreed to, does not drive. */
export function driverState(
  driver: AdditionalDriver,
  trip: DriversTrip,
  now: Temporal.Instant,
): DriverState {
  if (driver.wasCleared !== null) return driver.wasCleared ? 'may-drive' : 'may-not-drive';
  if (driver.hasLeft) return 'left';
  if (!driver.person) {
    const endsAt = invitationEndsAt(driver, trip);
    return Temporal.Instant.compare(now, endsAt) < 0 ? 'invited' : 'invitation-ended';
  }
  const startDay = toCityTime(trip.startsAt, trip.timeZone).toPlainDate();
  if (bookingObstacles(driver.person, startDay).length > 0) return 'to-verify';
  return compareMoney(driverFee(driver, trip), driver.agreedFeePerDay) > 0
    ? 'fee-to-agree'
    : 'may-drive';
}

/** Nobody is invited twice, and the renter drives anyway. */
export function isNewDriver(email: string, drivers: readonly string[]): boolean {
  const same = (other: string) => other.trim().toLowerCase() === email.trim().toLowerCase();
  return !drivers.some(same);
}

/** A week to answer, and never longer than until delivery. */
export function invitationEndsAt(
  { invitedAt }: Pick<AdditionalDriver, 'invitedAt'>,
  { startsAt }: Pick<DriversTrip, 'startsAt'>,
): Temporal.Instant {
  const lapsesAt = invitedAt.add({ hours: driverPolicy.invitationDays * 24 });
  return Temporal.Instant.compare(lapsesAt, startsAt) < 0 ? lapsesAt : startsAt;
}

/** What this person's age costs by the day. */
export function driverFee({ person }: AdditionalDriver, trip: DriversTrip): Money {
  if (!person?.birthdate) return zero(trip.currency);
  const age = ageAtStart(trip.startsAt, trip.timeZone, person.birthdate);
  const band = youngDriverBand(age, trip.youngDriverBands);
  return band ? youngDriverFeePerDay(band, trip.currency) : zero(trip.currency);
}
