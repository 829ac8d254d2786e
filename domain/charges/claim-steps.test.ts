import { describe, expect, it } from 'vitest';
import { due, facts, t, week } from '../booking-steps.fixture.ts';
import { dueSteps, plannedAt } from '../booking-steps.ts';
import { moneyFromUnits, zero } from '../money.ts';
import type { ClaimFacts } from './claim-steps.ts';

const returnedAt = t('2027-03-24T09:00:00Z');
const claim: ClaimFacts = {
  status: 'open',
  amount: moneyFromUnits(186, 'EUR'),
  reducedTo: null,
  answerBy: t('2027-03-26T12:00:00Z'),
  objectedAt: null,
  madeAt: t('2027-03-24T12:00:00Z'),
  isReminded: false,
  takenAt: null,
  cardLeft: zero('EUR'),
  certainAt: undefined,
  refusedAt: [],
  approvingUntil: undefined,
};
const returned = (...claims: ClaimFacts[]) =>
  ({
    status: 'completed',
    since: returnedAt,
    deposit: { hold: week('2027-03-24T08:00:00Z'), refusedAt: [], isUnderWay: false },
    claims,
  }) as const;

describe('what a claim brings about', () => {
  it('is a reminder a day before, and silence at its hour; the deposit stays meanwhile', () => {
    expect(due(returned(claim))).toBe('remind-claim 2027-03-25T12:00:00Z');
    expect(due(returned({ ...claim, isReminded: true }))).toBe(
      'conclude-claims 2027-03-26T12:00:00Z',
    );
    expect(plannedAt(facts(returned(claim)), ['process'])).toBeUndefined();
    expect(plannedAt(facts(returned()), ['process'])).toEqual(t('2027-03-25T08:00:00Z'));
  });

  it('is taken at once when agreed to, after its 48 hours otherwise, and together with the others', () => {
    const agreed = { ...claim, status: 'accepted' } as const;
    const upheld = { ...claim, status: 'upheld' } as const;
    const at = (...claims: ClaimFacts[]) => plannedAt(facts(returned(...claims)), ['take-claims']);
    expect(at(agreed)).toEqual(claim.madeAt);
    expect(at(upheld)).toEqual(claim.answerBy);
    expect(at(agreed, claim)).toBeUndefined();
    expect(at(agreed, upheld)).toEqual(claim.answerBy);
  });

  it('is charged to the card beyond the deposit, and again like a refused hold', () => {
    const takenAt = t('2027-03-26T12:00:00Z');
    const left = moneyFromUnits(60, 'EUR');
    const beyond = { ...claim, status: 'accepted', takenAt, cardLeft: left } as const;
    expect(due(returned(beyond))).toBe('process 2027-03-25T08:00:00Z');
    expect(dueSteps(facts(returned(beyond)), takenAt)).toEqual(['process', 'charge-claims']);
    const refusedAt = [takenAt.add({ minutes: 1 })];
    const again = plannedAt(facts(returned({ ...beyond, refusedAt })), ['charge-claims']);
    expect(again).toEqual(t('2027-03-26T16:01:00Z'));
    const often = Array.from({ length: 4 }, (_, n) => takenAt.add({ hours: 4 * n }));
    const never = plannedAt(facts(returned({ ...beyond, refusedAt: often })), ['charge-claims']);
    expect(never).toBeUndefined();
  });

  it('finds out about a charge that nobody heard of, also when it is not owed by now', () => {
    const takenAt = t('2027-03-26T12:00:00Z');
    const certainAt = takenAt.add({ minutes: 1 });
    const asked = { ...claim, takenAt, cardLeft: moneyFromUnits(60, 'EUR'), certainAt };
    const at = (of: ClaimFacts) => plannedAt(facts(returned(of)), ['charge-claims']);
    expect(at({ ...asked, status: 'accepted' })).toEqual(takenAt);
    for (const status of ['objected', 'rejected', 'withdrawn'] as const) {
      expect(at({ ...asked, status })).toEqual(certainAt);
      expect(at({ ...asked, status, certainAt: undefined })).toBeUndefined();
    }
  });

  it('ends a review by itself once all of it is settled', () => {
    const review = { ...returned(claim), status: 'review' } as const;
    expect(plannedAt(facts(review), ['process'])).toBeUndefined();
    const rejected = { ...claim, status: 'rejected' } as const;
    expect(plannedAt(facts({ ...review, claims: [rejected] }), ['process'])).toEqual(returnedAt);
    expect(plannedAt(facts({ ...review, claims: [] }), ['process'])).toBeUndefined();
  });

  it('still happens to a trip that was over long ago', () => {
    const finished = { ...returned(claim), status: 'finished' } as const;
    expect(due(finished)).toBe('remind-claim 2027-03-25T12:00:00Z');
  });
});
