import type { Queries } from '../../db/connect.ts';
import { type ItemLine, itemRows } from './item-rows.ts';

/** What a change agreed on takes the place of what stood there. */
export async function rewriteItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  await tx.deleteFrom('booking_items').where('booking_id', '=', bookingId).execute();
  await writeItems(tx, bookingId, lines, snapshots);
}

/** The lines of the price as agreed; the catalogue may change, a booking does not. */
export async function writeItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  const rows = itemRows(lines, snapshots).map((row) => ({ booking_id: bookingId, ...row }));
  await tx.insertInto('booking_items').values(rows).execute();
}
