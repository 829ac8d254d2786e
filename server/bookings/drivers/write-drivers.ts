import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { DriverWrites } from './plan-drivers.ts';

/** Their invitations are sent once the booking is paid: `notify-drivers.ts`. */
export async function inviteDrivers(
  tx: Queries,
  bookingId: string,
  emails: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (emails.length === 0) return;
  const at = toDate(now);
  await tx
    .insertInto('booking_drivers')
    .values(
      emails.map((email) => ({ booking_id: bookingId, email, invited_at: at, created_at: at })),
    )
    .execute();
}

/** What a change that is made, and paid, means for who drives. */
export async function writeDrivers(
  tx: Queries,
  bookingId: string,
  { invite, remove, fees }: DriverWrites,
  now: Temporal.Instant,
): Promise<void> {
  if (invite) await inviteDrivers(tx, bookingId, [invite], now);
  if (remove) {
    await tx
      .updateTable('booking_drivers')
      .set({ removed_at: toDate(now) })
      .where('id', '=', remove)
      .where('removed_at', 'is', null)
      .execute();
  }
  for (const { id, perDay } of fees) {
    await tx
      .updateTable('booking_drivers')
      .set({ agreed_fee_per_day: perDay })
      .where('id', '=', id)
      .execute();
  }
}

/** The car is handed over: who may not drive now does not drive on this trip. */
export async function clearDrivers(
  tx: Queries,
  drivers: readonly { readonly id: string; readonly state: string }[],
): Promise<void> {
  for (const { id, state } of drivers) {
    await tx
      .updateTable('booking_drivers')
      .set({ was_cleared: state === 'may-drive' })
      .where('id', '=', id)
      .execute();
  }
}
