import { describe, expect, test } from 'vitest';
import { moneyFromUnits } from '../money.ts';
import { depositFor, usualDeposits } from './deposit.ts';
import {
  depositAuthorisedAt,
  depositLapsesAt,
  depositReleasedBy,
  depositRenewedAt,
  nextDepositRetryAt,
} from './deposit-schedule.ts';
import { type DepositFacts, depositState } from './deposit-state.ts';

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

  test('does not retry at or after delivery [D-018-004]', () => {
    expect(nextDepositRetryAt(0, at('10T04:59'), at('10T09:00'))).toEqual(at('10T08:59'));
    expect(nextDepositRetryAt(0, at('10T05:00'), at('10T09:00'))).toBeUndefined();
  });

  test('renews a hold that would lapse before the trip ends [D-010-004]', () => {
    expect(depositRenewedAt(at('01T09:00'), at('08T08:00'))).toBeUndefined();
    expect(depositRenewedAt(at('01T09:00'), at('08T09:00'))).toEqual(at('07T09:00'));
    expect(depositRenewedAt(at('01T09:00'), at('29T09:00'))).toEqual(at('07T09:00'));
  });

  test('releases within 24 business hours: the weekend does not count [A-POLICY-020]', () => {
    const by = (text: string) => depositReleasedBy(at(text), 'Europe/Lisbon');
    expect(by('05T09:00')).toEqual(at('06T09:00'));
    expect(by('08T09:00')).toEqual(at('11T09:00'));
    expect(by('09T09:00')).toEqual(at('11T23:00'));
  });
});

describe('where a deposit stands', () => {
  const heldAt = at('01T09:00');
  const long: DepositFacts = {
    status: 'active',
    endsAt: at('29T09:00'),
    heldAt,
    refusedAt: [],
    wasReleased: false,
  };
  const state = (change: Partial<DepositFacts>, now: string) =>
    depositState({ ...long, ...change }, at(now));
  const refusedAt = ['09', '13', '17', '21'].map((hour) => at(`07T${hour}:00`));

  test('is planned, held and released, or failed', () => {
    const notHeld = { heldAt: undefined };
    expect(state({ ...notHeld, status: 'security-deposit-pending' }, '01T08:00')).toBe('planned');
    expect(state({}, '01T09:00')).toBe('held');
    expect(state({ ...notHeld, wasReleased: true }, '29T10:00')).toBe('released');
    expect(state({ ...notHeld, status: 'security-deposit-failed' }, '02T09:00')).toBe('failed');
  });

  test('is held while its renewal is still tried, and only until it lapses when it is not [D-010-007]', () => {
    expect(state({ refusedAt: refusedAt.slice(0, 3) }, '07T20:00')).toBe('held');
    expect(state({ refusedAt }, '07T21:00')).toBe('lapsing');
    expect(state({ refusedAt }, '08T08:59')).toBe('lapsing');
    expect(state({ refusedAt }, '08T09:00')).toBe('lapsed');
  });

  test('is held to the end of a trip that the hold outlasts, and lapses after it all the same [D-010-007]', () => {
    const short = { endsAt: at('05T09:00') };
    expect(state(short, '08T08:59')).toBe('held');
    expect(state({ ...short, status: 'review' }, '08T09:00')).toBe('lapsed');
    expect(depositLapsesAt(heldAt)).toEqual(at('08T09:00'));
  });
});
