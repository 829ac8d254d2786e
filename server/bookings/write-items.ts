import type { Queries } from '../db/connect.ts';
import { statement } from '../db/statement.ts';
import { sendWithNext } from '../db/statement-marks.ts';
import { type ItemLine, itemRows } from './item-rows.ts';

// However many there are, the text is the same.
const ITEMS = `insert into booking_items
    (booking_id, position, kind, ref, label, days, unit_amount, amount, snapshot)
  select $1::uuid, position, kind, ref, label, days, unit_amount, amount, snapshot::jsonb
  from json_to_recordset($2::json) as line (position integer, kind text, ref text, label text,
    days integer, unit_amount bigint, amount bigint, snapshot text)`;

/** What a change agreed on takes the place of what stood there. */
export async function rewriteItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  await sendWithNext(tx, tx.deleteFrom('booking_items').where('booking_id', '=', bookingId));
  await writeItems(tx, bookingId, lines, snapshots);
}

/** The lines of the price as agreed; the catalogue may change, a booking does not. */
export async function writeItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  const rows = JSON.stringify(itemRows(lines, snapshots));
  await sendWithNext(tx, statement(ITEMS, [bookingId, rows]));
}
