import { describe, expect, test } from 'vitest';
import { moneyFromUnits } from '../money.ts';
import { depositFor, usualDeposits } from './deposit.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  depositRenewedAt,
  nextDepositRetryAt,
} from './deposit-schedule.ts';

const at = (text: string) => Temporal.Instant.from(`2026-05-${text}:00Z`);

describe('deposit', () => {
  const euros = usualDeposits('EUR');
  const dollars = usualDeposits('USD');

  test('is 350 on a credit card and 600 on a debit card, in the city’s currency', () => {
    expect(depositFor('personal', 'credit', euros)).toEqual(moneyFromUnits(350, 'EUR'));
    expect(depositFor('personal', 'debit', dollars)).toEqual(moneyFromUnits(600, 'USD'));
  });

  test('a card of unknown kind is held to the higher amount', () => {
    expect(depositFor('personal', 'unknown', dollars)).toEqual(moneyFromUnits(600, 'USD'));
  });

  test('companies are exempt', () => {
    expect(depositFor('business', 'credit', euros)).toBeUndefined();
  });
});

describe('deposit schedule', () => {
  test('authorises 48 hours before delivery, or at once when delivery is sooner', () => {
    expect(depositAuthorisedAt(at('10T09:00'), at('01T09:00'))).toEqual(at('08T09:00'));
    expect(depositAuthorisedAt(at('10T09:00'), at('09T09:00'))).toEqual(at('09T09:00'));
  });

  test('retries three times, 4 hours apart', () => {
    expect(nextDepositRetryAt(0, at('08T09:00'), at('10T09:00'))).toEqual(at('08T13:00'));
    expect(nextDepositRetryAt(2, at('08T17:00'), at('10T09:00'))).toEqual(at('08T21:00'));
    expect(nextDepositRetryAt(3, at('08T21:00'), at('10T09:00'))).toBeUndefined();
  });

  test('does not retry at or after delivery', () => {
    expect(nextDepositRetryAt(0, at('10T04:59'), at('10T09:00'))).toEqual(at('10T08:59'));
    expect(nextDepositRetryAt(0, at('10T05:00'), at('10T09:00'))).toBeUndefined();
  });

  test('renews a hold that would lapse before the trip ends', () => {
    expect(depositRenewedAt(at('01T09:00'), at('08T08:00'))).toBeUndefined();
    expect(depositRenewedAt(at('01T09:00'), at('08T09:00'))).toEqual(at('07T09:00'));
    expect(depositRenewedAt(at('01T09:00'), at('29T09:00'))).toEqual(at('07T09:00'));
  });

  test('releases within 24 business hours: the weekend does not count', () => {
    const by = (text: string) => depositReleasedBy(at(text), 'Europe/Lisbon');
    expect(by('05T09:00')).toEqual(at('06T09:00'));
    expect(by('08T09:00')).toEqual(at('11T09:00'));
    expect(by('09T09:00')).toEqual(at('11T23:00'));
  });
});
