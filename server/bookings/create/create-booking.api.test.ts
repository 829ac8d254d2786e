import { describe, expect, it } from 'vitest';
import { RequestRecord } from '../../../contract/requests.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { splitByCredit } from '../../../domain/pricing.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const atCheckout = { checkout: { profile: 'personal' } };
const soonTrip = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };

const occupanciesOf = async (bookingId: string | null) => {
  const { rows } = await rental.app.deps.database.pool.query<{ from: Date; to: Date }>(
    `SELECT lower(during) AS "from", upper(during) AS "to" FROM occupancies WHERE booking_id = $1`,
    [bookingId],
  );
  return rows;
};

describe('a booking', () => {
  it('is charged what the quote said, takes the car, and waits for its deposit [A-PRODUCT-001 D-006-003 D-012-005 D-018-003 D-020-001 R-CALL-010 R-DATA-013 R-STATE-015]', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const pending = await rental.request(quote.id, await rental.ownCard());
    expect(pending).toMatchObject({ status: 'pending', kind: 'booking' });
    expect(await rental.booking(pending.bookingId ?? '')).toMatchObject({ status: 'pending' });

    const ended = await rental.work(pending.id);
    expect(ended).toMatchObject({ status: 'accepted', errorCode: null, awaiting: null });
    const booking = await rental.booking(ended.bookingId ?? '');
    expect(booking).toMatchObject({
      status: 'security-deposit-pending',
      total: quote.total,
      charged: quote.total,
      deposit: { state: 'planned', plannedAt: '2027-03-18T09:00:00Z' },
      changeRefusal: null,
      cancelRefusal: null,
      openRequest: null,
    });
    expect(booking.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const shown = booking.lines.reduce((sum, line) => sum + line.shown.amount, 0);
    expect(shown).toBe(booking.total.amount);
    expect(await occupanciesOf(booking.id)).toEqual([
      { from: new Date(laterTrip.startsAt), to: new Date('2027-03-24T11:00:00Z') },
    ]);
  });

  it('within 48 hours of delivery is booked at once, its deposit held [D-010-002 D-018-003]', async () => {
    const booking = await rental.book(soonTrip);
    expect(booking).toMatchObject({ status: 'booked', deposit: { state: 'held' } });
    expect(booking.deposit?.amount.amount).toBe(350_0000);
  });

  it('with a debit card holds the larger deposit [D-010-002]', async () => {
    const booking = await rental.book(soonTrip, await rental.card('4000056655665556'));
    expect(booking.deposit).toMatchObject({ state: 'held', amount: { amount: 600_0000 } });
  });

  it('whose card is declined comes to nothing and gives the car back [R-STATE-017]', async () => {
    const carId = await rental.freeCar();
    const quote = await rental.quote(carId, laterTrip, atCheckout);
    const card = await rental.card('4000000000000341');
    const ended = await rental.work((await rental.request(quote.id, card)).id);
    expect(ended).toMatchObject({ status: 'failure', errorCode: 'card_declined' });
    const booking = await rental.booking(ended.bookingId ?? '');
    expect(booking).toMatchObject({ status: 'payment-failed', charged: { amount: 0 } });
    expect(await occupanciesOf(booking.id)).toEqual([]);
    // The same quote may be paid with another card.
    const again = await rental.work((await rental.request(quote.id, await rental.card())).id);
    expect(again.status).toBe('accepted');
  });

  it('whose bank wants to see the renter goes on when they have answered', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const card = await rental.card('4000002760003184');
    const waiting = await rental.work((await rental.request(quote.id, card)).id);
    expect(waiting).toMatchObject({ status: 'pending', awaiting: { kind: 'card_authentication' } });
    expect(await rental.work(waiting.id)).toMatchObject({ status: 'pending' });
    await rental.authenticate(waiting.awaiting?.clientSecret ?? '');
    await rental.done(`/api/requests/${waiting.id}/continue`, undefined, RequestRecord);
    const ended = await rental.work(waiting.id);
    expect(ended).toMatchObject({ status: 'accepted', awaiting: null });
    expect(await rental.booking(ended.bookingId ?? '')).toMatchObject({ charged: quote.total });
  });

  it('whose renter refuses at the bank fails', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const card = await rental.card('4000002760003184');
    const waiting = await rental.work((await rental.request(quote.id, card)).id);
    await rental.authenticate(waiting.awaiting?.clientSecret ?? '', 'refuse');
    expect(await rental.work(waiting.id)).toMatchObject({
      status: 'failure',
      errorCode: 'authentication_failed',
    });
  });

  it('from the same quote is made once, whatever the key', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const card = await rental.ownCard();
    const first = await rental.request(quote.id, card);
    expect((await rental.request(quote.id, card)).id).toBe(first.id);
    await rental.work(first.id);
    expect((await rental.request(quote.id, card)).bookingId).toBe(first.bookingId);
  });

  it('carried out twice charges once [D-017-004]', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const { id, bookingId } = await rental.request(quote.id, await rental.ownCard());
    await Promise.all([rental.work(id), rental.work(id)]);
    await rental.work(id);
    expect((await rental.booking(bookingId ?? '')).charged).toEqual(quote.total);
  });

  it('of a company is not charged and leaves no deposit [A-DATA-008 A-PRODUCT-001 A-PRODUCT-012 D-018-002 R-ROLE-009]', async () => {
    const business = await openRental(rental.app, 'business@handover.example');
    const profile = { checkout: { profile: 'business' } };
    const quote = await business.quote(await business.freeCar(), laterTrip, profile);
    const payment = { payment: { profile: 'business' } };
    const ended = await business.work((await business.request(quote.id, null, payment)).id);
    expect(await business.booking(ended.bookingId ?? '')).toMatchObject({
      status: 'booked',
      charged: { amount: 0 },
      deposit: null,
      paymentMethod: null,
      company: { vat: expect.any(String) },
    });
  });

  it('spends a promo code once and credit first [D-014-002]', async () => {
    const db = rental.app.deps.database.kysely;
    const { code } = await db
      .selectFrom('promo_codes')
      .select('code')
      .where('percentage', 'is not', null)
      .where('city_id', 'is', null)
      .where('valid_from', '<', new Date('2027-03-05T00:00:00Z'))
      .where('valid_until', '>', new Date('2027-03-06T00:00:00Z'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('promo_redemptions')
              .select('user_id')
              .whereRef('promo_code_id', '=', 'promo_codes.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    await db
      .insertInto('credit_entries')
      .values({
        user_id: rental.userId,
        currency: 'EUR',
        amount: 20_0000,
        reason: 'goodwill',
        idempotency_key: 'test:goodwill',
        created_at: new Date('2027-03-01T00:00:00Z'),
      })
      .execute();
    const checkout = { checkout: { profile: 'personal', promoCode: code.toLowerCase() } };
    const quote = await rental.quote(await rental.freeCar(), laterTrip, checkout);
    const kinds = quote.lines.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['promo', 'credit']));
    const ended = await rental.work((await rental.request(quote.id, await rental.ownCard())).id);
    expect((await rental.booking(ended.bookingId ?? '')).charged).toEqual(quote.total);

    const used = -(quote.lines.find(({ kind }) => kind === 'credit')?.amount.amount ?? 0);
    const booked = await rental.booking(ended.bookingId ?? '');
    expect(booked).toMatchObject({
      creditUsed: money(used, 'EUR'),
      includesServiceFee: quote.includesServiceFee,
      includesTaxes: quote.includesTaxes,
    });
    const email = await db
      .selectFrom('outgoing_mail')
      .select('data')
      .where('event_key', '=', `booking-booked:${booked.id}`)
      .executeTakeFirstOrThrow();
    expect(email.data).toMatchObject({
      total: formatMoney(splitByCredit(quote).rental),
      credit: formatMoney(money(used, 'EUR')),
    });

    const car = await rental.freeCar();
    expect(await rental.refused('/api/quotes', { carId: car, ...laterTrip, ...checkout })).toBe(
      'promo_already_used',
    );
    const next = await rental.quote(car, laterTrip, atCheckout);
    const left = -(next.lines.find(({ kind }) => kind === 'credit')?.amount.amount ?? 0);
    expect(left).toBeLessThan(used);
  });
});
