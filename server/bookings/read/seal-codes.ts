import type { Booking } from '../../../contract/bookings.ts';
import type { Queries } from '../../db/connect.ts';

/** Which ends of a booking are sealed. */
export async function sealCodes(db: Queries, bookingId: string): Promise<Booking['sealed']> {
  const seals = await db
    .selectFrom('seals')
    .select(['kind', 'code'])
    .where('booking_id', '=', bookingId)
    .execute();
  const codeOf = (end: 'deliver' | 'collect') =>
    seals.find(({ kind }) => kind === end)?.code ?? null;
  return { delivery: codeOf('deliver'), return: codeOf('collect') };
}
