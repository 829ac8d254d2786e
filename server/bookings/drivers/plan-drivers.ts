import type { DriverChange } from '../../../contract/drivers.ts';
import { driverFee, isNewDriver } from '../../../domain/policies/additional-driver.ts';
import { driverPolicy } from '../../../domain/policy-constants.ts';
import type { PricedExtra } from '../../../domain/pricing.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { Item } from '../record/items-of.ts';
import { type DriverExtra, driverExtraOf } from './driver-extra.ts';
import { type Driver, driversOf, driversTrip } from './drivers-of.ts';

/** What is written when the change is made; it is stored with the agreed change. */
export interface DriverWrites {
  readonly invite: string | null;
  readonly remove: string | null;
  /** What was agreed to for the age of each who drives. */
  readonly fees: readonly { readonly id: string; readonly perDay: number }[];
}

export interface PlannedDrivers {
  /** Of the price's extras, the one for drivers. */
  readonly extraRef: string | null;
  readonly extra: PricedExtra | null;
  readonly birthdates: readonly Temporal.PlainDate[];
  readonly writes: DriverWrites;
}

/**
 * Who drives after a change, and what of it is priced. Only those are counted by their age who may drive
 * already, or whose fee this very change agrees to: nobody pays for what they have not been shown.
 */
export async function planDrivers(
  db: Queries,
  booking: BookingRow,
  items: readonly Item[],
  {
    driver: change,
    startsAt,
  }: { readonly driver?: DriverChange | undefined; readonly startsAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<PlannedDrivers> {
  const drivers = await driversOf(db, booking, now);
  const extra = await driverExtraOf(db, booking, items);
  const named = change && change.action !== 'invite' ? requireDriver(drivers, change) : null;
  if (change?.action === 'invite') {
    requireNew(drivers, change.email, await renterEmail(db, booking), extra);
  }
  if (change?.action === 'agree' && named?.state !== 'fee-to-agree') {
    throw new Refusal('nothing_changes', 'There is no fee to agree to.');
  }
  const remove = change?.action === 'remove' ? named : null;
  const counted = drivers.filter(
    (one) => one !== remove && (one.state === 'may-drive' || one === named),
  );
  const trip = await driversTrip(db, booking, startsAt);
  return {
    extraRef: extra?.one.ref ?? null,
    extra: extra && withQuantity(extra, quantityAfter(extra.paidFor, drivers.length, change)),
    birthdates: counted.flatMap(({ facts }) => facts.person?.birthdate ?? []),
    writes: {
      invite: change?.action === 'invite' ? change.email : null,
      remove: remove?.id ?? null,
      fees: counted.map(({ id, facts }) => ({ id, perDay: driverFee(facts, trip).amount })),
    },
  };
}

/** Somebody new takes a place that was paid for and has nobody, if there is one. */
function quantityAfter(paidFor: number, people: number, change: DriverChange | undefined): number {
  if (change?.action === 'invite') return Math.max(paidFor, people + 1);
  return change?.action === 'remove' ? paidFor - 1 : paidFor;
}

const withQuantity = ({ one }: DriverExtra, quantity: number): PricedExtra | null =>
  quantity > 0 ? { ...one, quantity } : null;

function requireDriver(
  drivers: readonly Driver[],
  { driverId }: { readonly driverId: string },
): Driver {
  const driver = drivers.find(({ id }) => id === driverId);
  if (!driver) throw notFound('This driver');
  return driver;
}

/** Says nothing about who has an account: only whom this renter has named before. */
function requireNew(
  drivers: readonly Driver[],
  email: string,
  renter: string,
  extra: DriverExtra | null,
): void {
  if (!extra) throw new Refusal('booking_not_changeable', 'This car takes no additional driver.');
  if (drivers.length >= driverPolicy.mostAdditional) {
    throw new Refusal('too_many_drivers', 'This booking has all the drivers it can have.');
  }
  requireOther(email, [renter, ...drivers.flatMap((one) => one.email ?? [])]);
}

export function requireOther(email: string, drivers: readonly string[]): void {
  if (isNewDriver(email, drivers)) return;
  throw new Refusal('driver_already_invited', 'This person drives on this trip already.');
}

async function renterEmail(db: Queries, { user_id }: Pick<BookingRow, 'user_id'>) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return email;
}
