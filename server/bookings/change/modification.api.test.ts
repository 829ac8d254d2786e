import { afterEach, describe, expect, it } from 'vitest';
import { type Booking, ModificationPrice } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const price = ({ id }: Booking, change: object) =>
  rental.done(`/api/bookings/${id}/modifications/price`, change, ModificationPrice);
const request = ({ id }: Booking, change: object) =>
  rental.done(`/api/bookings/${id}/modifications`, change, RequestRecord);
const change = async (booking: Booking, what: object) => {
  const ended = await rental.work((await request(booking, what)).id);
  expect(ended.status, ended.errorCode ?? '').toBe('accepted');
  return rental.booking(booking.id);
};
const occupied = async ({ id, car }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ kind: string }>(
    `SELECT kind FROM occupancies
     WHERE car_id = $1 AND (booking_id = $2 OR kind = 'change') ORDER BY kind`,
    [car.id, id],
  );
  return rows.map(({ kind }) => kind);
};

const oneDayMore = { endsAt: '2027-03-25T09:00:00Z' };
const oneDayLess = { endsAt: '2027-03-23T09:00:00Z' };

describe('a change', () => {
  it('to a longer trip charges the difference and keeps the price per day [D-021-001 R-DATA-014]', async () => {
    const booking = await rental.book();
    const priced = await price(booking, oneDayMore);
    expect(priced.days).toBe(5);
    expect(priced.charge.amount).toBeGreaterThan(0);
    expect(priced.charge.amount).toBe(priced.total.amount - booking.total.amount);
    await rental.app.deps.database.pool.query(
      'UPDATE cars SET price_per_day = price_per_day * 2 WHERE id = $1',
      [booking.car.id],
    );
    const changed = await change(booking, { ...oneDayMore, agreedTotal: priced.total });
    expect(changed).toMatchObject({
      endsAt: '2027-03-25T09:00:00.000Z',
      days: 5,
      total: priced.total,
      charged: priced.total,
    });
    expect(changed.lines.reduce((sum, { shown }) => sum + shown.amount, 0)).toBe(
      changed.total.amount,
    );
    expect(await occupied(booking)).toEqual(['booking']);
  });

  it('is priced with the booking’s own promo code and young-driver fees, not today’s', async () => {
    const { db, userId } = rental;
    const bands = (fee: number) =>
      db.updateTable('young_driver_fees').set({ fee_per_day: fee }).where('from_age', '=', 21);
    const { birthdate } = await db
      .selectFrom('users')
      .select('birthdate')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const bornIn = (day: string | null) =>
      db.updateTable('users').set({ birthdate: day }).where('id', '=', userId).execute();
    await bornIn('2004-01-10');
    const code = 'OWNTERMS';
    await db
      .insertInto('promo_codes')
      .values({
        code,
        label: 'Own terms',
        percentage: 10,
        valid_from: new Date('2027-01-01T00:00:00Z'),
        valid_until: new Date('2028-01-01T00:00:00Z'),
      })
      .execute();
    const inNewYork = { latitude: 40.7664, longitude: -73.9822, name: '345 West 58th Street' };
    const trip = { startsAt: '2027-03-20T13:00:00Z', endsAt: '2027-03-24T13:00:00Z' };
    const quote = await rental.quote(await rental.freeCar('new-york', trip), trip, {
      checkout: { profile: 'personal', promoCode: code },
    });
    const stops = { delivery: inNewYork, return: inNewYork };
    const ended = await rental.work(
      (await rental.request(quote.id, await rental.ownCard(), stops)).id,
    );
    const booking = await rental.booking(ended.bookingId ?? '');
    const oneMore = { endsAt: '2027-03-25T13:00:00Z' };
    const before = await price(booking, oneMore);
    expect(before.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['young-driver', 'promo']),
    );
    await bands(99_0000).execute();
    await db
      .updateTable('promo_codes')
      .set({ percentage: 50, valid_until: new Date('2027-02-01T00:00:00Z') })
      .where('code', '=', code)
      .execute();
    expect(await price(booking, oneMore)).toEqual(before);
    await change(booking, oneMore);
    const twoMore = await price(booking, { endsAt: '2027-03-26T13:00:00Z' });
    const perDay = ({ lines }: { lines: Booking['lines'] }) =>
      lines.find(({ kind }) => kind === 'young-driver')?.unitAmount;
    expect(perDay(twoMore)).toEqual(perDay(booking));
    await bands(45_0000).execute();
    await bornIn(birthdate);
  });

  it('to a shorter trip gives back to the card outside the window, as credit inside [D-021-003]', async () => {
    const far = await rental.book();
    const shorter = await change(far, oneDayLess);
    expect(shorter.refunded.amount).toBe(far.total.amount - shorter.total.amount);

    const near = await rental.book();
    await rental.goTo('2027-03-19T09:00:00Z');
    await rental.advance(near.id);
    const late = await change(near, oneDayLess);
    expect(late.refunded.amount).toBe(0);
    expect(late.credited.amount).toBe(near.total.amount - late.total.amount);
  });

  it('of places alone costs nothing [R-DATA-017]', async () => {
    const booking = await rental.book();
    const delivery = { latitude: 38.7223, longitude: -9.1393, name: 'Avenida da Liberdade 1' };
    const changed = await change(booking, { delivery });
    expect(changed).toMatchObject({ delivery, total: booking.total, charged: booking.charged });
  });

  it('to wholly other dates moves the car’s time and nothing else [D-021-006 R-CHANGE-019]', async () => {
    const booking = await rental.book();
    const moved = { startsAt: '2027-04-02T09:00:00Z', endsAt: '2027-04-06T09:00:00Z' };
    const pending = await request(booking, moved);
    expect(await occupied(booking)).toEqual(['booking', 'change']);
    await rental.work(pending.id);
    expect(await occupied(booking)).toEqual(['booking']);
    expect((await rental.booking(booking.id)).startsAt).toBe('2027-04-02T09:00:00.000Z');
  });

  it('whose charge is refused leaves the booking as it was [R-CHANGE-019]', async () => {
    const booking = await rental.book();
    const bad = await rental.card('4000000000000341');
    await rental.app.deps.database.pool.query(
      'UPDATE bookings SET payment_method_id = $1 WHERE id = $2',
      [bad, booking.id],
    );
    const before = await rental.booking(booking.id);
    const ended = await rental.work((await request(booking, oneDayMore)).id);
    expect(ended).toMatchObject({ status: 'failure', errorCode: 'card_declined' });
    expect(await rental.booking(booking.id)).toEqual(before);
    expect(await occupied(booking)).toEqual(['booking']);
  });

  it('carried out twice is made once', async () => {
    const booking = await rental.book();
    const pending = await request(booking, oneDayLess);
    await Promise.all([rental.work(pending.id), rental.work(pending.id)]);
    const after = await rental.booking(booking.id);
    expect(after.endsAt).toBe('2027-03-23T09:00:00.000Z');
    expect(after.refunded.amount).toBeGreaterThan(0);
    expect(after.refunded.amount).toBe(booking.total.amount - after.total.amount);
  });

  it('is refused while another is under way, and so is cancelling [R-CALL-014 R-CALL-023]', async () => {
    const booking = await rental.book();
    const pending = await request(booking, oneDayMore);
    const path = `/api/bookings/${booking.id}`;
    expect(await rental.refused(`${path}/modifications`, oneDayLess)).toBe('change_in_progress');
    expect(await rental.refused(`${path}/actions`, { action: 'user-cancel' })).toBe(
      'change_in_progress',
    );
    expect(await rental.booking(booking.id)).toMatchObject({
      changeRefusal: 'change_in_progress',
      openRequest: { id: pending.id },
    });
    await rental.work(pending.id);
    expect((await rental.booking(booking.id)).changeRefusal).toBeNull();
  });

  it('is refused when the car is taken by then [D-021-006]', async () => {
    const booking = await rental.book();
    const next = { startsAt: '2027-03-24T12:00:00Z', endsAt: '2027-03-26T12:00:00Z' };
    const other = await openRental(rental.app, 'business@handover.example');
    const quote = await other.quote(booking.car.id, next, { checkout: { profile: 'business' } });
    await other.request(quote.id, null, { payment: { profile: 'business' } });
    const path = `/api/bookings/${booking.id}/modifications`;
    expect(await rental.refused(path, oneDayMore)).toBe('car_unavailable');
    expect(await rental.refused(`${path}/price`, oneDayMore)).toBe('car_unavailable');
    // Up to the turnaround before the next rental it can be longer.
    expect((await change(booking, { endsAt: '2027-03-24T10:00:00Z' })).days).toBe(5);
  });

  describe('while the turnaround is raised from 2 to 4 hours', () => {
    const raiseTurnaround = (minutes: number) =>
      rental.db
        .updateTable('cities')
        .set({ turnaround_minutes: minutes })
        .where('id', '=', 'lisbon')
        .execute();
    afterEach(() => raiseTurnaround(120));
    const rangeOf = async ({ id }: Booking) => {
      const { rows } = await rental.app.deps.database.pool.query<{ from: Date; to: Date }>(
        `SELECT lower(during) AS "from", upper(during) AS "to" FROM occupancies WHERE booking_id = $1`,
        [id],
      );
      return rows.map(({ from, to }) => [from.toISOString(), to.toISOString()]);
    };
    /** Somebody else has the car two and a half hours after the longer trip would end. */
    const bookNext = async ({ car }: Booking) => {
      const other = await openRental(rental.app, 'business@handover.example');
      const next = { startsAt: '2027-03-25T11:30:00Z', endsAt: '2027-03-27T09:00:00Z' };
      const quote = await other.quote(car.id, next, { checkout: { profile: 'business' } });
      await other.request(quote.id, null, { payment: { profile: 'business' } });
    };

    it('one that is under way is finished with the time that was reserved for it', async () => {
      const booking = await rental.book();
      await bookNext(booking);
      const pending = await request(booking, oneDayMore);
      await raiseTurnaround(240);
      expect(await rental.work(pending.id)).toMatchObject({ status: 'accepted' });
      expect(await rental.booking(booking.id)).toMatchObject({
        endsAt: '2027-03-25T09:00:00.000Z',
      });
      expect(await rangeOf(booking)).toEqual([
        ['2027-03-20T09:00:00.000Z', '2027-03-25T11:00:00.000Z'],
      ]);
    });

    it('one of places, or to a shorter trip, needs no more time than the booking has', async () => {
      const booking = await rental.book();
      await change(booking, oneDayMore);
      await bookNext(booking);
      await raiseTurnaround(240);
      const delivery = { latitude: 38.7223, longitude: -9.1393, name: 'Avenida da Liberdade 1' };
      await change(booking, { delivery });
      expect(await rangeOf(booking)).toEqual([
        ['2027-03-20T09:00:00.000Z', '2027-03-25T11:00:00.000Z'],
      ]);
      await change(booking, { endsAt: '2027-03-25T08:00:00Z' });
      await change(booking, { endsAt: '2027-03-24T09:00:00Z' });
      expect(await rangeOf(booking)).toEqual([
        ['2027-03-20T09:00:00.000Z', '2027-03-24T13:00:00.000Z'],
      ]);
    });
  });

  it('whose time is gone gives its money back and ends; the booking stays as it was', async () => {
    const booking = await rental.book();
    const pending = await request(booking, oneDayMore);
    const { pool } = rental.app.deps.database;
    // By hand, as nobody can through the product: the reserved time goes to a block.
    await pool.query(
      `UPDATE occupancies SET kind = 'block', block_reason = 'SERVICE', change_request_id = NULL
       WHERE change_request_id = $1`,
      [pending.id],
    );
    expect(await rental.work(pending.id)).toMatchObject({
      status: 'failure',
      errorCode: 'change_not_made',
    });
    const emails = await rental.db
      .selectFrom('outgoing_mail')
      .select('data')
      .where('event_key', '=', `change-not-made:${booking.id}:${pending.id}`)
      .execute();
    expect(emails).toMatchObject([{ data: { refund: expect.stringContaining('€') } }]);
    const after = await rental.booking(booking.id);
    expect(after).toMatchObject({
      endsAt: booking.endsAt,
      total: booking.total,
      changeRefusal: null,
      cancelRefusal: null,
    });
    expect(after.charged.amount).toBeGreaterThan(booking.charged.amount);
    expect(after.charged.amount - after.refunded.amount).toBe(booking.charged.amount);
    expect(await occupied(booking)).toEqual(['booking']);
    await pool.query(`DELETE FROM occupancies WHERE kind = 'block' AND car_id = $1`, [
      booking.car.id,
    ]);
  });

  it.each([
    ['nothing_changes', { endsAt: laterTrip.endsAt }],
    ['invalid_input', {}],
    ['trip_too_long', { endsAt: '2027-05-01T09:00:00Z' }],
    ['trip_reversed', { endsAt: '2027-03-19T09:00:00Z' }],
    ['not_on_half_hour', { endsAt: '2027-03-25T09:10:00Z' }],
    ['out_of_service_area', { return: { latitude: 0, longitude: 0, name: 'the sea' } }],
    ['price_changed', { ...oneDayMore, agreedTotal: { amount: 1, currency: 'EUR', precision: 4 } }],
  ])(
    'is refused with %s: %o [A-POLICY-006 R-ADDRESS-018 R-CHANGE-015 R-CHANGE-025 R-DATA-017]',
    async (code, what) => {
      const booking = await rental.book();
      expect(await rental.refused(`/api/bookings/${booking.id}/modifications`, what)).toBe(code);
    },
  );

  it('is refused within two hours of delivery and for a stranger [R-CHANGE-016 R-PRODUCT-011 R-ROLE-007]', async () => {
    const booking = await rental.book();
    const path = `/api/bookings/${booking.id}/modifications`;
    const stranger = await openRental(rental.app, 'business@handover.example');
    expect(await stranger.refused(path, oneDayMore)).toBe('not_found');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T07:00:00Z'));
    expect(await rental.refused(path, oneDayMore)).toBe('too_late_to_change');
  });
});
