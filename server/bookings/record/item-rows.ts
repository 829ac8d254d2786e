import type { QuoteLine } from '../../../domain/pricing.ts';

export type ItemLine = Omit<QuoteLine, 'shown'>;

/** The lines of a price as the table keeps them; the snapshots say what was offered then. */
export function itemRows(lines: readonly ItemLine[], snapshots: ReadonlyMap<string, unknown>) {
  return lines.map((line, position) => ({
    position,
    kind: line.kind,
    ref: line.ref,
    label: line.label ?? line.kind,
    days: line.days,
    quantity: line.quantity ?? 1, // a change that was agreed to before lines were counted has none
    unit_amount: line.unitAmount.amount,
    amount: line.amount.amount,
    snapshot: snapshots.has(line.ref) ? JSON.stringify(snapshots.get(line.ref)) : null,
  }));
}
