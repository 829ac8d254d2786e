import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarDetail, CarResults } from '../../contract/cars.ts';
import { ExtraList, InsuranceList } from '../../contract/catalogue.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { Quote } from '../../contract/quotes.ts';
import { runCommand } from '../operator/run-command.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let carId: string;
let pricePerDay: number;
const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };

beforeAll(async () => {
  app = await createTestApp();
  const list = await app.request(`/api/assets?city=lisbon&from=${trip.startsAt}&to=${trip.endsAt}`);
  const [car] = CarResults.parse(await list.json()).cars;
  carId = car?.id ?? '';
  pricePerDay = car?.pricePerDay.amount ?? 0;
});
afterAll(() => app.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/quotes', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const quoted = async (body: object, headers?: Record<string, string>) =>
  Quote.parse(await (await post({ carId, ...trip, ...body }, headers)).json());
const refused = async (body: unknown, headers?: Record<string, string>) => {
  const answer = await post(body, headers);
  return { status: answer.status, ...ErrorAnswer.parse(await answer.json()).error };
};

describe('a quote', () => {
  it('is price per day times days, its lines add up to its total, and its parts are told [D-007-001 D-010-001 R-MONEY-005]', {
    tags: ['embedded'],
  }, async () => {
    const quote = await quoted({});
    expect(quote.days).toBe(4);
    expect(quote.total.amount).toBe(Math.ceil((pricePerDay * 4) / 100) * 100);
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['car']);
    expect(quote.deposit.creditCard.amount).toBe(350_0000);
    expect(quote.deposit.debitCard.amount).toBe(600_0000);
    expect(quote.includesTaxes.amount).toBeGreaterThan(0);
  });

  it('never sells cover a second time that is already in the chosen protection', async () => {
    const { insurances } = InsuranceList.parse(
      await (await app.request('/api/insurances?city=lisbon')).json(),
    );
    const main = insurances.find(({ multipleOptions }) => multipleOptions);
    const others = insurances.filter(({ multipleOptions }) => !multipleOptions);
    const [basic, , full] = main?.options ?? [];
    expect(basic?.includes).toEqual([]);
    expect(full?.includes).toEqual(['lisbon-roadside', 'lisbon-glass-and-tyres']);
    const linesWith = async (selectedOption: string | undefined) => {
      const chosen = [{ id: main?.id, selectedOption }, ...others.map(({ id }) => ({ id }))];
      const { lines } = await quoted({ insurances: chosen });
      return lines.filter(({ kind }) => kind === 'insurance').map(({ ref }) => ref);
    };
    expect(await linesWith(basic?.optionId)).toEqual([main?.id, ...others.map(({ id }) => id)]);
    expect(await linesWith(full?.optionId)).toEqual([main?.id, 'lisbon-passengers']);
  });

  it('prices extras with their fee and insurances by the option chosen [D-012-001 R-DATA-015 R-DATA-018 R-MONEY-006]', async () => {
    const extras = ExtraList.parse(
      await (await app.request('/api/extras?city=lisbon')).json(),
    ).extras;
    const { insurances } = InsuranceList.parse(
      await (await app.request('/api/insurances?city=lisbon')).json(),
    );
    const main = insurances.find(({ multipleOptions }) => multipleOptions);
    const option = main?.options.at(-1);
    const side = insurances.find(
      ({ id, multipleOptions }) => !multipleOptions && !option?.includes.includes(id),
    );
    const [extra] = extras;
    const quote = await quoted({
      extras: [extra?.id],
      insurances: [{ id: main?.id, selectedOption: option?.optionId }, { id: side?.id }],
    });
    const perDay = [extra?.pricePerDay, option?.pricePerDay, side?.pricePerDay].map(
      (price) => price?.amount ?? 0,
    );
    const exact = (pricePerDay + perDay.reduce((sum, one) => sum + one, 0)) * 4;
    expect(quote.total.amount).toBe(Math.ceil(exact / 100) * 100);
    const shown = quote.lines.reduce((sum, line) => sum + line.shown.amount, 0);
    expect(shown).toBe(quote.total.amount);
  });

  it('can be read until it expires after 15 minutes [D-012-001]', async () => {
    const quote = await quoted({});
    const read = () => app.request(`/api/quotes/${quote.id}`);
    expect(Quote.parse(await (await read()).json())).toEqual(quote);
    await runCommand(app.deps, ['clock', 'move', 'PT14M']);
    expect((await read()).status).toBe(200);
    await runCommand(app.deps, ['clock', 'move', 'PT1M']);
    expect((await read()).status).toBe(404);
  });

  it('of a renter is nobody else’s', async () => {
    const cookie = await app.signIn('renter@handover.example');
    const quote = await quoted({}, { cookie });
    const as = (headers: Record<string, string>) =>
      app.request(`/api/quotes/${quote.id}`, { headers });
    expect((await as({ cookie })).status).toBe(200);
    expect((await as({})).status).toBe(404);
    expect((await as({ cookie: await app.signIn('business@handover.example') })).status).toBe(404);
  });

  it('is the same when the same request is repeated, and refused when it differs', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await quoted({}, key);
    expect(await quoted({}, key)).toEqual(first);
    expect(await refused({ carId, ...trip, extras: ['other'] }, key)).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('under a key that somebody else has used is one’s own', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const renter = await app.signIn('renter@handover.example');
    const business = await app.signIn('business@handover.example');
    const quotes = [
      await quoted({}, key),
      await quoted({}, { ...key, cookie: renter }),
      await quoted({}, { ...key, cookie: business }),
    ];
    expect(new Set(quotes.map(({ id }) => id)).size).toBe(3);
  });

  it('for a company takes neither the renter’s promo code nor their credit', async () => {
    const cookie = await app.signIn('business@handover.example');
    await app.deps.database.pool.query(
      `INSERT INTO credit_entries (user_id, currency, amount, reason, idempotency_key, created_at)
       SELECT id, 'EUR', 100000, 'goodwill', 'test:quotes', '2027-03-01T00:00Z'
       FROM users WHERE email = 'business@handover.example'`,
    );
    const kindsFor = async (profile: string) =>
      (await quoted({ checkout: { profile, promoCode: 'WELCOME10' } }, { cookie })).lines.map(
        ({ kind }) => kind,
      );
    expect(await kindsFor('personal')).toEqual(['car', 'promo', 'credit']);
    expect(await kindsFor('business')).toEqual(['car']);
  });

  it('takes only what is offered with the car and in the city, each once', async () => {
    const { extraIds } = CarDetail.parse(await (await app.request(`/api/assets/${carId}`)).json());
    const [extra = ''] = extraIds;
    const { insurances } = InsuranceList.parse(
      await (await app.request('/api/insurances?city=lisbon')).json(),
    );
    const [main, side] = insurances;
    const option = main?.options[0]?.optionId ?? '';
    const fieldOf = async (choices: object) =>
      (await refused({ carId, ...trip, ...choices })).details?.[0]?.field;
    const insured = (id: string | undefined, selectedOption?: string) => ({
      insurances: [{ id, ...(selectedOption && { selectedOption }) }],
    });
    await quoted({ extras: [extra], ...insured(main?.id, option) });
    expect(await fieldOf({ extras: [extra, extra] })).toBe('body.extras');
    expect(await fieldOf({ extras: [extra.replace('lisbon', 'new-york')] })).toBe('body.extras.0');
    expect(await fieldOf(insured(main?.id))).toBe('body.insurances.0.selectedOption');
    expect(await fieldOf(insured(main?.id, 'none-such'))).toBe('body.insurances.0.selectedOption');
    expect(await fieldOf(insured(side?.id, option))).toBe('body.insurances.0.selectedOption');
    expect(await fieldOf(insured('new-york-protection'))).toBe('body.insurances.0.id');
    expect(await fieldOf({ insurances: [{ id: side?.id }, { id: side?.id }] })).toBe(
      'body.insurances',
    );

    const { pool } = app.deps.database;
    await pool.query('UPDATE insurances SET enabled = false WHERE id = $1', [side?.id]);
    expect(await fieldOf(insured(side?.id))).toBe('body.insurances.0.id');
    await pool.query('UPDATE extras SET enabled = false WHERE id = $1', [extra]);
    expect(await fieldOf({ extras: [extra] })).toBe('body.extras.0');
    await pool.query('UPDATE extras SET enabled = true WHERE id = $1', [extra]);
    await quoted({ extras: [extra] });
    await pool.query('DELETE FROM car_extras WHERE car_id = $1 AND extra_id = $2', [carId, extra]);
    expect(await fieldOf({ extras: [extra] }), 'with other cars only').toBe('body.extras.0');
  });

  it('cannot be had for a car that is taken', async () => {
    const { rows } = await app.deps.database.pool.query<{ car_id: string }>(
      `SELECT car_id FROM occupancies WHERE city_id = 'lisbon' AND during && tstzrange($1, $2)`,
      [trip.startsAt, trip.endsAt],
    );
    const answer = await refused({ ...trip, carId: rows[0]?.car_id });
    expect(answer).toMatchObject({ status: 409, code: 'car_unavailable' });
  });

  it.each([
    ['not_found', { carId: '00000000-0000-4000-8000-000000000000' }],
    ['trip_reversed', { startsAt: trip.endsAt, endsAt: trip.startsAt }],
    ['invalid_input', { extras: ['gold-plating'] }],
    ['invalid_input', { insurances: [{ id: 'lisbon-protection', selectedOption: 'none-such' }] }],
    ['invalid_input', { price: 1 }],
    ['invalid_input', { total: { amount: 1, currency: 'EUR', precision: 4 } }],
    ['invalid_input', { carId: 7 }],
    ['invalid_input', { extras: Array(60).fill('x') }],
  ])('is refused with %s: %o [D-012-004 R-ERROR-006]', async (code, change) => {
    const answer = await refused({ carId, ...trip, ...change });
    expect(answer.code).toBe(code);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    ['malformed_json', '{"carId":'],
    ['malformed_json', '﻿not json'],
    ['invalid_input', 'null'],
    ['invalid_input', '[]'],
    ['invalid_input', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('is refused with %s when the body is %s [D-012-004 R-ERROR-006]', async (code, body) => {
    expect((await refused(body)).code).toBe(code);
  });

  it('wants JSON in UTF-8 and a key', async () => {
    expect(await refused({}, { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await refused({}, { 'Content-Type': 'application/json; charset=utf-16' })).toMatchObject(
      { status: 415 },
    );
    expect(await refused({}, { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 415 });
    expect(await refused({ carId, ...trip }, { 'Idempotency-Key': '' })).toMatchObject({
      status: 400,
      code: 'missing_idempotency_key',
    });
  });
});
