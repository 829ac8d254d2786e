import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Correctable, type Correction, correctionsOf } from './corrected-invoices.ts';
import { type OwedInvoice, taxByRate } from './invoices.ts';
import { money, sum } from './money.ts';

const euros = (amount: number) => money(Math.round(amount * 10_000), 'EUR');
interface Named extends Correctable {
  readonly id: string;
}
const invoice = (id: string, total: number, more: Partial<Named> = {}): Named => ({
  id,
  paymentId: `charge of ${id}`,
  isForClaim: false,
  total: euros(total),
  taxes: taxByRate(euros(total), 12_300),
  notes: [],
  ...more,
});
const owed = (total: number, more: Partial<OwedInvoice> = {}): OwedInvoice => ({
  kind: 'credit-note',
  cause: 'cancellation',
  total: euros(total),
  paymentId: null,
  creditEntryId: null,
  since: Temporal.Instant.from('2027-03-05T12:00:00Z'),
  ...more,
});
const parts = (corrections: readonly Correction<Named>[]) =>
  corrections.map(({ invoice: { id }, total }) => [id, total.amount / 10_000]);
const noted = ({ total, taxes }: Correction<Named>) => ({ total, taxes });

describe('a credit note takes back from', () => {
  const both = [invoice('first', 126), invoice('extension', 31.5)];

  it('the invoice of the charge that is refunded', () => {
    for (const id of ['first', 'extension']) {
      const note = owed(20, { paymentId: 'a refund', takenBy: `charge of ${id}` });
      expect(parts(correctionsOf(note, both))).toEqual([[id, 20]]);
    }
  });

  it('the newest invoice that has as much left, where credit is given back', () => {
    const credit = (amount: number) => owed(amount, { creditEntryId: 'credit' });
    expect(parts(correctionsOf(credit(31.5), both))).toEqual([['extension', 31.5]]);
    expect(parts(correctionsOf(credit(40), both))).toEqual([['first', 40]]);
  });

  it('as many invoices as it takes, where a company is given the whole back', () => {
    expect(parts(correctionsOf(owed(157.5), both))).toEqual([
      ['extension', 31.5],
      ['first', 126],
    ]);
  });

  it('invoices of claims for a claim, and of the rental for all else', () => {
    const invoices = [invoice('rental', 126), invoice('claim', 60, { isForClaim: true })];
    expect(parts(correctionsOf(owed(60, { cause: 'claim' }), invoices))).toEqual([['claim', 60]]);
    expect(parts(correctionsOf(owed(60), invoices))).toEqual([['rental', 60]]);
  });
});

it('has the tax at which it was sold', () => {
  const [note] = correctionsOf(owed(60), [invoice('first', 126)]);
  expect(note?.taxes[0]?.rateBasisPoints).toBe(2_300);
});

test('notes over a whole invoice take back its tax to the cent, however it was divided (500 cases)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12, size: 'max' }),
      (cents, wanted) => {
        let sold = invoice('first', cents / 100);
        let left = cents;
        for (const part of [...wanted, Number.MAX_SAFE_INTEGER]) {
          const taken = Math.min(part, left);
          if (taken === 0) break;
          const [note] = correctionsOf(owed(taken / 100), [sold]);
          if (!note) throw new Error('no note');
          sold = { ...sold, notes: [...sold.notes, noted(note)] };
          left -= taken;
        }
        const given = sold.notes.flatMap(({ taxes }) => taxes.map(({ tax }) => tax));
        expect(sum(given, 'EUR')).toEqual(sold.taxes[0]?.tax);
      },
    ),
    { numRuns: 500 },
  );
});
