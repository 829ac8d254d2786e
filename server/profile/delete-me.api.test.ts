import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueLink } from '../accounts/account-links.ts';
import { toDate } from '../db/instant.ts';
import { listSentMail } from '../providers/mail/simulator/sent-mail.ts';
import { createSimulatedMail } from '../providers/mail/simulator/simulated-mail.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import {
  BUSINESS,
  NEWCOMER,
  openProfiles,
  type Profiles,
  RENTER,
  refused,
} from '../testing/profiles.ts';
import { type TestApp, testOrigin } from '../testing/test-app.ts';
import { walletKinds } from '../wallet/wallet-kinds.ts';

let app: TestApp;
let get: Profiles['get'];
let write: Profiles['write'];
let userId: Profiles['userId'];
beforeAll(async () => {
  ({ app, get, write, userId } = await openProfiles());
});
afterAll(() => app.close());

describe('deleting one’s account', () => {
  const password = 'handover-sample';

  it('needs the password', async () => {
    expect(await refused(await write('DELETE', { password: 'wrong' }, NEWCOMER))).toMatchObject({
      status: 422,
      code: 'wrong_password',
    });
  });

  it('is refused while a booking is open, and changes nothing', async () => {
    expect(await refused(await write('DELETE', { password }))).toMatchObject({
      status: 409,
      code: 'booking_open',
    });
    expect((await get('/api/me')).status).toBe(200);
  });

  it('forgets the person and keeps the books [A-PROFILE-027]', async () => {
    const { kysely } = app.deps.database;
    const id = await userId(RENTER);
    // Somebody else's from now on: their own lives cannot be cut short.
    await kysely
      .updateTable('bookings')
      .set({ user_id: await userId(BUSINESS) })
      .where('user_id', '=', id)
      .where('status', 'not in', ['finished', 'cancelled', 'cancelled-by-user'])
      .execute();
    const books = () =>
      kysely
        .selectFrom('bookings')
        .leftJoin('payments', 'payments.booking_id', 'bookings.id')
        .select(['reference', 'total', 'payments.amount'])
        .where('user_id', '=', id)
        .orderBy('reference')
        .orderBy('payments.id')
        .execute();
    const before = await books();
    expect(before.length).toBeGreaterThan(0);
    const mail = createSimulatedMail(kysely, app.deps.clock);
    for (const to of [RENTER, BUSINESS]) {
      const email = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] };
      await mail.send({ ...email, id: `email-to-${to}`, to });
    }
    const now = app.deps.clock.now();
    const promise = { bookingId: 'any', promised: { toCard: 'all', toCredit: 'none' } };
    await kysely
      .insertInto('requests')
      .values({
        kind: 'cancellation',
        user_id: id,
        status: 'accepted',
        payload: JSON.stringify(promise),
        created_at: toDate(now),
        updated_at: toDate(now),
      })
      .execute();
    await issueLink(kysely, { purpose: 'reset-password', userId: id, ground: 'any', now });
    await kysely
      .updateTable('document_requests')
      .set({ inquiry_id: 'inq_of_the_renter' })
      .where('user_id', '=', id)
      .execute();
    await app.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testOrigin },
      body: JSON.stringify({ email: RENTER }),
    });
    const reviews = kysely.selectFrom('reviews').select('user_name').where('user_id', '=', id);
    const doors = kysely.selectFrom('bookings').select('delivery_name').where('user_id', '=', id);
    const isCity = ({ delivery_name }: { delivery_name: string }) =>
      ['Lisbon', 'New York'].includes(delivery_name);
    expect((await reviews.execute()).length).toBeGreaterThan(0);
    expect((await doors.execute()).some(isCity)).toBe(false);
    const personal = await kysely
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await write('DELETE', { password })).status).toBe(200);

    expect(await books()).toEqual(before);
    expect(await listSentMail(kysely, { recipient: RENTER })).toEqual([]);
    expect(await listSentMail(kysely, { recipient: BUSINESS })).toHaveLength(1);
    const user = await kysely
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      name: 'Deleted renter',
      email_verified: false,
      phone_code: null,
      phone_number: null,
      tax_number: null,
      company_id: null,
      birthdate: null,
      address: null,
      licence_verified: false,
      identity_verified: false,
      disabled: true,
    });
    expect((await get('/api/me')).status).toBe(401);
    await expect(app.signIn(RENTER)).rejects.toThrow();
    const cards = await kysely
      .selectFrom('payment_methods')
      .select('removed_at')
      .where('user_id', '=', id)
      .execute();
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every((card) => card.removed_at !== null)).toBe(true);
    for (const table of ['sessions', 'credentials', 'document_requests'] as const) {
      const left = await kysely.selectFrom(table).select('id').where('user_id', '=', id).execute();
      expect(left, table).toEqual([]);
    }
    const links = kysely.selectFrom('account_links').select('purpose').where('user_id', '=', id);
    expect(await links.execute()).toEqual([]);
    const names = (await reviews.execute()).map(({ user_name }) => user_name);
    expect(new Set(names)).toEqual(new Set(['Deleted renter']));
    expect((await doors.execute()).every(isCity)).toBe(true);
    const owed = await kysely
      .selectFrom('requests')
      .select(['kind', 'payload'])
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(owed).toMatchObject([
      { kind: 'cancellation', payload: promise },
      { kind: 'customerRemoval' },
      { kind: 'identityRedaction', payload: { inquiryIds: ['inq_of_the_renter'] } },
    ]);
    // The law wants invoices kept as they were issued, with the name on them.
    expect(await tablesHolding([personal.name, personal.email])).toEqual(['invoices']);
  });

  /** The tables in which any of these words stands anywhere. */
  async function tablesHolding(words: readonly string[]): Promise<string[]> {
    const { pool } = app.deps.database;
    const { rows } = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const holding: string[] = [];
    for (const { name } of rows) {
      const { rows: found } = await pool.query(
        `SELECT FROM ${name} t, unnest($1::text[]) word WHERE strpos(t::text, word) > 0 LIMIT 1`,
        [words],
      );
      if (found.length > 0) holding.push(name);
    }
    return holding;
  }

  it('has the payment provider forget the person, too, once no money of theirs is on its way', async () => {
    const { kysely, pool } = app.deps.database;
    const known = async () => {
      const { rows } = await pool.query(
        `SELECT id FROM simulator.stripe_objects WHERE body::text LIKE '%' || $1 || '%'`,
        [RENTER],
      );
      return rows.length;
    };
    const request = await kysely
      .selectFrom('requests')
      .select(['id', 'user_id'])
      .where('kind', '=', 'customerRemoval')
      .executeTakeFirstOrThrow();
    const carryOut = () =>
      carryOutRequest({ ...app.deps, db: kysely }, walletKinds(app.deps), request.id);
    const refund = kysely
      .updateTable('payments')
      .where('kind', '=', 'refund')
      .where('booking_id', 'in', (eb) =>
        eb.selectFrom('bookings').select('id').where('user_id', '=', request.user_id),
      );
    await refund.set({ status: 'pending' }).execute();
    await expect(carryOut()).rejects.toThrow('still on its way');
    expect(await known()).toBe(1);
    await refund.set({ status: 'succeeded' }).execute();
    await carryOut();
    expect(await known()).toBe(0);
  });

  it('is no way to guess a password [A-SAFE-021]', async () => {
    const attempts = [];
    for (let n = 0; n < 11; n += 1) {
      attempts.push((await write('DELETE', { password: `guess ${n}` }, BUSINESS)).status);
    }
    expect(attempts).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await write('DELETE', { password }, BUSINESS)).status).toBe(429);
  });

  it('leaves the address free for a new account', async () => {
    const taken = await app.deps.database.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', RENTER)
      .execute();
    expect(taken).toEqual([]);
  });
});
