import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCityTime } from './city-time.ts';
import { formatMoney } from './format-money.ts';
import {
  add,
  type Money,
  money,
  moneyFromUnits,
  roundUpToCents,
  sum,
  toChargeableCents,
} from './money.ts';
import { someBands } from './policies/young-driver.fixture.ts';
import {
  bareTripTotal,
  type CityRates,
  extraPricePerDay,
  type PricedExtra,
  type QuoteChoices,
  quote,
  splitByCredit,
} from './pricing.ts';

const lisbon: CityRates = {
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  taxDivisorBasisPoints: 12_300,
  youngDriverBands: [],
};
const newYork: CityRates = {
  currency: 'USD',
  timeZone: 'America/New_York',
  taxDivisorBasisPoints: 12_300,
  youngDriverBands: someBands,
};
const nothing: QuoteChoices = { insurances: [], extras: [] };

function tripOf(days: number, timeZone: string) {
  const starts = Temporal.PlainDateTime.from('2026-10-20T09:00');
  return {
    startsAt: fromCityTime(starts, timeZone),
    endsAt: fromCityTime(starts.add({ days }), timeZone),
  };
}

const item = (ref: string, pricePerDay: Money) => ({ ref, label: ref, pricePerDay });
const car = item('car-1', moneyFromUnits(40, 'EUR'));
const seat: PricedExtra = { ...item('seat', money(49_900, 'EUR')), hasFees: false };
const wifi: PricedExtra = { ...item('wifi', money(30_000, 'EUR')), hasFees: true };
const amounts = (lines: readonly { kind: string; amount: Money }[]) =>
  lines.map((line) => [line.kind, line.amount.amount]);

describe('a quote', () => {
  test('is price per day times days, with insurance and extras by the day [D-007-001 R-MONEY-005 R-MONEY-006 R-PRODUCT-008]', () => {
    const choices = { insurances: [item('full', money(125_000, 'EUR'))], extras: [seat, wifi] };
    const answer = quote(car, tripOf(3, lisbon.timeZone), choices, lisbon);
    expect(answer.days).toBe(3);
    expect(amounts(answer.lines)).toEqual([
      ['car', 1_200_000],
      ['insurance', 375_000],
      ['extra', 172_155],
      ['extra', 90_000],
    ]);
    expect(answer.total).toEqual(money(1_837_200, 'EUR'));
  });

  test('adds the service fee only to an extra that is stored without it [D-007-002 R-DATA-009]', () => {
    expect(extraPricePerDay(seat).amount).toBe(57_385);
    expect(extraPricePerDay(wifi).amount).toBe(30_000);
  });

  test('tells the fee and the tax that its total contains', () => {
    const price = item('car', moneyFromUnits(1415, 'EUR'));
    const answer = quote(price, tripOf(1, lisbon.timeZone), nothing, lisbon);
    expect(formatMoney(answer.includesServiceFee)).toBe('€184.57');
    expect(formatMoney(answer.includesTaxes)).toBe('€264.60');
  });

  test('counts a part of a day as a day [D-008-001]', () => {
    const trip = tripOf(3, lisbon.timeZone);
    const late = { ...trip, endsAt: trip.endsAt.add({ minutes: 30 }) };
    expect(quote(car, late, nothing, lisbon).days).toBe(4);
  });

  test.each([
    ['2008-10-20', 120],
    ['2005-10-21', 120],
    ['2005-10-20', 45],
    ['2001-10-21', 45],
    ['2001-10-20', undefined],
  ])('in New York a driver born on %s pays %s more per day [D-009-004]', (born, units) => {
    const driverBirthdate = Temporal.PlainDate.from(born);
    const dollars = item('car', moneyFromUnits(60, 'USD'));
    const trip = tripOf(5, newYork.timeZone);
    const answer = quote(dollars, trip, { ...nothing, driverBirthdate }, newYork);
    const line = answer.lines.find(({ kind }) => kind === 'young-driver');
    expect(line?.unitAmount).toEqual(units && moneyFromUnits(units, 'USD'));
    expect(line?.ref).toBe(units && (units === 120 ? '18-20' : '21-24'));
    expect(answer.total).toEqual(moneyFromUnits(5 * (60 + (units ?? 0)), 'USD'));
  });

  test('in Lisbon a young driver pays nothing more [D-009-005]', () => {
    const driverBirthdate = Temporal.PlainDate.from('2008-10-20');
    const trip = tripOf(5, lisbon.timeZone);
    expect(quote(car, trip, { ...nothing, driverBirthdate }, lisbon).lines).toHaveLength(1);
  });

  test('counts an additional driver per person, and everybody’s young age by itself', () => {
    const driver = { ...item('driver', moneyFromUnits(10, 'USD')), hasFees: true, quantity: 2 };
    const [aged20, aged22, aged40] = ['2006-01-01', '2004-01-01', '1986-01-01'].map((born) =>
      Temporal.PlainDate.from(born),
    );
    const dollars = item('car', moneyFromUnits(60, 'USD'));
    const people = [aged20, aged22, aged40].filter((born) => born !== undefined);
    const choices = { insurances: [], extras: [driver], driverBirthdate: aged22 };
    const answer = quote(
      dollars,
      tripOf(5, newYork.timeZone),
      { ...choices, additionalBirthdates: people },
      newYork,
    );
    expect(answer.lines.map((line) => [line.ref, line.quantity, line.amount.amount])).toEqual([
      ['car', 1, 3_000_000],
      ['driver', 2, 1_000_000],
      ['18-20', 1, 6_000_000],
      ['21-24', 2, 4_500_000],
    ]);
  });

  test('takes the promo code off first, then uses credit [D-013-002 D-014-002]', () => {
    const choices: QuoteChoices = {
      ...nothing,
      promo: { code: 'SPRING', discount: { kind: 'percent', basisPoints: 1000 } },
      creditBalance: moneyFromUnits(50, 'EUR'),
    };
    const answer = quote(car, tripOf(3, lisbon.timeZone), choices, lisbon);
    expect(amounts(answer.lines)).toEqual([
      ['car', 1_200_000],
      ['promo', -120_000],
      ['credit', -500_000],
    ]);
    expect(answer.total).toEqual(moneyFromUnits(58, 'EUR'));
    expect(answer.lines.map(({ ref, label }) => [ref, label])).toEqual([
      ['car-1', 'car-1'],
      ['SPRING', 'SPRING'],
      ['credit', null],
    ]);
  });

  test('has the fee and the taxes of the rental, however it is paid', () => {
    const trip = tripOf(3, lisbon.timeZone);
    const byCard = quote(car, trip, nothing, lisbon);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (balance) => {
        const choices = { ...nothing, creditBalance: money(balance, 'EUR') };
        const withCredit = quote(car, trip, choices, lisbon);
        expect(withCredit.includesServiceFee).toEqual(byCard.includesServiceFee);
        expect(withCredit.includesTaxes).toEqual(byCard.includesTaxes);
        const { rental, credit } = splitByCredit(withCredit);
        expect(rental).toEqual(byCard.total);
        expect(add(credit, withCredit.total)).toEqual(byCard.total);
      }),
      { numRuns: 200 },
    );
  });

  test('never falls below zero, and leaves unused credit alone', () => {
    const fixed = { kind: 'fixed', amount: moneyFromUnits(100, 'EUR') } as const;
    const choices: QuoteChoices = {
      ...nothing,
      promo: { code: 'HUNDRED', discount: fixed },
      creditBalance: moneyFromUnits(500, 'EUR'),
    };
    const answer = quote(car, tripOf(3, lisbon.timeZone), choices, lisbon);
    expect(amounts(answer.lines).slice(1)).toEqual([
      ['promo', -1_000_000],
      ['credit', -200_000],
    ]);
    expect(answer.total.amount).toBe(0);
    const cheap = quote(car, tripOf(2, lisbon.timeZone), choices, lisbon);
    expect(amounts(cheap.lines)).toEqual([
      ['car', 800_000],
      ['promo', -800_000],
    ]);
  });

  test('leaves the card nothing to pay, or enough for a card to be charged', () => {
    const toPay = (credit: number) =>
      quote(
        car,
        tripOf(1, 'Europe/Lisbon'),
        { ...nothing, creditBalance: money(credit, 'EUR') },
        lisbon,
      ).total.amount;
    expect([400_000, 399_900, 395_100, 395_000].map(toPay)).toEqual([0, 5_000, 5_000, 5_000]);
    expect(toPay(394_900)).toBe(5_100);
  });

  test('leaves no fraction of a cent to a card when credit pays all of it', () => {
    const odd = item('car', money(333_333, 'EUR'));
    const choices = { ...nothing, creditBalance: moneyFromUnits(500, 'EUR') };
    const answer = quote(odd, tripOf(1, lisbon.timeZone), choices, lisbon);
    expect(amounts(answer.lines).at(-1)).toEqual(['credit', -333_400]);
    expect(answer.total.amount).toBe(0);
  });

  test('uses credit in whole cents only', () => {
    const withCredit = (amount: number) => ({ ...nothing, creditBalance: money(amount, 'EUR') });
    const trip = tripOf(3, lisbon.timeZone);
    const some = quote(car, trip, withCredit(100_050), lisbon);
    expect(amounts(some.lines).at(-1)).toEqual(['credit', -100_000]);
    expect(quote(car, trip, withCredit(99), lisbon).lines).toHaveLength(1);
  });
});

describe('every quote', () => {
  const price = fc.integer({ min: 0, max: 20_000_000 }).map((amount) => money(amount, 'USD'));
  const days = fc.integer({ min: 1, max: 28 });
  const choices: fc.Arbitrary<QuoteChoices> = fc.record({
    insurances: fc.array(
      price.map((p) => item('insurance', p)),
      { maxLength: 3 },
    ),
    extras: fc.array(
      fc
        .record({
          pricePerDay: price,
          hasFees: fc.boolean(),
          quantity: fc.integer({ min: 1, max: 3 }),
        })
        .map((extra) => ({ ...extra, ref: 'extra', label: 'extra' })),
      { maxLength: 8 },
    ),
    driverBirthdate: fc.constantFrom(
      undefined,
      ...['2007-01-01', '2003-01-01', '1980-01-01'].map((text) => Temporal.PlainDate.from(text)),
    ),
    promo: fc.option(
      fc
        .oneof(
          fc
            .integer({ min: 0, max: 10_000 })
            .map((basisPoints) => ({ kind: 'percent' as const, basisPoints })),
          price.map((amount) => ({ kind: 'fixed' as const, amount })),
        )
        .map((discount) => ({ code: 'CODE', discount })),
      { nil: undefined },
    ),
    creditBalance: fc.option(price, { nil: undefined }),
  });
  const anyQuote = fc
    .tuple(price, days, choices)
    .map(([p, n, c]) => quote(item('car', p), tripOf(n, newYork.timeZone), c, newYork));

  test('has lines that sum to its total, exactly and as shown, and never below zero', () => {
    fc.assert(
      fc.property(anyQuote, ({ lines, total, days: counted }) => {
        const exact = sum(
          lines.map((line) => line.amount),
          'USD',
        );
        const shown = sum(
          lines.map((line) => line.shown),
          'USD',
        );
        expect(total).toEqual(roundUpToCents(exact));
        expect(shown).toEqual(total);
        expect(total.amount).toBeGreaterThanOrEqual(0);
        for (const line of lines) {
          expect(line.amount.amount).toBe(line.unitAmount.amount * line.days * line.quantity);
          expect(Math.abs(line.shown.amount - line.amount.amount)).toBeLessThan(100);
          expect([1, counted]).toContain(line.days);
        }
      }),
    );
  });

  test('shows the total that it charges, to the cent [D-006-003]', () => {
    fc.assert(
      fc.property(anyQuote, (price) => {
        const { total, includesServiceFee, includesTaxes } = price;
        const { rental } = splitByCredit(price);
        expect(total.amount % 100).toBe(0);
        const digits = formatMoney(total).replace(/[$,.]/g, '');
        expect(Number(digits)).toBe(toChargeableCents(total));
        for (const part of [includesServiceFee, includesTaxes]) {
          expect(part.amount).toBeGreaterThanOrEqual(0);
          expect(part.amount).toBeLessThanOrEqual(rental.amount);
        }
      }),
    );
  });

  test('agrees with whole-number arithmetic for every price, 1 to 28 days, with and without fee [R-MONEY-003]', () => {
    fc.assert(
      fc.property(price, price, fc.boolean(), (carPrice, extraPrice, hasFees) => {
        for (let n = 1; n <= 28; n += 1) {
          const extra = { ...item('extra', extraPrice), hasFees };
          const trip = tripOf(n, newYork.timeZone);
          const answer = quote(
            item('car', carPrice),
            trip,
            { insurances: [], extras: [extra] },
            newYork,
          );
          const stored = BigInt(extraPrice.amount);
          const unit = hasFees ? stored : (stored * 115n + 99n) / 100n;
          const exact = (BigInt(carPrice.amount) + unit) * BigInt(n);
          expect(BigInt(toChargeableCents(answer.total))).toBe((exact + 99n) / 100n);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('without choices is what the list and the pin show [D-012-005 D-036-003]', () => {
    fc.assert(
      fc.property(price, days, (p, n) => {
        const bare = quote(item('car', p), tripOf(n, newYork.timeZone), nothing, newYork);
        expect(bareTripTotal(p, n)).toEqual(bare.total);
      }),
    );
  });
});
