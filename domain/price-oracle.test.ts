import { expect, test } from 'vitest';
import { compareMoney, type Money, money, toChargeableCents } from './money.ts';
import { bareTripTotal, quote } from './pricing.ts';

const timeZone = 'Europe/Lisbon';
const rates = {
  currency: 'EUR',
  timeZone,
  taxDivisorBasisPoints: 12_300,
  youngDriverBands: [],
} as const;
const startsAt = Temporal.Instant.from('2027-06-01T08:00:00Z');
const tripOf = (days: number) => ({ startsAt, endsAt: startsAt.add({ hours: 24 * days }) });
const item = (ref: string, pricePerDay: Money) => ({ ref, label: ref, pricePerDay });

/** Ceiling of a quotient of BigInts, written without a line of the code that is checked. */
const ceilDiv = (a: bigint, b: bigint) => (a <= 0n ? -(-a / b) : (a + b - 1n) / b);

/** Cents to charge: days × (car + extra, with the fee of 15 % on top where it is not in), rounded up. */
function centsByOracle(car: bigint, extra: bigint, hasFees: boolean, days: bigint): bigint {
  const extraPerDay = hasFees ? extra : ceilDiv(extra * 11_500n, 10_000n);
  return ceilDiv(days * (car + extraPerDay), 100n);
}

test('every price up to 300 at every cent, for 1 to 28 days, is charged to the cent', () => {
  const wrong: string[] = [];
  for (let cents = 1; cents <= 30_000; cents += 1) {
    const perDay = money(cents * 100, 'EUR');
    for (let days = 1; days <= 28; days += 1) {
      const charged = toChargeableCents(bareTripTotal(perDay, days));
      if (charged !== cents * days) wrong.push(`${cents} × ${days} = ${charged}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every price × 1 to 28 days × fee agrees with a calculation in whole numbers [D-006-002]', () => {
  const wrong: string[] = [];
  let compared = 0;
  // Uneven steps reach every residue of the four decimals; large prices show a lost digit.
  for (let price = 1; price < 40_000_000; price = Math.ceil(price * 1.6) + 7) {
    for (let extra = 0; extra < 2_000_000; extra = Math.ceil(extra * 3.1) + 13) {
      for (const hasFees of [true, false]) {
        for (let days = 1; days <= 28; days += 1) {
          const extras = extra === 0 ? [] : [{ ...item('extra', money(extra, 'EUR')), hasFees }];
          const choices = { insurances: [], extras };
          const car = item('car', money(price, 'EUR'));
          const { total, lines } = quote(car, tripOf(days), choices, rates);
          const expected = centsByOracle(BigInt(price), BigInt(extra), hasFees, BigInt(days));
          const shown = lines.reduce((sum, line) => sum + BigInt(line.shown.amount), 0n);
          compared += 1;
          if (BigInt(toChargeableCents(total)) !== expected || shown !== expected * 100n) {
            wrong.push(`${price} + ${extra} (${hasFees}) × ${days}: ${total.amount}, ${expected}`);
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(15_000);
});

test('what is shown as fee and tax is the exact share, rounded up once [D-007-004]', () => {
  for (let cents = 1; cents < 2_000_000; cents = Math.ceil(cents * 1.01) + 1) {
    const car = item('car', money(cents * 100, 'EUR'));
    const priced = quote(car, tripOf(1), { insurances: [], extras: [] }, rates);
    const total = BigInt(cents) * 100n;
    expect(BigInt(priced.includesServiceFee.amount)).toBe(ceilDiv(total * 1_500n, 11_500n));
    expect(BigInt(priced.includesTaxes.amount)).toBe(ceilDiv(total * 2_300n, 12_300n));
    expect(compareMoney(priced.includesTaxes, priced.total)).toBe(-1);
  }
});
