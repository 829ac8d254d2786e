import fc from 'fast-check';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { type Money, moneyFromCents, negate, subtract } from '../../../../domain/money.ts';
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

/** A booking of one line, some of it paid with credit and the rest from the card. */
function paidBooking(rental: Money, credit: Money): Booking {
  if (!carLine) throw new Error('The sample booking has a line');
  const total = subtract(rental, credit);
  const once = (amount: Money) => ({
    days: 1,
    quantity: 1,
    unitAmount: amount,
    amount,
    shown: amount,
  });
  const creditLine = { kind: 'credit', ref: 'credit', label: null } as const;
  return {
    ...aBooking,
    lines: [
      { ...carLine, ...once(rental) },
      ...(credit.amount > 0 ? [{ ...creditLine, ...once(negate(credit)) }] : []),
    ],
    total,
    charged: total,
    creditUsed: credit,
  };
}

const read = (node: ReactElement) =>
  rendered(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const figuresIn = (text: string) => text.match(/-?\$[\d,]+\.\d\d/g) ?? [];

test('however a trip is paid, every page names what it cost, what paid it, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (rentalCents, creditCents) => {
        const rental = dollars(rentalCents);
        const credit = dollars(Math.min(creditCents, rentalCents));
        const booking = paidBooking(rental, credit);
        const byCard = subtract(rental, credit);
        const means = [credit, byCard].filter(({ amount }) => amount > 0).map(formatMoney);

        const standing = read(<TripStanding booking={booking} />);
        const [, paid = ''] = /Paid (.*?) Deposit/.exec(standing) ?? [];
        expect(new Set(figuresIn(paid))).toEqual(new Set(means));

        const success = figuresIn(read(<PaymentDetails booking={booking} />));
        expect(new Set(success)).toEqual(new Set([formatMoney(rental), ...means]));

        const panel = read(<BookedPrice booking={booking} />);
        expect(panel).toContain(`Paid for 4 days ${formatMoney(rental)}`);
        expect(panel).toContain(`Total ${formatMoney(rental)}`);
        if (credit.amount > 0) {
          expect(panel).toContain(`Paid with your credit ${formatMoney(credit)}`);
          expect(panel).toContain(`Left to pay by card ${formatMoney(byCard)}`);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a trip that credit paid says so, and asks for nothing more', () => {
  const booking = paidBooking(dollars(9_300), dollars(9_300));
  expect(read(<TripStanding booking={booking} />)).toContain(
    '$93.00 paid with your credit. There’s nothing left to pay.',
  );
  expect(read(<PaymentDetails booking={booking} />)).toContain('Left to pay Nothing');
  expect(read(<BookedPrice booking={booking} />)).toContain('Card for the deposit hold');
});

test('credit that came back is named where it was paid', () => {
  const booking = {
    ...paidBooking(dollars(9_300), dollars(9_300)),
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
