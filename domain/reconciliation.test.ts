import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyFromCents } from './money.ts';
import {
  compareWithProvider,
  type LedgerPayment,
  matchAsTheyCome,
  type PaymentKind,
  type ProviderRecord,
} from './reconciliation.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const longAgo = now.subtract({ hours: 48 });
const whole = { now, since: Temporal.Instant.fromEpochMilliseconds(0) };
const kinds: readonly PaymentKind[] = ['charge', 'hold', 'capture', 'release', 'refund'];

const charge: LedgerPayment = {
  reference: 'ABCDEFGH',
  kind: 'charge',
  status: 'succeeded',
  amount: moneyFromCents(12_345, 'EUR'),
  ref: 'pi_1',
  changedAt: longAgo,
};
const charged: ProviderRecord = { kind: 'charge', ref: 'pi_1', cents: 12_345, currency: 'EUR' };

const found = (ours: readonly LedgerPayment[], theirs: readonly ProviderRecord[], of = whole) =>
  compareWithProvider(ours, theirs, of).differences.map(({ kind }) => kind);

describe('our ledger and the provider', () => {
  test('agree when every payment stands on both sides with the same amount', () => {
    expect(found([charge], [charged])).toEqual([]);
  });

  test('compare what was charged: rounded up to cents', () => {
    const exact = { ...charge, amount: { ...charge.amount, amount: 1_234_401 } };
    expect(found([exact], [charged])).toEqual([]);
  });

  test('differ by a payment that only one of them knows', () => {
    expect(found([charge], [])).toEqual(['unknown-to-provider']);
    expect(found([], [charged])).toEqual(['unknown-to-us']);
    expect(found([{ ...charge, ref: null }], [charged])).toEqual([
      'unknown-to-provider',
      'unknown-to-us',
    ]);
  });

  test('differ by amount and by currency', () => {
    expect(found([charge], [{ ...charged, cents: 12_344 }])).toEqual(['amount-differs']);
    expect(found([charge], [{ ...charged, currency: 'USD' }])).toEqual(['amount-differs']);
  });

  test('differ when what failed here was moved there', () => {
    const failed = { ...charge, status: 'failed' } as const;
    expect(found([failed], [charged])).toEqual(['failed-here-moved-there']);
    expect(found([failed], [])).toEqual([]);
  });

  test('leave what is under way ten minutes, and no longer', () => {
    const pending = { ...charge, status: 'pending' } as const;
    const young = { ...pending, changedAt: now.subtract({ minutes: 9 }) };
    expect(compareWithProvider([young], [charged], whole)).toEqual({
      differences: [],
      underWay: 1,
    });
    expect(found([{ ...pending, changedAt: now.subtract({ minutes: 10 }) }], [charged])).toEqual([
      'never-finished',
    ]);
  });

  test('leave a refusal that is young, but never a wrong amount', () => {
    const young = { ...charge, changedAt: now.subtract({ minutes: 1 }) };
    expect(compareWithProvider([young], [], whole)).toEqual({ differences: [], underWay: 1 });
    expect(found([{ ...young, status: 'failed' }], [charged])).toEqual([]);
    expect(found([young], [{ ...charged, cents: 1 }])).toEqual(['amount-differs']);
  });

  test('say which booking and which payment it is about, and both amounts', () => {
    const { differences } = compareWithProvider([charge], [{ ...charged, cents: 12_344 }], whole);
    expect(differences).toEqual([
      {
        kind: 'amount-differs',
        reference: 'ABCDEFGH',
        ref: 'pi_1',
        payment: 'charge',
        ours: moneyFromCents(12_345, 'EUR'),
        theirs: moneyFromCents(12_344, 'EUR'),
      },
    ]);
    expect(compareWithProvider([], [charged], whole).differences).toEqual([
      {
        kind: 'unknown-to-us',
        reference: null,
        ref: 'pi_1',
        payment: 'charge',
        theirs: moneyFromCents(12_345, 'EUR'),
      },
    ]);
  });

  test('are not compared beyond what the provider remembers', () => {
    const since = longAgo.add({ hours: 1 });
    expect(found([charge], [], { now, since })).toEqual([]);
    expect(found([{ ...charge, status: 'failed' }], [charged], { now, since })).toEqual([
      'failed-here-moved-there',
    ]);
    expect(found([{ ...charge, changedAt: since }], [], { now, since })).toEqual([
      'unknown-to-provider',
    ]);
  });

  test('know that what was never held cannot be released', () => {
    const released: ProviderRecord = { ...charged, kind: 'release' };
    expect(found([], [released])).toEqual([]);
    expect(found([], [released, { ...charged, kind: 'hold' }])).toHaveLength(2);
  });
});

describe('whatever has moved', () => {
  const payments = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...kinds),
      ref: fc.string({ minLength: 1 }),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      currency: fc.constantFrom('EUR' as const, 'USD' as const),
    }),
    { selector: ({ kind, ref }) => `${kind}:${ref}`, minLength: 1, maxLength: 60, size: 'max' },
  );
  const mirrored = (theirs: readonly ProviderRecord[]): LedgerPayment[] =>
    theirs.map(({ kind, ref, cents, currency }) => ({
      reference: 'ABCDEFGH',
      kind,
      status: 'succeeded',
      amount: moneyFromCents(cents, currency),
      ref,
      changedAt: longAgo,
    }));

  test('two equal sets of books have no difference, in any order', () => {
    fc.assert(
      fc.property(payments, (theirs) => {
        expect(found(mirrored(theirs).toReversed(), theirs)).toEqual([]);
      }),
    );
  });

  test('one payment that is missing, wrong or failed is found, and nothing else', () => {
    fc.assert(
      fc.property(payments, fc.nat(), (theirs, pick) => {
        const at = pick % theirs.length;
        const ours = mirrored(theirs);
        const without = <T>(list: readonly T[]) => list.toSpliced(at, 1);
        const changed = (change: Partial<LedgerPayment>) =>
          ours.map((payment, index) => (index === at ? { ...payment, ...change } : payment));
        expect(found(ours, without(theirs))).toEqual(['unknown-to-provider']);
        expect(found(changed({ status: 'failed' }), theirs)).toEqual(['failed-here-moved-there']);
        expect(found(changed({ status: 'pending' }), theirs)).toEqual(['never-finished']);
        const dearer = moneyFromCents((theirs[at]?.cents ?? 0) + 1, theirs[at]?.currency ?? 'EUR');
        expect(found(changed({ amount: dearer }), theirs)).toEqual(['amount-differs']);
      }),
    );
  });

  /** As two long lists come that are dated alike: each up to so many places from its counterpart. */
  const SKEW = 20;
  const skewed = fc
    .array(fc.integer({ min: 0, max: SKEW }), { minLength: 400, maxLength: 400, size: 'max' })
    .map((shifts) =>
      shifts
        .map((shift, index) => ({ index, at: index + shift }))
        .sort((a, b) => a.at - b.at)
        .map(({ index }) => index),
    );

  test('only what has no counterpart yet is kept, however long the lists are', () => {
    fc.assert(
      fc.property(skewed, skewed, fc.nat({ max: 399 }), (left, right, missing) => {
        const match = matchAsTheyCome();
        const record = (index: number): ProviderRecord => ({ ...charged, ref: `pi_${index}` });
        let most = 0;
        for (const [step, index] of left.entries()) {
          match.takeOurs({ ...charge, ref: `pi_${index}` });
          const theirs = right[step] ?? 0;
          if (theirs !== missing) match.takeTheirs(record(theirs));
          const { ours, theirs: open } = match.left();
          most = Math.max(most, ours.length + open.length);
        }
        expect(most).toBeLessThanOrEqual(4 * SKEW + 1);
        expect(match.left()).toMatchObject({ ours: [{ ref: `pi_${missing}` }], theirs: [] });
      }),
      { numRuns: 20 },
    );
  });

  test('what is judged after matching is what a comparison of the whole would have found', () => {
    const statuses = fc.constantFrom('pending', 'succeeded', 'succeeded', 'failed');
    fc.assert(
      fc.property(
        payments,
        fc.array(statuses, { minLength: 60, maxLength: 60 }),
        (theirs, ends) => {
          const ours = mirrored(theirs).map((payment, index) => ({
            ...payment,
            status: ends[index] ?? 'succeeded',
          }));
          const told = theirs.filter((_, index) => index % 7 !== 0);
          const match = matchAsTheyCome();
          for (const payment of ours) match.takeOurs(payment);
          for (const record of told) match.takeTheirs(record);
          const left = match.left();
          const failed = ours.filter(({ status }) => status === 'failed');
          const holds = <T extends { kind: PaymentKind }>(list: readonly T[]) =>
            list.filter(({ kind }) => kind === 'hold');
          const judged = found(
            [...left.ours, ...failed, ...holds(ours).filter((one) => !left.ours.includes(one))],
            [...left.theirs, ...holds(told).filter((one) => !left.theirs.includes(one))],
          );
          expect(judged.toSorted()).toEqual(found(ours, told).toSorted());
        },
      ),
    );
  });
});
