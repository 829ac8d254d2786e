import type { Drivers } from '../../../contract/drivers.ts';
import { mayChangeDrivers } from '../../../domain/policies/modification.ts';
import { driverPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { Item } from '../record/items-of.ts';
import { driverExtraOf, pricePerDriver } from './driver-extra.ts';
import { driversOf } from './drivers-of.ts';

/** Who drives beside the renter, as the renter sees it. */
export async function driversShape(
  db: Queries,
  booking: BookingRow,
  items: readonly Item[],
  now: Temporal.Instant,
): Promise<Drivers> {
  const drivers = await driversOf(db, booking, now);
  const { status, starts_at } = booking;
  const areChangeable = mayChangeDrivers({ status, startsAt: toInstant(starts_at) }, now).ok;
  const hasRoom = areChangeable && drivers.length < driverPolicy.mostAdditional;
  const extra = hasRoom ? await driverExtraOf(db, booking, items) : null;
  return {
    additional: drivers.map(({ id, email, name, state, feePerDay, invitationEndsAt }) => ({
      id,
      email,
      name,
      state,
      feePerDay,
      invitationEndsAt: invitationEndsAt.toString(),
    })),
    pricePerDay: extra && pricePerDriver(extra),
    areChangeable,
  };
}
