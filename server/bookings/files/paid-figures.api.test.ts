import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { add, money, sum } from '../../../domain/money.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

const EMAIL = 'business@handover.example';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

interface Means {
  readonly profile: 'personal' | 'business';
  readonly promoCode: 'WELCOME10' | null;
  readonly creditCents: number;
  readonly days: number;
}

const means: fc.Arbitrary<Means> = fc.record({
  profile: fc.constantFrom('personal', 'business'),
  promoCode: fc.constantFrom('WELCOME10', null),
  // From none to more than any of these trips costs.
  creditCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
  days: fc.integer({ min: 1, max: 6 }),
});

/** A renter of a company who has this much credit and has never used the code. */
async function bookWith({ profile, promoCode, creditCents, days }: Means): Promise<Booking> {
  const renter = await openRental(rental.app, EMAIL);
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
  return renter.booking(ended.bookingId ?? '');
}

/** What the books say of it, each by one question. */
async function booksOf(bookingId: string) {
  const { rows } = await rental.app.deps.database.pool.query<Record<string, string>>(
    `SELECT (SELECT coalesce(sum(amount), 0) FROM payments
              WHERE booking_id = $1 AND kind = 'charge' AND status = 'succeeded') AS charged,
            (SELECT coalesce(-sum(amount), 0) FROM credit_entries WHERE booking_id = $1) AS credit,
            (SELECT sum(total) FROM invoices WHERE booking_id = $1) AS invoiced`,
    [bookingId],
  );
  const euros = (name: string) => money(Number(rows[0]?.[name]), 'EUR');
  return { charged: euros('charged'), credit: euros('credit'), invoiced: euros('invoiced') };
}

const figuresIn = (text: string) => new Set(text.match(/-?€[\d,]+\.\d\d/g) ?? []);

it('however a trip is paid, booking, invoice, email and ledger say the same figures', async () => {
  const post = openPostOffice(rental.app);
  await fc.assert(
    fc.asyncProperty(means, async (paid) => {
      const booking = await bookWith(paid);
      const { lines, total, charged, creditUsed, company } = booking;
      const cost = add(total, creditUsed);
      const shown = sum(
        lines.map((line) => line.shown),
        'EUR',
      );
      expect(shown).toEqual(total);
      expect(company !== null).toBe(paid.profile === 'business');

      const books = await booksOf(booking.id);
      expect(books).toEqual({ charged, credit: creditUsed, invoiced: cost });
      if (!company) expect(add(charged, creditUsed)).toEqual(cost);

      const file = await rental.app.request(`/api/bookings/${booking.id}/receipt.pdf`, {
        headers: { cookie: await rental.app.signIn(EMAIL) },
      });
      const paper = await textOfPdf(new Uint8Array(await file.arrayBuffer()));
      expect(paper).toContain(`Total ${formatMoney(cost)}`);
      if (company) expect(paper).toContain(`Billed to the company ${formatMoney(cost)}`);
      if (charged.amount > 0) {
        expect(paper).toContain(`Charged to Visa ending in 4242 ${formatMoney(charged)}`);
      }
      if (creditUsed.amount > 0) {
        expect(paper).toContain(`Paid with your credit ${formatMoney(creditUsed)}`);
      }

      const [newest] = await post.mailTo(EMAIL);
      expect(newest?.subject).toMatch(/^Booked: /);
      const named = [cost, ...(creditUsed.amount > 0 ? [creditUsed] : [])].map(formatMoney);
      expect(figuresIn(newest?.text ?? '')).toEqual(new Set(named));
    }),
    { numRuns: 15, seed: 20_270_305 },
  );
});
