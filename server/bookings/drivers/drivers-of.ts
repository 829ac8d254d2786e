import { type Money, money } from '../../../domain/money.ts';
import {
  type AdditionalDriver,
  type DriverState,
  type DriversTrip,
  driverFee,
  driverState,
  invitationEndsAt,
} from '../../../domain/policies/additional-driver.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { youngDriverBandsOf } from '../../quotes/queries.ts';
import { asRenter, renterColumns } from '../record/as-renter.ts';
import type { BookingRow } from '../record/booking-row.ts';

/** An additional driver and where they stand. */
export interface Driver {
  readonly id: string;
  readonly email: string | null;
  readonly userId: string | null;
  /** Nobody's until they have accepted. */
  readonly name: string | null;
  readonly facts: AdditionalDriver;
  readonly state: DriverState;
  readonly feePerDay: Money;
  readonly invitationEndsAt: Temporal.Instant;
}

/** Those whom the renter has not removed, in the order in which they were invited. */
export async function driversOf(
  db: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<Driver[]> {
  const rows = await driverRows(db, booking.id);
  if (rows.length === 0) return [];
  const trip = await driversTrip(db, booking);
  return rows.map((row) => {
    const facts = factsOf(row, booking);
    return {
      id: row.id,
      email: row.email,
      userId: row.user_id,
      name: row.name,
      facts,
      state: driverState(facts, trip, now),
      feePerDay: driverFee(facts, trip),
      invitationEndsAt: invitationEndsAt(facts, trip),
    };
  });
}

/** What their trip decides about them; another one when the trip is to be changed. */
export async function driversTrip(
  db: Queries,
  booking: BookingRow,
  startsAt = toInstant(booking.starts_at),
): Promise<DriversTrip> {
  const { time_zone: timeZone } = await requireCity(db, booking.city_id);
  const youngDriverBands =
    booking.price_terms?.youngDriverBands ?? (await youngDriverBandsOf(db, booking.city_id));
  return { startsAt, timeZone, currency: booking.currency, youngDriverBands };
}

const driverRows = (db: Queries, bookingId: string) =>
  db
    .selectFrom('booking_drivers')
    .leftJoin('users', 'users.id', 'booking_drivers.user_id')
    .select([
      'booking_drivers.id',
      'booking_drivers.email',
      'booking_drivers.user_id',
      'invited_at',
      'left_at',
      'agreed_fee_per_day',
      'was_cleared',
      'users.name',
      ...renterColumns,
    ])
    .where('booking_id', '=', bookingId)
    .where('removed_at', 'is', null)
    .orderBy('ordinal')
    .execute();

type DriverRow = Awaited<ReturnType<typeof driverRows>>[number];

function factsOf(row: DriverRow, { currency }: BookingRow): AdditionalDriver {
  return {
    invitedAt: toInstant(row.invited_at),
    person: row.user_id === null ? null : asRenter(personOf(row)),
    hasLeft: row.left_at !== null,
    agreedFeePerDay: money(row.agreed_fee_per_day, currency),
    wasCleared: row.was_cleared,
  };
}

const personOf = (row: DriverRow) => ({
  admin: row.admin ?? false,
  disabled: row.disabled ?? false,
  email_verified: row.email_verified ?? false,
  licence_verified: row.licence_verified ?? false,
  identity_verified: row.identity_verified ?? false,
  birthdate: row.birthdate,
});
