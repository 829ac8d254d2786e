import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import { gatherCrowd } from '../testing/rentals/crowd.ts';
import { cookiesOf, strangersOf } from '../testing/strangers.ts';
import { createTestApp, type TestApp, testOrigin, testSessionSecret } from '../testing/test-app.ts';
import { renters } from './realm.ts';
import { storedHash } from './stored-hash.ts';

const settings = { SESSION_SECRET: 'a new secret of the tests, long enough' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    settings: { ...settings, SESSION_SECRET_PREVIOUS: testSessionSecret },
  });
});
afterAll(() => app.close());

/** Signed with the secret of before. */
const oldCookie = async (at = app) =>
  (await gatherCrowd(at.deps.database, ['pays']))[0]?.cookie ?? '';
const me = (cookie: string, at = app) => at.request('/api/me', { headers: { cookie } });

it('a session that the previous secret signed goes on, under the present one', async () => {
  const before = await me(await oldCookie());
  expect(before.status).toBe(200);
  const [signed = ''] = before.headers.getSetCookie();
  expect(signed).toMatch(/; HttpOnly/);
  const after = await me(signed.split(';')[0] ?? '');
  expect(after.status).toBe(200);
  expect(await after.json()).toEqual(await before.json());
  expect(after.headers.getSetCookie()).toEqual([]);
});

it('signing out ends it all the same', async () => {
  const cookie = await oldCookie();
  const out = await app.request('/api/auth/sign-out', {
    method: 'POST',
    headers: { cookie, Origin: testOrigin, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(out.status).toBe(200);
  expect(out.headers.getSetCookie().join()).toContain('session_token=;');
  expect((await me(cookie)).status).toBe(401);
});

it('a device that was known before the secret was replaced still is', async () => {
  const earlier = await createTestApp();
  try {
    const email = 'known-before@example.org';
    const person = { name: 'Some Body', email, password: 'seven quiet lamps' };
    const [ask, askEarlier] = [strangersOf(() => app), strangersOf(() => earlier)];
    const device = cookiesOf(await askEarlier('/api/auth/sign-up/email', person));
    await ask('/api/auth/sign-up/email', person);
    await app.deps.database.pool.query(
      'UPDATE credentials SET password = $2 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email, await storedHash(earlier.deps.database.kysely, renters, { email })],
    );
    const signIn = async (password = person.password, cookie = '') =>
      (await ask('/api/auth/sign-in/email', { email, password }, { cookie })).status;
    for (let n = 0; n <= attemptPolicy.signIn.perAccount.most; n += 1) await signIn('a guess');
    expect(await signIn()).toBe(429);
    expect(await signIn(person.password, device)).toBe(200);
  } finally {
    await earlier.close();
  }
});

it('a secret that is neither present nor previous signs nobody in', async () => {
  const later = await createTestApp({ settings });
  try {
    expect((await me(await oldCookie(later), later)).status).toBe(401);
  } finally {
    await later.close();
  }
});
