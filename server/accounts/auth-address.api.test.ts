import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (address: string, password: string, from: string) =>
  app.request(`/api/auth/sign-in/${address}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      'X-Forwarded-For': from,
    },
    body: JSON.stringify({ email: 'renter@handover.example', password }),
  });

it('an address that is written otherwise is the same address', async () => {
  expect((await signIn('%65mail', 'handover-sample', '192.0.2.1')).status).toBe(200);
  expect((await signIn('%65mail', 'a guess', '192.0.2.2')).status).toBe(401);
});

it('and counts as the same', async () => {
  const spellings = ['email', '%65mail', 'e%6Dail', 'em%61il'];
  const statuses: number[] = [];
  for (let n = 0; n < 24; n += 1) {
    const spelling = spellings[n % spellings.length] ?? '';
    statuses.push((await signIn(spelling, 'a guess', '192.0.2.3')).status);
  }
  expect(statuses).toContain(429);
});
