import type { QuoteLine } from '../../domain/pricing.ts';
import type { Queries } from '../db/connect.ts';

export type ItemLine = Omit<QuoteLine, 'kind' | 'shown'> & {
  readonly kind: QuoteLine['kind'] | 'change-fee';
};

/** The lines of the price as agreed; the catalogue may change, a booking does not. */
export async function writeItems(
  tx: Queries,
  bookingId: string,
  lines: readonly ItemLine[],
  snapshots: ReadonlyMap<string, unknown>,
): Promise<void> {
  await tx.deleteFrom('booking_items').where('booking_id', '=', bookingId).execute();
  await tx
    .insertInto('booking_items')
    .values(
      lines.map((line, position) => ({
        booking_id: bookingId,
        position,
        kind: line.kind,
        ref: line.ref,
        label: line.label ?? line.kind,
        days: line.days,
        unit_amount: line.unitAmount.amount,
        amount: line.amount.amount,
        snapshot: snapshots.has(line.ref) ? JSON.stringify(snapshots.get(line.ref)) : null,
      })),
    )
    .execute();
}
