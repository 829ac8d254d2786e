import type { Queries } from '../db/connect.ts';
import { sendWithNext } from '../db/statement-marks.ts';
import { type ItemLine, itemRows } from './item-rows.ts';

/** The lines of the price as agreed; the catalogue may change, a booking does not. */
export async function writeItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  await sendWithNext(tx, tx.deleteFrom('booking_items').where('booking_id', '=', bookingId));
  const rows = itemRows(lines, snapshots).map((row) => ({ booking_id: bookingId, ...row }));
  await sendWithNext(tx, tx.insertInto('booking_items').values(rows));
}
