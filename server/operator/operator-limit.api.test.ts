import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (token: string, from: string) =>
  app.request('/operator', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from },
    body: JSON.stringify(['settings', 'list']),
  });

it('whoever guesses at the token is soon no longer heard, even with the right one', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await ask('guessed', '203.0.113.9')).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  const right = await ask(app.deps.operatorToken, '203.0.113.9');
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(app.deps.operatorToken, '203.0.113.10')).status).toBe(200);
});

it('the right token is heard as often as it comes', async () => {
  for (let n = 0; n < 15; n += 1) {
    expect((await ask(app.deps.operatorToken, '203.0.113.11')).status).toBe(200);
  }
});

let places = 0;
it.each([
  ['/metrics', 401],
  ['/sim/api/state', 401],
  ['/sim/mail', 404],
])('%s of production is no other place to guess at it', async (path, refused) => {
  const config = { ...app.deps.config, isProduction: true };
  const options = { auth: app.auth, pages: null, staticFolders: [] };
  const site = await buildApp({ ...app.deps, config }, options);
  places += 1;
  const [guesser, operator] = [`198.51.100.${places}`, `198.51.101.${places}`];
  const asked = async (token: string, from: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from };
    return (await site.request(testOrigin + path, { headers })).status;
  };
  const refusals = async () => {
    const { rowCount } = await app.deps.database.pool.query(
      `SELECT FROM security_events WHERE kind = 'operator-refused'`,
    );
    return rowCount ?? 0;
  };
  const before = await refusals();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push(await asked('guessed', guesser));
  for (let n = 0; n < 5; n += 1) statuses.push((await ask('guessed', guesser)).status);
  expect(statuses).toEqual([...Array(5).fill(refused), ...Array(5).fill(404)]);
  expect(await refusals()).toBe(before + 10);
  expect(await asked(app.deps.operatorToken, guesser)).toBe(429);
  expect(await asked(app.deps.operatorToken, operator)).toBe(200);
});
