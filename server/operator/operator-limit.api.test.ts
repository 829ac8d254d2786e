import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

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
