import { additionDigest } from '../../domain/handovers/addition.ts';
import { sealCode } from '../../domain/handovers/seal.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { digestOfText } from './sha256.ts';

export interface WrongAddition {
  readonly kind: 'addition-altered';
  readonly bookingId: string;
  /** As it is stored. */
  readonly code: string;
}

/** Computes anew what renters have added, each from the seal or the addition before it. */
export async function verifyAdditions(db: Queries): Promise<{ readonly wrong: WrongAddition[] }> {
  const rows = await db
    .selectFrom('renter_marks')
    .leftJoin('seals', (join) =>
      join
        .onRef('seals.booking_id', '=', 'renter_marks.booking_id')
        .on('seals.kind', '=', 'deliver'),
    )
    .selectAll('renter_marks')
    .select('seals.digest as seal')
    .orderBy('renter_marks.booking_id')
    .orderBy('renter_marks.position')
    .execute();
  const wrong: WrongAddition[] = [];
  for (const [bookingId, added] of Map.groupBy(rows, ({ booking_id }) => booking_id)) {
    let previous = added[0]?.seal ?? '';
    for (const [index, row] of added.entries()) {
      const { id, kind, side, across, down, words } = row;
      const mark = { id, kind, side, across, down, words };
      const at = toInstant(row.added_at);
      const digest = await additionDigest({ previous, mark, at }, digestOfText);
      if (digest !== row.digest || row.position !== index + 1) {
        wrong.push({ kind: 'addition-altered', bookingId, code: sealCode(row.digest) });
      }
      previous = row.digest;
    }
  }
  return { wrong };
}
