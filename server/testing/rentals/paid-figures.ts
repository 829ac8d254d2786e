import fc from 'fast-check';
import { expect } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Money, money, subtract, sum } from '../../../domain/money.ts';
import { splitByCredit } from '../../../domain/pricing.ts';
import { textOfPdf } from '../read-pdf.ts';
import { laterTrip, openRental, type Rental } from './rental.ts';

/** Belongs to a company, and may book on it or for themselves. */
export const EITHER_PAYER = 'business@handover.example';

export interface Means {
  readonly profile: 'personal' | 'business';
  readonly promoCode: 'WELCOME10' | null;
  readonly creditCents: number;
  readonly days: number;
}

/** For trips of some days: a trip of one day cannot get shorter. */
export const meansFor = (days: {
  readonly min: number;
  readonly max: number;
}): fc.Arbitrary<Means> =>
  fc.record({
    profile: fc.constantFrom('personal', 'personal', 'business'),
    promoCode: fc.constantFrom('WELCOME10', null),
    // From none to more than any of these trips costs.
    creditCents: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 100_000 }),
    ),
    days: fc.integer(days),
  });

/** A trip of a renter of a company who has this much credit and has never used the code. */
export async function bookWith({ app }: Rental, { profile, promoCode, creditCents, days }: Means) {
  const renter = await openRental(app, EITHER_PAYER);
  const { db, userId } = renter;
  await db.deleteFrom('promo_redemptions').where('user_id', '=', userId).execute();
  await db.deleteFrom('credit_entries').where('user_id', '=', userId).execute();
  if (creditCents > 0) {
    await db
      .insertInto('credit_entries')
      .values({
        ...{ user_id: userId, currency: 'EUR', amount: creditCents * 100, reason: 'goodwill' },
        idempotency_key: crypto.randomUUID(),
        created_at: new Date('2027-03-01T00:00:00Z'),
      })
      .execute();
  }
  const endsAt = Temporal.Instant.from(laterTrip.startsAt).add({ hours: 24 * days });
  const trip = { startsAt: laterTrip.startsAt, endsAt: endsAt.toString() };
  const quote = await renter.quote(await renter.freeCar('lisbon', trip), trip, {
    checkout: { profile, promoCode },
  });
  const methodId = profile === 'business' ? null : await renter.card();
  const asked = await renter.request(quote.id, null, { payment: { profile, methodId } });
  const ended = await renter.work(asked.id);
  expect(ended.status, ended.errorCode ?? '').toBe('accepted');
  return { renter, booking: await renter.booking(ended.bookingId ?? '') };
}

const euros = (amount: number) => money(amount, 'EUR');

/** Booking, ledger and documents say the same figures, to the cent. */
export async function expectSameFigures(renter: Rental, { id }: Booking): Promise<void> {
  const booking = await renter.booking(id);
  const { lines, total, charged, refunded, creditUsed, credited, company } = booking;
  const shown = sum(
    lines.map((line) => line.shown),
    'EUR',
  );
  expect(shown).toEqual(total);
  expect(booking.money).toMatchObject({
    price: splitByCredit(booking).rental,
    ...{ refunded, credited },
  });

  const books = await booksOf(renter, id);
  expect(books).toMatchObject({ charged, refunded, creditUsed, credited });
  const isOver = booking.status === 'cancelled-by-user';
  const billed = isOver ? euros(0) : total;
  const paid = charged.amount + creditUsed.amount - refunded.amount - credited.amount;
  expect(books.invoiced).toEqual(company ? billed : euros(paid));

  const paper = await paperOf(renter, id);
  const named = (words: string) => {
    const found = paper.matchAll(new RegExp(`${words} €([\\d,]+\\.\\d\\d)`, 'g'));
    return sum(
      [...found].map(([, units = '']) =>
        euros(Math.round(Number(units.replaceAll(',', '')) * 1e4)),
      ),
      'EUR',
    );
  };
  expect(named('Charged to Visa ending in 4242')).toEqual(charged);
  expect(named('Refunded to Visa ending in 4242')).toEqual(refunded);
  expect(named('Paid with your credit')).toEqual(creditUsed);
  expect(named('Refunded as credit')).toEqual(credited);
  const onAccount = subtract(named('Billed to the company'), named('Credited to the company'));
  expect(onAccount).toEqual(company ? billed : euros(0));
}

/** What the books say of it, each by one question. */
async function booksOf({ app }: Rental, bookingId: string) {
  const { rows } = await app.deps.database.pool.query<Record<string, string>>(
    `SELECT (SELECT coalesce(sum(amount), 0) FROM payments
              WHERE booking_id = $1 AND kind = 'charge' AND status = 'succeeded') AS charged,
            (SELECT coalesce(sum(amount), 0) FROM payments
              WHERE booking_id = $1 AND kind = 'refund' AND status <> 'failed') AS refunded,
            (SELECT coalesce(-sum(amount), 0) FROM credit_entries
              WHERE booking_id = $1 AND amount < 0) AS used,
            (SELECT coalesce(sum(amount), 0) FROM credit_entries
              WHERE booking_id = $1 AND amount > 0) AS credited,
            (SELECT sum(CASE kind WHEN 'invoice' THEN total ELSE -total END) FROM invoices
              WHERE booking_id = $1) AS invoiced`,
    [bookingId],
  );
  const of = (name: string): Money => euros(Number(rows[0]?.[name]));
  return {
    charged: of('charged'),
    refunded: of('refunded'),
    creditUsed: of('used'),
    credited: of('credited'),
    invoiced: of('invoiced'),
  };
}

async function paperOf(renter: Rental, bookingId: string): Promise<string> {
  const file = await renter.send('GET', `/api/bookings/${bookingId}/receipt.pdf`);
  return textOfPdf(new Uint8Array(await file.arrayBuffer()));
}

/** An email names what the trip costs, what of it is paid with credit, what has moved, and nothing else. */
export function expectNamed(text: string, booking: Booking, moved: readonly Money[] = []): void {
  const { rental, credit } = splitByCredit(booking);
  const figures = [credit, ...moved].filter(({ amount }) => amount > 0).map(formatMoney);
  expect(new Set(text.match(/-?€[\d,]+\.\d\d/g) ?? [])).toEqual(
    new Set([formatMoney(rental), ...figures]),
  );
}
