import { describe, expect, it } from 'vitest';
import { Hold } from '../../../contract/bookings.ts';
import { runCommand } from '../../operator/run-command.ts';
import { creditBalance } from '../../quotes/queries.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const atCheckout = { checkout: { profile: 'personal' } };

const bodyFor = async (methodId: string | null, more: object = {}) => {
  const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
  return {
    quoteId: quote.id,
    ...lisbonStops,
    payment: { profile: 'personal', methodId },
    ...more,
  };
};

describe('a booking is refused', () => {
  it('when another renter has the car', async () => {
    const quote = await rental.quote(await rental.freeCar(), laterTrip, atCheckout);
    const other = await openRental(rental.app, 'business@handover.example');
    const theirs = await other.quote(quote.carId, laterTrip, {
      checkout: { profile: 'business' },
    });
    await other.request(theirs.id, null, { payment: { profile: 'business' } });
    const payment = { profile: 'personal', methodId: await rental.ownCard() };
    const body = { quoteId: quote.id, ...lisbonStops, payment };
    expect(await rental.refused('/api/bookings', body)).toBe('car_unavailable');
  });

  it('under the key of another booking, and takes nothing', async () => {
    const key = crypto.randomUUID();
    const send = (body: unknown) => rental.send('POST', '/api/bookings', body, key);
    expect((await send(await bodyFor(await rental.ownCard()))).status).toBe(202);
    const another = await bodyFor(await rental.ownCard());
    const refused = await send(another);
    expect(await refused.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
    expect((await rental.send('POST', '/api/bookings', another)).status).toBe(202);
  });

  it('when the price has changed since, and when the quote has lapsed [D-012-002]', async () => {
    const body = await bodyFor(await rental.ownCard());
    const { pool } = rental.app.deps.database;
    const change = (by: number) =>
      pool.query(
        `UPDATE cars SET price_per_day = price_per_day + $1
         WHERE id = (SELECT car_id FROM quotes WHERE id = $2)`,
        [by, body.quoteId],
      );
    await change(10_000);
    expect(await rental.refused('/api/bookings', body)).toBe('price_changed');
    await change(-10_000);
    const before = rental.app.deps.clock.now();
    await rental.app.deps.clock.moveTo(before.add({ minutes: 16 }));
    expect(await rental.refused('/api/bookings', body)).toBe('quote_expired');
    await rental.app.deps.clock.moveTo(before);
  });

  it('for another payer than the one it was priced for, with the price that is theirs', async () => {
    const renter = await openRental(rental.app, 'business@handover.example');
    const { db, userId } = renter;
    const credit = () => creditBalance(db, userId, 'EUR');
    await db
      .insertInto('credit_entries')
      .values({
        user_id: userId,
        currency: 'EUR',
        amount: 20_0000,
        reason: 'goodwill',
        idempotency_key: 'test:payers-credit',
        created_at: new Date('2027-03-01T00:00:00Z'),
      })
      .execute();
    const before = await credit();
    const carId = await renter.freeCar();
    const priced = {
      personal: await renter.quote(carId, laterTrip, atCheckout),
      business: await renter.quote(carId, laterTrip, { checkout: { profile: 'business' } }),
    };
    expect(priced.personal.total).not.toEqual(priced.business.total);
    const bookOn = async (payer: 'personal' | 'business', quoteId: string) => {
      const methodId = payer === 'personal' ? await renter.card() : null;
      const body = { quoteId, ...lisbonStops, payment: { profile: payer, methodId } };
      return renter.send('POST', '/api/bookings', body);
    };
    for (const [payer, shown] of [
      ['business', priced.personal],
      ['personal', priced.business],
    ] as const) {
      const refused = await bookOn(payer, shown.id);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: { code: 'price_changed', total: priced[payer].total },
      });
    }
    expect(await credit()).toBe(before);
    expect((await bookOn('business', priced.business.id)).status).toBe(202);
    expect(await credit()).toBe(before);
  });

  it.each([
    ['out_of_service_area', { delivery: { latitude: 41.15, longitude: -8.61, name: 'Porto' } }],
    ['card_missing', { payment: { profile: 'personal' } }],
    ['company_missing', { payment: { profile: 'business' } }],
    ['not_found', { quoteId: '00000000-0000-4000-8000-000000000000' }],
    [
      'not_found',
      { payment: { profile: 'personal', methodId: '00000000-0000-4000-8000-000000000000' } },
    ],
    ['invalid_input', { total: 1 }],
    ['invalid_input', { delivery: null }],
  ])(
    'with %s: %o [A-CHECKOUT-001 A-CHECKOUT-002 A-DATA-008 D-012-004 R-ADDRESS-017]',
    async (code, change) => {
      const body = { ...(await bodyFor(await rental.ownCard())), ...change };
      expect(await rental.refused('/api/bookings', body)).toBe(code);
    },
  );

  it.each([
    ['email_not_verified', 'email_verified', false],
    ['licence_not_verified', 'licence_verified', false],
    ['identity_not_verified', 'identity_verified', false],
    ['birthdate_unknown', 'birthdate', null],
    ['driver_under_age', 'birthdate', '2009-12-01'],
  ])(
    'with %s [A-PRODUCT-005 A-ROLE-005 D-009-002 D-016-001 R-ROLE-003 R-ROLE-004 R-ROLE-005]',
    async (code, column, value) => {
      const body = await bodyFor(await rental.ownCard());
      const { pool } = rental.app.deps.database;
      const { rows } = await pool.query(`SELECT ${column} AS old FROM users WHERE id = $1`, [
        rental.userId,
      ]);
      const set = (to: unknown) =>
        pool.query(`UPDATE users SET ${column} = $1 WHERE id = $2`, [to, rental.userId]);
      await set(value);
      expect(await rental.refused('/api/bookings', body)).toBe(code);
      const hold = { carId: await rental.freeCar(), ...laterTrip };
      expect(await rental.refused('/api/holds', hold)).toBe(code);
      await set(rows[0].old);
    },
  );

  it('without a number to call at the door, though the car is reserved meanwhile [D-050-001]', async () => {
    const body = await bodyFor(await rental.ownCard());
    const { pool } = rental.app.deps.database;
    const { rows } = await pool.query('SELECT phone_number FROM users WHERE id = $1', [
      rental.userId,
    ]);
    const set = (to: unknown) =>
      pool.query('UPDATE users SET phone_number = $1 WHERE id = $2', [to, rental.userId]);
    await set(null);
    expect(await rental.refused('/api/bookings', body)).toBe('phone_missing');
    await rental.done('/api/holds', { carId: await rental.freeCar(), ...laterTrip }, Hold);
    await set(rows[0].phone_number);
  });

  it('with an expired card, with a removed one, and with payments switched off [A-CHECKOUT-005]', async () => {
    const card = await rental.card();
    const body = await bodyFor(card);
    const { pool } = rental.app.deps.database;
    await pool.query('UPDATE payment_methods SET exp_year = 2026 WHERE id = $1', [card]);
    expect(await rental.refused('/api/bookings', body)).toBe('card_expired');
    await pool.query('UPDATE payment_methods SET removed_at = now() WHERE id = $1', [card]);
    expect(await rental.refused('/api/bookings', body)).toBe('not_found');

    const payable = await bodyFor(await rental.ownCard());
    const setPayments = async (paymentsEnabled: boolean) => {
      const setting = `paymentsEnabled=${paymentsEnabled}`;
      await runCommand(rental.app.deps, ['settings', 'set', 'payments_config', setting]);
      const { settings } = rental.app.deps;
      await expect
        .poll(() => settings.current().payments_config.paymentsEnabled)
        .toBe(paymentsEnabled);
    };
    await setPayments(false);
    expect(await rental.refused('/api/bookings', payable)).toBe('payments_off');
    await setPayments(true);
  });
});
