import fc from 'fast-check';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { add, type Money, moneyFromCents, negate, subtract } from '../../../../domain/money.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { price } from '../../../../i18n/en/price.ts';
import { success } from '../../../../i18n/en/success.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { PaymentDetails } from '../../checkout/success/payment-details.tsx';
import { aBooking } from '../data/booking.fixture.ts';
import { BookedPrice } from './booked-price.tsx';
import { TripStanding } from './trip-standing.tsx';

beforeAll(() => {
  for (const [name, texts] of Object.entries({ fleet, price, success, trips })) {
    addWords(name, texts);
  }
});

const dollars = (cents: number) => moneyFromCents(cents, 'USD');
const nothing = dollars(0);
const [carLine] = aBooking.lines;

interface Paid {
  readonly rental: Money;
  readonly promo?: Money;
  readonly credit?: Money;
  readonly company?: Booking['company'];
}

/** A booking of one line, less what a promo code is worth; some of it paid with credit and the rest by card or company. */
function paidBooking({ rental, promo = nothing, credit = nothing, company = null }: Paid): Booking {
  if (!carLine) throw new Error('The sample booking has a line');
  const total = subtract(subtract(rental, promo), credit);
  const once = (amount: Money) => ({
    days: 1,
    quantity: 1,
    unitAmount: amount,
    amount,
    shown: amount,
  });
  const lineOf = (kind: 'promo' | 'credit', amount: Money) =>
    amount.amount > 0 ? [{ kind, ref: kind, label: null, ...once(negate(amount)) }] : [];
  return {
    ...aBooking,
    lines: [
      { ...carLine, ...once(rental) },
      ...lineOf('promo', promo),
      ...lineOf('credit', credit),
    ],
    total,
    charged: company ? nothing : total,
    creditUsed: credit,
    company,
    ...(company
      ? { paymentProfile: 'business', paymentMethod: null, paidWith: null, deposit: null }
      : {}),
  };
}

const read = (node: ReactElement) =>
  rendered(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const figuresIn = (text: string) => text.match(/-?\$[\d,]+\.\d\d/g) ?? [];

const company = { name: 'Tagus Tours, Lda.', address: 'Rua 1, Lisboa', vat: 'PT501234567' };

const cents = (min: number) => fc.oneof(fc.constant(min), fc.integer({ min, max: 500_000 }));

test('however a trip is paid, every page names what it cost, what paid it, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.record({
        rentalCents: fc.integer({ min: 100, max: 500_000 }),
        promoCents: fc.integer({ min: 0, max: 500_000 }),
        creditCents: fc.integer({ min: 0, max: 500_000 }),
        isCompany: fc.boolean(),
      }),
      ({ rentalCents, promoCents, creditCents, isCompany }) => {
        const rental = dollars(rentalCents);
        // A company takes neither; a code leaves something to pay.
        const promo = dollars(isCompany ? 0 : Math.min(promoCents, rentalCents - 1));
        const cost = subtract(rental, promo);
        const credit = dollars(isCompany ? 0 : Math.min(creditCents, cost.amount / 100));
        const left = subtract(cost, credit);
        const booking = paidBooking({
          ...{ rental, promo, credit },
          company: isCompany ? company : null,
        });
        const means = [credit, left].filter(({ amount }) => amount > 0).map(formatMoney);

        const standing = read(<TripStanding booking={booking} />);
        const [, paid = ''] = (isCompany ? /(.*)/ : /Paid (.*?) Deposit/).exec(standing) ?? [];
        expect(new Set(figuresIn(paid))).toEqual(new Set(means));

        const success = figuresIn(read(<PaymentDetails booking={booking} />));
        expect(new Set(success)).toEqual(new Set([formatMoney(cost), ...means]));

        const panel = read(<BookedPrice booking={booking} />);
        const heading = isCompany ? 'Total for 4 days' : 'Paid for 4 days';
        expect(panel).toContain(`${heading} ${formatMoney(cost)}`);
        expect(panel).toContain(`Total ${formatMoney(cost)}`);
        if (promo.amount > 0) expect(panel).toContain(formatMoney(negate(promo)));
        if (credit.amount > 0) {
          expect(panel).toContain(`Paid with your credit ${formatMoney(credit)}`);
          // Once it is paid, nothing is left to pay.
          if (isCompany) expect(panel).toContain(`Left to pay by card ${formatMoney(left)}`);
          else expect(panel).not.toContain('Left to pay');
          if (!isCompany && left.amount > 0) {
            expect(panel).toContain(`Paid by card ${formatMoney(left)}`);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('whatever was charged and came back later, every page names it, and the price of today', () => {
  fc.assert(
    fc.property(
      fc.record({
        cost: cents(100),
        creditInPrice: cents(0),
        // Paid before the trip got shorter, and given back with it; then what support gave beyond.
        shorterByCard: cents(0),
        shorterByCredit: cents(0),
        givenToCard: cents(0),
        givenAsCredit: cents(0),
        isCancelled: fc.boolean(),
      }),
      (one) => {
        const credit = dollars(Math.min(one.creditInPrice, one.cost));
        const asBooked = paidBooking({ rental: dollars(one.cost), credit });
        const booking: Booking = {
          ...asBooked,
          charged: add(asBooked.total, dollars(one.shorterByCard)),
          creditUsed: add(credit, dollars(one.shorterByCredit)),
          refunded: dollars(one.shorterByCard + one.givenToCard),
          credited: dollars(one.shorterByCredit + one.givenAsCredit),
          status: one.isCancelled ? 'cancelled-by-user' : 'booked',
        };
        const { charged, creditUsed, refunded, credited } = booking;
        const said = (amounts: readonly Money[]) =>
          new Set(amounts.filter(({ amount }) => amount > 0).map(formatMoney));

        const standing = read(<TripStanding booking={booking} />);
        const [, paid = ''] =
          (one.isCancelled ? /(.*)/ : /Paid (.*?) Deposit/).exec(standing) ?? [];
        expect(new Set(figuresIn(paid))).toEqual(said([charged, creditUsed, refunded, credited]));

        const panel = read(<BookedPrice booking={booking} />);
        expect(panel).toContain(`Total ${formatMoney(dollars(one.cost))}`);
        const rows = {
          'Charged to card': refunded.amount + credited.amount > 0 ? charged : nothing,
          'Paid with your credit': creditUsed,
          'Refunded to card': refunded,
          'Refunded as credit': credited,
        };
        for (const [name, amount] of Object.entries(rows)) {
          if (amount.amount > 0) expect(panel).toContain(`${name} ${formatMoney(amount)}`);
          else expect(panel).not.toContain(name);
        }

        const details = figuresIn(read(<PaymentDetails booking={booking} />));
        const ofToday = [dollars(one.cost), credit, asBooked.total];
        expect(new Set(details)).toEqual(said(ofToday));
      },
    ),
    { numRuns: 200 },
  );
});

test('a trip that credit paid says so, and asks for nothing more', () => {
  const booking = paidBooking({ rental: dollars(9_300), credit: dollars(9_300) });
  expect(read(<TripStanding booking={booking} />)).toContain(
    '$93.00 paid with your credit. There’s nothing left to pay.',
  );
  expect(read(<PaymentDetails booking={booking} />)).toContain('Left to pay Nothing');
  expect(read(<BookedPrice booking={booking} />)).toContain('Card for the deposit hold');
});

test('credit that came back is named where it was paid', () => {
  const booking = {
    ...paidBooking({ rental: dollars(9_300), credit: dollars(9_300) }),
    status: 'cancelled-by-user',
    credited: dollars(9_300),
  } as const;
  expect(read(<TripStanding booking={booking} />)).toContain('Refunded as credit');
  expect(read(<BookedPrice booking={booking} />)).toContain(
    `Refunded as credit ${formatMoney(dollars(9_300))}`,
  );
  expect(read(<BookedPrice booking={{ ...booking, credited: nothing }} />)).not.toContain(
    'Refunded as credit',
  );
});
