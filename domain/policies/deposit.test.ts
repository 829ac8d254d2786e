import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyFromUnits } from '../money.ts';
import { depositFor, usualDeposits } from './deposit.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  depositRenewedAt,
  lastDepositAttemptAt,
  nextDepositAttemptAt,
  nextDepositRetryAt,
} from './deposit-schedule.ts';
import { approvedBy, type DepositFacts, depositState, isToApprove } from './deposit-state.ts';

const at = (text: string) => Temporal.Instant.from(`2026-05-${text}:00Z`);

describe('deposit', () => {
  const euros = usualDeposits('EUR');
  const dollars = usualDeposits('USD');

  test('is 350 on a credit card and 600 on a debit card, in the city’s currency [A-POLICY-019 D-010-001]', () => {
    expect(depositFor('personal', 'credit', euros)).toEqual(moneyFromUnits(350, 'EUR'));
    expect(depositFor('personal', 'debit', dollars)).toEqual(moneyFromUnits(600, 'USD'));
  });

  test('a card of unknown kind is held to the higher amount', () => {
    expect(depositFor('personal', 'unknown', dollars)).toEqual(moneyFromUnits(600, 'USD'));
  });

  test('companies are exempt [A-PRODUCT-012 D-010-005]', () => {
    expect(depositFor('business', 'credit', euros)).toBeUndefined();
  });
});

describe('deposit schedule', () => {
  test('authorises 48 hours before delivery, or at once when delivery is sooner [D-018-003]', () => {
    expect(depositAuthorisedAt(at('10T09:00'), at('01T09:00'))).toEqual(at('08T09:00'));
    expect(depositAuthorisedAt(at('10T09:00'), at('09T09:00'))).toEqual(at('09T09:00'));
  });

  test('retries three times, 4 hours apart [D-018-004]', () => {
    expect(nextDepositRetryAt(0, at('08T09:00'), at('10T09:00'))).toEqual(at('08T13:00'));
    expect(nextDepositRetryAt(2, at('08T17:00'), at('10T09:00'))).toEqual(at('08T21:00'));
    expect(nextDepositRetryAt(3, at('08T21:00'), at('10T09:00'))).toBeUndefined();
  });

  test('retries an hour before delivery at last, and then no more [D-018-004]', () => {
    expect(nextDepositRetryAt(0, at('10T03:59'), at('10T09:00'))).toEqual(at('10T07:59'));
    expect(nextDepositRetryAt(0, at('10T04:59'), at('10T09:00'))).toEqual(at('10T08:00'));
    expect(nextDepositRetryAt(0, at('10T07:59'), at('10T09:00'))).toEqual(at('10T08:00'));
    expect(nextDepositRetryAt(0, at('10T08:00'), at('10T09:00'))).toBeUndefined();
  });

  test('renews a hold a day before the provider ends it, unless it is not needed so long [D-010-004 D-046-001]', () => {
    const hold = { at: at('01T09:00'), until: at('06T03:00') };
    expect(depositRenewedAt(hold, at('06T02:59'))).toBeUndefined();
    expect(depositRenewedAt(hold, at('06T03:00'))).toEqual(at('05T03:00'));
    expect(depositRenewedAt(hold)).toEqual(at('05T03:00'));
  });

  test('renews a hold that lives for less than two days when half of its life is over', () => {
    const hold = { at: at('01T09:00'), until: at('01T19:00') };
    expect(depositRenewedAt(hold)).toEqual(at('01T14:00'));
  });

  test('releases within 24 business hours: the weekend does not count [A-POLICY-020]', () => {
    const by = (text: string) => depositReleasedBy(at(text), 'Europe/Lisbon');
    expect(by('05T09:00')).toEqual(at('06T09:00'));
    expect(by('08T09:00')).toEqual(at('11T09:00'));
    expect(by('09T09:00')).toEqual(at('11T23:00'));
  });
});

describe('where a deposit stands', () => {
  /** As a Visa is held while its owner is away. */
  const hold = { at: at('01T09:00'), until: at('06T03:00') };
  const long: DepositFacts = {
    status: 'active',
    endsAt: at('29T09:00'),
    timeZone: 'Europe/Lisbon',
    handovers: 'by-clock',
    since: at('03T09:00'),
    hold,
    refusedAt: [],
    wasReleased: true,
  };
  const state = (change: Partial<DepositFacts>, now: string) =>
    depositState({ ...long, ...change }, at(now));
  const refusedAt = ['03', '07', '11', '15'].map((hour) => at(`05T${hour}:00`));

  test('is planned, held and released, or failed', () => {
    const notHeld = { hold: undefined, wasReleased: false };
    expect(state({ ...notHeld, status: 'security-deposit-pending' }, '01T08:00')).toBe('planned');
    expect(state({}, '01T09:00')).toBe('held');
    expect(state({ hold: undefined, status: 'processed' }, '29T10:00')).toBe('released');
    expect(state({ ...notHeld, status: 'security-deposit-failed' }, '02T09:00')).toBe('failed');
  });

  test('is held while its renewal is still tried, and only until it lapses when it is not [D-010-007]', () => {
    expect(state({ refusedAt: refusedAt.slice(0, 3) }, '05T14:00')).toBe('held');
    expect(state({ refusedAt }, '05T15:00')).toBe('lapsing');
    expect(state({ refusedAt }, '06T02:59')).toBe('lapsing');
  });

  test('is asked for anew once it has lapsed, and has lapsed for good when that is refused, too [D-010-007]', () => {
    expect(state({ refusedAt }, '06T03:00')).toBe('renewing');
    const lapsed = { hold: undefined, lapsedAt: at('06T03:00') };
    expect(state({ ...lapsed, refusedAt }, '06T03:01')).toBe('renewing');
    const again = ['03', '07', '11', '15'].map((hour) => at(`06T${hour}:00`));
    expect(state({ ...lapsed, refusedAt: [...refusedAt, ...again.slice(0, 3)] }, '06T12:00')).toBe(
      'renewing',
    );
    expect(state({ ...lapsed, refusedAt: [...refusedAt, ...again] }, '06T16:00')).toBe('lapsed');
  });

  test('is needed while a return is looked at, however long that takes', () => {
    const short = { endsAt: at('04T09:00'), since: at('04T09:00') };
    expect(state({ ...short, status: 'completed', refusedAt }, '05T15:00')).toBe('held');
    expect(state({ ...short, status: 'review', refusedAt }, '05T15:00')).toBe('lapsing');
    expect(state({ ...short, status: 'review' }, '06T03:00')).toBe('renewing');
  });

  test('waits for an approval that the bank wants, until its trip is given up', () => {
    const asked = {
      hold: undefined,
      wasReleased: false,
      wantsApproval: true,
      startsAt: at('20T09:00'),
    };
    const createdAt = at('01T09:00');
    const facts = (change: Partial<DepositFacts>) => ({ ...long, ...asked, createdAt, ...change });
    const retry = facts({ status: 'security-deposit-retry', refusedAt: [at('18T09:00')] });
    expect(depositState(retry, at('18T10:00'))).toBe('to-approve');
    expect(approvedBy(retry)).toEqual(at('18T21:00'));
    expect(approvedBy({ ...retry, startsAt: at('18T16:00') })).toEqual(at('18T15:00'));
    for (const status of ['pending', 'security-deposit-pending', 'processed', 'cancelled'] as const)
      expect(isToApprove(facts({ status }))).toBe(false);
  });

  test('can be approved anew as long as a hold is needed, and not when the one that stands lasts', () => {
    const asked = {
      ...long,
      wantsApproval: true,
      startsAt: at('03T09:00'),
      createdAt: at('01T08:00'),
    };
    expect([isToApprove(asked), approvedBy(asked)]).toEqual([true, hold.until]);
    expect(isToApprove({ ...asked, endsAt: at('04T09:00') })).toBe(false);
    const lapsed = { ...asked, hold: undefined, lapsedAt: hold.until };
    expect([isToApprove(lapsed), approvedBy(lapsed)]).toEqual([true, undefined]);
    expect(isToApprove({ ...lapsed, status: 'review' })).toBe(true);
    expect(isToApprove({ ...lapsed, wantsApproval: false })).toBe(false);
  });

  test('the last attempt comes after all others and never when it is too late', () => {
    const minutes = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(
        fc.array(minutes(3_000), { maxLength: 6, size: 'max' }),
        minutes(3_000),
        (late, left) => {
          const from = at('01T09:00');
          const before = from.add({ minutes: left + 1 });
          const refused = late.toSorted((a, b) => a - b).map((by) => from.add({ minutes: by }));
          const last = lastDepositAttemptAt(from, refused, before);
          const next = nextDepositAttemptAt(from, refused, before);
          const isNotBefore = (one: Temporal.Instant) => Temporal.Instant.compare(last, one) >= 0;
          expect([from, ...refused, ...(next ? [next] : [])].every(isNotBefore)).toBe(true);
          if (next) expect(Temporal.Instant.compare(last, before)).toBeLessThan(0);
        },
      ),
    );
  });

  test('is released once the trip is processed, even when the hold had ended before', () => {
    const lapsed = { hold: undefined, lapsedAt: at('06T03:00') };
    expect(state({ ...lapsed, status: 'processed' }, '29T10:00')).toBe('released');
  });
});
