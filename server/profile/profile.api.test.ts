import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { Company, Credit, PersonalData, PromoCodeList } from '../../contract/profile.ts';
import { listSentMail } from '../providers/mail/simulator/sent-mail.ts';
import { createSimulatedMail } from '../providers/mail/simulator/simulated-mail.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const RENTER = 'renter@handover.example';
const BUSINESS = 'business@handover.example';
const NEWCOMER = 'new@handover.example';

let app: TestApp;
const cookies = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp();
  for (const email of [RENTER, BUSINESS, NEWCOMER]) cookies.set(email, await app.signIn(email));
});
afterAll(() => app.close());

const get = async (path: string, email = RENTER) =>
  app.request(path, { headers: { cookie: cookies.get(email) ?? '' } });
const write = async (method: 'PATCH' | 'DELETE', body: unknown, email = RENTER) =>
  app.request('/api/me', {
    method,
    headers: {
      cookie: cookies.get(email) ?? '',
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
const refused = async (answer: Response) => ({
  status: answer.status,
  ...ErrorAnswer.parse(await answer.json()).error,
});

describe('changing one’s profile', () => {
  it('keeps the name tidied and everything else as it was', async () => {
    const before = Me.parse(await (await get('/api/me')).json());
    const answer = await write('PATCH', { name: '  Ana  M. Sample ' });
    expect(answer.status).toBe(200);
    expect(Me.parse(await answer.json())).toEqual({ ...before, name: 'Ana M Sample' });
  });

  it('knows the code of a country', async () => {
    const answer = await write('PATCH', { phone: { country: 'PT', number: '912345678' } });
    expect(Me.parse(await answer.json()).phone).toEqual({
      code: '+351',
      country: 'PT',
      number: '912345678',
    });
  });

  it('keeps the billing details, and an empty tax number as none', async () => {
    const billing = { address: ' 1 Sample Square, 1000 Sampletown ', taxNumber: ' ' };
    expect(Me.parse(await (await write('PATCH', billing)).json())).toMatchObject({
      address: '1 Sample Square, 1000 Sampletown',
      taxNumber: null,
    });
  });

  it.each([
    ['body.name', { name: 'A.n.a.' }],
    ['body.name', { name: '' }],
    ['body.phone.number', { phone: { country: 'US', number: '+1 212' } }],
    ['body.phone.number', { phone: { country: 'US', number: '1234' } }],
    ['body.phone.country', { phone: { country: 'XX', number: '2125550142' } }],
    ['body.address', { address: '  ' }],
    ['body.email', { email: 'other@handover.example' }],
    ['body.birthdate', { birthdate: '1990-01-01' }],
    ['body.licenceVerified', { name: 'Sample Renter', licenceVerified: true }],
    ['body', {}],
  ])('names %s when it cannot be used', async (field, change) => {
    const answer = await refused(await write('PATCH', change));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(answer.details?.[0]?.field).toBe(field);
  });
});

describe('what belongs to a renter', () => {
  it('has the company of whoever books for one, and of nobody else', async () => {
    const company = Company.parse(await (await get('/api/me/company', BUSINESS)).json());
    expect(company.name).toBe('Sample Trading, Lda.');
    expect((await get('/api/me/company')).status).toBe(404);
  });

  it('moves a promo code from current to used', async () => {
    const { kysely } = app.deps.database;
    const before = PromoCodeList.parse(await (await get('/api/me/promo-codes', BUSINESS)).json());
    const [first] = before.current;
    expect(first).toBeDefined();
    const { id } = await kysely
      .selectFrom('promo_codes')
      .select('id')
      .where('code', '=', first?.code ?? '')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('promo_redemptions')
      .values({ promo_code_id: id, user_id: await userId(BUSINESS), created_at: new Date(0) })
      .execute();
    const after = PromoCodeList.parse(await (await get('/api/me/promo-codes', BUSINESS)).json());
    expect(after.current.map(({ code }) => code)).not.toContain(first?.code);
    expect(after.used.map(({ code }) => code)).toContain(first?.code);
  });

  it('adds the credit up for each currency', async () => {
    const { balances, entries } = Credit.parse(await (await get('/api/me/credit')).json());
    expect(entries.length).toBeGreaterThan(0);
    for (const { amount, currency } of balances) {
      const parts = entries.filter((entry) => entry.amount.currency === currency);
      expect(parts.reduce((sum, entry) => sum + entry.amount.amount, 0)).toBe(amount);
    }
  });

  it('can be taken along, without keys to anything', async () => {
    const answer = await get('/api/me/export');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const data = PersonalData.parse(JSON.parse(text));
    expect(data.profile).toMatchObject({ email: RENTER });
    expect(data.bookings.length).toBeGreaterThan(0);
    expect(data.sessions.length).toBeGreaterThan(0);
    const { token } = await app.deps.database.kysely
      .selectFrom('sessions')
      .select('token')
      .where('user_id', '=', await userId(RENTER))
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(token);
    for (const secret of ['cus_sample', 'pm_sample', '"password"', BUSINESS]) {
      expect(text).not.toContain(secret);
    }
  });
});

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

  it('forgets the person and keeps the books', async () => {
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
      const letter = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] };
      await mail.send({ ...letter, id: `letter-to-${to}`, to });
    }
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
      phone_number: null,
      birthdate: null,
      address: null,
      licence_verified: false,
      disabled: true,
    });
    expect((await get('/api/me')).status).toBe(401);
    await expect(app.signIn(RENTER)).rejects.toThrow();
    const cards = await kysely
      .selectFrom('payment_methods')
      .select('removed_at')
      .where('user_id', '=', id)
      .execute();
    expect(cards.every((card) => card.removed_at !== null)).toBe(true);
    for (const table of ['sessions', 'credentials', 'document_requests'] as const) {
      const left = await kysely.selectFrom(table).select('id').where('user_id', '=', id).execute();
      expect(left, table).toEqual([]);
    }
  });

  it('is no way to guess a password', async () => {
    const attempts = [];
    for (let n = 0; n < 6; n += 1) {
      attempts.push((await write('DELETE', { password: `guess ${n}` }, BUSINESS)).status);
    }
    expect(attempts).toEqual([422, 422, 422, 422, 422, 429]);
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

async function userId(email: string): Promise<string> {
  const { id } = await app.deps.database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
