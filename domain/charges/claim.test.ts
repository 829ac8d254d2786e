import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compareMoney, moneyFromCents, moneyFromUnits, sum, zero } from '../money.ts';
import {
  answerBy,
  type Claim,
  claimStatuses,
  type Decision,
  droppedAt,
  dueOf,
  isSilent,
  judgeAcceptance,
  judgeDecision,
  judgeObjection,
  takenFrom,
} from './claim.ts';
import { letGo, shareClaims } from './taking.ts';

const eur = (units: number) => moneyFromUnits(units, 'EUR');
const madeAt = Temporal.Instant.from('2027-03-24T12:00:00Z');
const later = (hours: number) => madeAt.add({ hours });
const open: Claim = {
  status: 'open',
  amount: eur(186),
  reducedTo: null,
  madeBy: 'ana',
  answerBy: answerBy(madeAt),
  objectedAt: null,
};
const objected: Claim = { ...open, status: 'objected', objectedAt: later(5) };

describe('a claim', () => {
  it('can be agreed to or objected to for 48 hours', () => {
    expect(judgeAcceptance(open, later(47))).toEqual({ ok: true });
    expect(judgeObjection(open, later(47))).toEqual({ ok: true });
    expect(judgeAcceptance(open, later(48))).toEqual({ ok: false, code: 'claim_answered' });
    expect(judgeObjection(open, later(48))).toEqual({ ok: false, code: 'claim_answered' });
    expect([isSilent(open, later(47)), isSilent(open, later(48))]).toEqual([false, true]);
  });

  it('that was not answered can still be objected to for 14 days', () => {
    const silent: Claim = { ...open, status: 'unanswered' };
    expect(judgeAcceptance(silent, later(49)).ok).toBe(false);
    expect(judgeObjection(silent, later(48 + 14 * 24 - 1)).ok).toBe(true);
    expect(judgeObjection(silent, later(48 + 14 * 24)).ok).toBe(false);
  });

  it('is decided by another person than the one who claimed, and only once objected to', () => {
    const uphold: Decision = { kind: 'uphold' };
    expect(judgeDecision(objected, uphold, 'ben')).toEqual({ ok: true });
    expect(judgeDecision(objected, uphold, 'ana')).toEqual({ ok: false, code: 'own_claim' });
    const early = judgeDecision(open, uphold, 'ben');
    expect(early).toEqual({ ok: false, code: 'claim_not_objected' });
  });

  it('is reduced to less than was claimed, and to more than nothing', () => {
    const reduce = (units: number) =>
      judgeDecision(objected, { kind: 'reduce', to: eur(units) }, 'ben').ok;
    expect([reduce(0), reduce(1), reduce(185.99), reduce(186)]).toEqual([false, true, true, false]);
  });

  it('whose objection nobody decides is decided for the renter after 14 days', () => {
    expect(droppedAt(objected)).toEqual(later(5 + 14 * 24));
    expect(droppedAt(open)).toBeNull();
  });

  it('is taken at once when agreed to, and otherwise never before its 48 hours', () => {
    expect(takenFrom({ ...open, status: 'accepted' })).toBeNull();
    const others = claimStatuses.filter((status) => status !== 'accepted');
    expect(others.map((status) => takenFrom({ ...open, status }))).toEqual(
      others.map(() => later(48)),
    );
  });

  it('never costs more than was claimed', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const status = fc.constantFrom(...claimStatuses);
    fc.assert(
      fc.property(cents, cents, status, (asked, reduced, now) => {
        const amount = moneyFromCents(asked, 'EUR');
        const decision: Decision = { kind: 'reduce', to: moneyFromCents(reduced, 'EUR') };
        const claim = { ...objected, amount };
        const reducedTo = judgeDecision(claim, decision, 'ben').ok ? decision.to : null;
        const due = dueOf({ ...claim, status: now, reducedTo });
        expect(compareMoney(due, amount)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is taken for claims', () => {
  it('comes out of the hold as far as it reaches, then from the card', () => {
    expect(shareClaims(eur(350), [eur(186)])).toEqual([{ fromHold: eur(186), fromCard: eur(0) }]);
    expect(shareClaims(eur(350), [eur(300), eur(120)])).toEqual([
      { fromHold: eur(300), fromCard: eur(0) },
      { fromHold: eur(50), fromCard: eur(70) },
    ]);
    expect(shareClaims(null, [eur(60)])).toEqual([{ fromHold: eur(0), fromCard: eur(60) }]);
  });

  it('adds up to what is due, and with what is let go to the hold', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const dues = fc.array(cents, { minLength: 1, maxLength: 12, size: 'max' });
    fc.assert(
      fc.property(fc.option(cents), dues, (held, asked) => {
        const hold = held === null ? null : moneyFromCents(held, 'EUR');
        const due = asked.map((one) => moneyFromCents(one, 'EUR'));
        const shares = shareClaims(hold, due);
        for (const [index, { fromHold, fromCard }] of shares.entries()) {
          expect(add(fromHold, fromCard)).toEqual(due[index]);
          expect(Math.min(fromHold.amount, fromCard.amount)).toBeGreaterThanOrEqual(0);
        }
        const taken = sum(
          shares.map(({ fromHold }) => fromHold),
          'EUR',
        );
        const free = hold ? letGo(hold, shares) : zero('EUR');
        expect(free.amount).toBeGreaterThanOrEqual(0);
        expect(add(taken, free)).toEqual(hold ?? zero('EUR'));
      }),
      { numRuns: 500 },
    );
  });
});
