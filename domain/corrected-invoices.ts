import { type OwedInvoice, type TaxShare, taxByRate } from './invoices.ts';
import { compareMoney, type Money, smaller, subtract, sum } from './money.ts';

/** An invoice that was issued, and what credit notes have taken back from it so far. */
export interface Correctable {
  readonly paymentId: string | null;
  readonly isForClaim: boolean;
  readonly total: Money;
  readonly taxes: readonly TaxShare[];
  readonly notes: readonly { readonly total: Money; readonly taxes: readonly TaxShare[] }[];
}

/** A credit note of its own for what is taken back from one invoice. */
export interface Correction<I extends Correctable> {
  readonly invoice: I;
  readonly total: Money;
  readonly taxes: readonly TaxShare[];
}

const BASIS_POINTS = 10_000;

/**
 * From which invoices a credit note takes back. What was paid by card is taken back from the invoice of that
 * charge. All else from the newest: in one note where it belongs to a payment or a credit, of which each has one
 * document; else from as many invoices as it takes.
 */
export function correctionsOf<I extends Correctable>(
  { total, cause, takenBy, paymentId, creditEntryId }: OwedInvoice,
  invoices: readonly I[],
): Correction<I>[] {
  const newestFirst = invoices
    .filter(({ isForClaim }) => isForClaim === (cause === 'claim'))
    .toReversed();
  const ofCharge = newestFirst.find((one) => takenBy && one.paymentId === takenBy);
  if (ofCharge) return [correct(ofCharge, total)];
  const enough = newestFirst.find((one) => compareMoney(leftOf(one), total) >= 0);
  if (enough) return [correct(enough, total)];
  const [newest] = newestFirst;
  if (!newest) throw new Error('There is no invoice that a credit note could correct.');
  const hasDocument = paymentId !== null || creditEntryId !== null;
  return hasDocument ? [correct(newest, total)] : spread(newestFirst, total);
}

function spread<I extends Correctable>(newestFirst: readonly I[], total: Money): Correction<I>[] {
  const corrections: Correction<I>[] = [];
  let open = total;
  for (const [index, invoice] of newestFirst.entries()) {
    const isLast = index === newestFirst.length - 1;
    const part = isLast ? open : smaller(open, leftOf(invoice));
    if (part.amount <= 0) continue;
    corrections.push(correct(invoice, part));
    open = subtract(open, part);
  }
  return corrections;
}

const leftOf = ({ total, notes }: Correctable): Money =>
  subtract(
    total,
    sum(
      notes.map((note) => note.total),
      total.currency,
    ),
  );

/** At the rate it was sold at; the note that takes the last of an invoice takes the last of its tax. */
function correct<I extends Correctable>(invoice: I, total: Money): Correction<I> {
  const [sold] = invoice.taxes;
  if (!sold) return { invoice, total, taxes: [] };
  const { rateBasisPoints } = sold;
  const given = invoice.notes.flatMap(({ taxes }) => taxes.map(({ tax }) => tax));
  const left = subtract(sold.tax, sum(given, total.currency));
  const isLast = compareMoney(total, leftOf(invoice)) === 0;
  const shares = taxByRate(total, rateBasisPoints + BASIS_POINTS).map((share) => {
    const tax = isLast ? left : smaller(share.tax, left);
    return { ...share, tax, net: subtract(total, tax) };
  });
  return { invoice, total, taxes: shares };
}
