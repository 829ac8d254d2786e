import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { Company, Credit, PersonalData, PromoCodeList } from '../../contract/profile.ts';
import { BUSINESS, openProfiles, type Profiles, RENTER, refused } from '../testing/profiles.ts';
import { type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
let get: Profiles['get'];
let write: Profiles['write'];
let userId: Profiles['userId'];
beforeAll(async () => {
  ({ app, get, write, userId } = await openProfiles());
});
afterAll(() => app.close());

describe('changing one’s profile', () => {
  it('keeps the name tidied and everything else as it was [A-DATA-001 D-017-005]', {
    tags: ['embedded'],
  }, async () => {
    const before = Me.parse(await (await get('/api/me')).json());
    const answer = await write('PATCH', { name: '  Ana  M. Sample ' });
    expect(answer.status).toBe(200);
    expect(Me.parse(await answer.json())).toEqual({
      ...before,
      name: 'Ana M Sample',
      // Another name: see verified-person.api.test.ts.
      licenceVerified: false,
      identityVerified: false,
    });
  });

  it('knows the code of a country [A-DATA-001]', async () => {
    const answer = await write('PATCH', { phone: { country: 'PT', number: '912345678' } });
    expect(Me.parse(await answer.json()).phone).toEqual({
      code: '+351',
      country: 'PT',
      number: '912345678',
      shown: '+351 912 345 678',
    });
  });

  it('keeps the billing details, and an empty tax number as none [A-PROFILE-015]', async () => {
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
  ])(
    'names %s when it cannot be used [A-PROFILE-012 A-PROFILE-014 A-PROFILE-016 A-PROFILE-018 A-PROFILE-022]',
    async (field, change) => {
      const answer = await refused(await write('PATCH', change));
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
      expect(answer.details?.[0]?.field).toBe(field);
    },
  );
});

describe('what belongs to a renter', () => {
  it('has the company of whoever books for one, and of nobody else [A-DATA-002 A-ROLE-004]', async () => {
    const company = Company.parse(await (await get('/api/me/company', BUSINESS)).json());
    expect(company.name).toBe('Sample Trading, Lda.');
    expect((await get('/api/me/company')).status).toBe(404);
  });

  it('moves a promo code from current to used [A-PROFILE-005 D-013-003]', async () => {
    const { kysely } = app.deps.database;
    const before = PromoCodeList.parse(await (await get('/api/me/promo-codes', BUSINESS)).json());
    expect(before.current.map(({ code }) => code)).not.toContain('EARLY25'); // over for months
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

  it('lists a promo code to those whom it was given to, and to nobody else', async () => {
    const { kysely } = app.deps.database;
    const now = app.deps.clock.now();
    const { id } = await kysely
      .insertInto('promo_codes')
      .values({
        code: 'FORYOU30',
        label: '30 percent off for you',
        percentage: 30,
        valid_from: now.subtract({ hours: 1 }).toString(),
        valid_until: now.add({ hours: 24 }).toString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('promo_grants')
      .values({ promo_code_id: id, user_id: await userId(BUSINESS), created_at: now.toString() })
      .execute();
    const codesOf = async (email?: string) => {
      const answer = await get('/api/me/promo-codes', email);
      return PromoCodeList.parse(await answer.json()).current.map(({ code }) => code);
    };
    expect(await codesOf(BUSINESS)).toContain('FORYOU30');
    expect(await codesOf()).not.toContain('FORYOU30');
    expect(await codesOf()).toContain('EURO5');
  });

  it('adds the credit up for each currency [A-PROFILE-029 D-014-001]', async () => {
    const { balances, entries } = Credit.parse(await (await get('/api/me/credit')).json());
    expect(entries.length).toBeGreaterThan(0);
    expect(balances.map(({ currency }) => currency)).toEqual(
      [...new Set(entries.map(({ amount }) => amount.currency))].toSorted(),
    );
    for (const { amount, currency } of balances) {
      const parts = entries.filter((entry) => entry.amount.currency === currency);
      expect(parts.reduce((sum, entry) => sum + entry.amount.amount, 0)).toBe(amount);
    }
  });

  it('can be taken along, without keys to anything [A-PROFILE-026]', async () => {
    await app.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testOrigin },
      body: JSON.stringify({ email: RENTER }),
    });
    const answer = await get('/api/me/export');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const data = PersonalData.parse(JSON.parse(text));
    expect(data.profile).toMatchObject({ email: RENTER });
    const { pool } = app.deps.database;
    const id = await userId(RENTER);
    /** As many as there are of theirs, and there are some. */
    const expectAll = async (part: keyof PersonalData, rowsOfTheirs: string) => {
      const { rows } = await pool.query(`SELECT FROM ${rowsOfTheirs}`, [id]);
      expect(rows.length, part).toBeGreaterThan(0);
      expect(data[part], part).toHaveLength(rows.length);
    };
    await expectAll('documents', 'document_requests WHERE user_id = $1');
    await expectAll('cards', 'payment_methods WHERE user_id = $1');
    await expectAll('bookings', 'bookings WHERE user_id = $1');
    await expectAll(
      'payments',
      'payments WHERE booking_id IN (SELECT id FROM bookings WHERE user_id = $1)',
    );
    await expectAll('credit', 'credit_entries WHERE user_id = $1');
    await expectAll('promoCodes', 'promo_redemptions WHERE user_id = $1');
    await expectAll('reviews', 'reviews WHERE user_id = $1');
    await expectAll('sessions', 'sessions WHERE user_id = $1');
    await expectAll('messages', `outgoing_mail WHERE user_id = $1 OR recipient = '${RENTER}'`);
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
