import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionList } from '../../contract/accounts.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { sessionPolicy } from '../../domain/policy-constants.ts';
import { tidy } from '../jobs/tidy.ts';
import { cookiesOf } from '../testing/strangers.ts';
import { createTestApp, type TestApp, testOrigin, testSessionSecret } from '../testing/test-app.ts';
import { groundOf, issueLink } from './account-links.ts';
import { createAuth } from './auth.ts';
import { authPaths } from './auth-paths.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safariOnIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

let people = 0;
const password = 'a long enough one';
const newEmail = () => `sessions-${++people}@example.org`;

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const signUp = async (email: string, headers: Record<string, string> = {}) => {
  const person = { name: 'Some Body', email, password };
  const answer = await send('POST', '/api/auth/sign-up/email', person, {
    'X-Forwarded-For': `10.1.0.${people}`,
    ...headers,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return cookiesOf(answer);
};
const signIn = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await send('POST', '/api/auth/sign-in/email', { email, password }, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return cookiesOf(answer);
};
const sessionsOf = async (cookie: string) => {
  const answer = await app.request('/api/me/sessions', { headers: { cookie } });
  return SessionList.parse(await answer.json()).items;
};
const statusFor = async (cookie: string) =>
  (await app.request('/api/me', { headers: { cookie } })).status;
const tokenIn = (cookie: string) =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
const age = (cookie: string, columns: string) =>
  app.deps.database.pool.query(`UPDATE sessions SET ${columns} WHERE token = $1`, [
    tokenIn(cookie),
  ]);

describe('the list of sessions', () => {
  it('names each by device, shortened address and last use, this one first [A-SESSION-001]', async () => {
    const email = newEmail();
    const phone = await signUp(email, {
      'User-Agent': safariOnIPhone,
      'X-Forwarded-For': '2001:db8:85a3:1:2:3:4:5',
    });
    const desk = await signIn(email, {
      'User-Agent': chromeOnWindows,
      'X-Forwarded-For': '83.240.12.77',
    });
    await age(desk, `last_used_at = now() - interval '3 days'`);
    await age(phone, `last_used_at = now() - interval '2 days'`);

    const seen = await sessionsOf(desk);
    expect(seen).toMatchObject([
      { device: { browser: 'Chrome', system: 'Windows' }, address: '83.240.12.x', isCurrent: true },
      {
        device: { browser: 'Safari', system: 'iPhone' },
        address: '2001:db8:85a3:x',
        isCurrent: false,
      },
    ]);
    const hoursSince = ({ lastUsedAt }: { lastUsedAt: string }) =>
      (Date.now() - Date.parse(lastUsedAt)) / 3_600_000;
    const [mine, other] = seen;
    if (!mine || !other) throw new Error('two are listed');
    expect(hoursSince(mine), 'reading the list is a use').toBeLessThan(1);
    expect(hoursSince(other)).toBeCloseTo(48, 0);
  });

  it('stores no whole address, and of a device no more than anybody would send', async () => {
    const email = newEmail();
    const cookie = await signUp(email, {
      'User-Agent': 'x'.repeat(4_000),
      'X-Forwarded-For': '83.240.12.77',
    });
    const { rows } = await app.deps.database.pool.query(
      'SELECT ip_address, length(user_agent)::int AS longest FROM sessions WHERE token = $1',
      [tokenIn(cookie)],
    );
    expect(rows).toEqual([{ ip_address: '83.240.12.x', longest: 300 }]);
    const [session] = await sessionsOf(cookie);
    expect(session?.device).toEqual({ browser: null, system: null });
  });

  it('writes a use down at most once in ten minutes', async () => {
    const cookie = await signUp(newEmail());
    const lastUse = async () => (await sessionsOf(cookie))[0]?.lastUsedAt;
    await age(cookie, `last_used_at = now() - interval '9 minutes'`);
    const before = await lastUse();
    expect(await lastUse()).toBe(before);
    await age(cookie, `last_used_at = now() - interval '11 minutes'`);
    await lastUse();
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  });
});

describe('ending sessions', () => {
  it('ends one, and leaves the others [A-SESSION-002]', async () => {
    const email = newEmail();
    const here = await signUp(email);
    const there = await signIn(email);
    const elsewhere = await signIn(email);
    const [thisOne] = await sessionsOf(there);
    const ended = await send('DELETE', `/api/me/sessions/${thisOne?.id}`, undefined, {
      cookie: here,
    });
    expect(ended.status).toBe(200);
    expect([await statusFor(here), await statusFor(there), await statusFor(elsewhere)]).toEqual([
      200, 401, 200,
    ]);
    const { rows } = await app.deps.database.pool.query(
      `SELECT FROM security_events WHERE kind = 'session-ended' AND detail = $1`,
      [thisOne?.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('ends all others and keeps this one [A-SESSION-003]', async () => {
    const email = newEmail();
    const here = await signUp(email);
    const others = [await signIn(email), await signIn(email)];
    const stranger = await signUp(newEmail());
    expect((await send('DELETE', '/api/me/sessions', undefined, { cookie: here })).status).toBe(
      200,
    );
    expect(await statusFor(here)).toBe(200);
    for (const other of others) expect(await statusFor(other)).toBe(401);
    expect(await statusFor(stranger)).toBe(200);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('of somebody else does not exist [A-SAFE-007]', async () => {
    const stranger = await signUp(newEmail());
    const [theirs] = await sessionsOf(stranger);
    const cookie = await signUp(newEmail());
    const answer = await send('DELETE', `/api/me/sessions/${theirs?.id}`, undefined, { cookie });
    expect(answer.status).toBe(404);
    expect(await statusFor(stranger)).toBe(200);
  });
});

describe('a session ends', () => {
  it('90 days after it began, however much it is used [A-SESSION-004]', async () => {
    expect(sessionPolicy.longestDays).toBe(90);
    const email = newEmail();
    const cookie = await signUp(email);
    await age(cookie, `created_at = now() - interval '89 days 23 hours'`);
    expect(await statusFor(cookie)).toBe(200);
    await age(cookie, `created_at = now() - interval '90 days 1 minute'`);
    expect(await sessionsOf(await signIn(email))).toHaveLength(1);
    expect(await statusFor(cookie)).toBe(401);
  });

  it('90 days after it began, also where the library would renew it at that moment', async () => {
    const cookie = await signUp(newEmail());
    await age(
      cookie,
      `created_at = now() - interval '91 days', expires_at = now() + interval '2 days'`,
    );
    expect(await statusFor(cookie)).toBe(401);
    const { rows } = await app.deps.database.pool.query('SELECT FROM sessions WHERE token = $1', [
      tokenIn(cookie),
    ]);
    expect(rows).toHaveLength(0);
  });

  it('when the same browser signs in again, whoever that is [A-SESSION-005]', async () => {
    const email = newEmail();
    const first = await signUp(email);
    const elsewhere = await signIn(email);
    const second = await signIn(email, { cookie: first });
    expect([await statusFor(first), await statusFor(second), await statusFor(elsewhere)]).toEqual([
      401, 200, 200,
    ]);
    await signUp(newEmail(), { cookie: second });
    expect(await statusFor(second)).toBe(401);
  });

  it('not when signing in again was refused', async () => {
    const email = newEmail();
    const cookie = await signUp(email);
    const wrong = { email, password: 'not the password' };
    const refused = await send('POST', '/api/auth/sign-in/email', wrong, { cookie });
    expect(refused.status).toBe(401);
    expect(await statusFor(cookie)).toBe(200);
  });

  it('and is forgotten two days later', async () => {
    const cookie = await signUp(newEmail());
    const isStored = async () => {
      const { rows } = await app.deps.database.pool.query('SELECT FROM sessions WHERE token = $1', [
        tokenIn(cookie),
      ]);
      return rows.length > 0;
    };
    await age(cookie, `expires_at = now() - interval '47 hours'`);
    await tidy(app.deps.database.kysely, app.deps.clock.now());
    expect(await isStored()).toBe(true);
    await age(cookie, `expires_at = now() - interval '49 hours'`);
    await tidy(app.deps.database.kysely, app.deps.clock.now());
    expect(await isStored()).toBe(false);
  });
});

it('under https a session’s cookie belongs to this very host [A-SESSION-006]', async () => {
  const options = {
    secret: testSessionSecret,
    baseUrl: 'https://handover.example',
    onSignedUp: async () => {},
  };
  const { authCookies } = await createAuth(app.deps.database, options).$context;
  for (const { name, attributes } of Object.values(authCookies)) {
    expect(name).toMatch(/^__Host-/);
    expect(attributes).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(attributes.domain).toBeUndefined();
  }
});

it('no answer around signing in names a session’s token [A-SESSION-007]', async () => {
  const email = newEmail();
  const cookie = await signUp(email);
  const link = async (purpose: 'verify-email' | 'reset-password') => {
    const { id } = await app.deps.database.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const ground = await groundOf(app.deps.database.kysely, purpose, email);
    const now = app.deps.clock.now();
    return issueLink(app.deps.database.kysely, { purpose, userId: id, ground, now });
  };
  const another = 'quite another long one';
  /** In this order: the last ones end the session. */
  const bodies: Readonly<Record<string, () => Promise<object>>> = {
    '/api/auth/sign-in/email': async () => ({ email, password }),
    '/api/auth/sign-up/email': async () => ({ name: 'Some Body', email: newEmail(), password }),
    '/api/auth/request-password-reset': async () => ({ email }),
    '/api/auth/check-reset-link': async () => ({ token: await link('reset-password') }),
    '/api/auth/verify-email': async () => ({ token: await link('verify-email') }),
    '/api/auth/resend-verification-email': async () => ({}),
    '/api/me/password': async () => ({ currentPassword: password, newPassword: another }),
    '/api/auth/reset-password': async () => ({
      token: await link('reset-password'),
      password: another,
    }),
    '/api/auth/sign-out': async () => ({}),
  };
  // Those of second factors are walked in their own test.
  const walked = Object.keys(authPaths).filter((path) => !/factors|second-step/.test(path));
  expect(Object.keys(bodies).toSorted()).toEqual(walked.toSorted());
  let current = cookie;
  for (const [path, body] of Object.entries(bodies)) {
    // In a browser of its own, so that it ends no session that the next needs.
    const isEntry = path.includes('/sign-in/') || path.includes('/sign-up/');
    const answer = await send('POST', path, await body(), isEntry ? {} : { cookie: current });
    const text = await answer.text();
    expect(answer.status, `${path} ${text}`).toBe(200);
    const { rows } = await app.deps.database.pool.query<{ token: string }>(
      'SELECT token FROM sessions',
    );
    for (const { token } of rows) expect(text, path).not.toContain(token);
    expect(text, path).not.toMatch(/token/i);
    if (path === '/api/me/password') current = cookiesOf(answer);
  }
});

describe('the password is asked for again', () => {
  it.each([
    ['DELETE', '/api/me', {}],
    ['POST', '/api/me/password', { newPassword: 'quite another long one' }],
  ])('by %s %s [A-SESSION-008]', async (method, path, body) => {
    const cookie = await signUp(newEmail());
    const missing = await send(method, path, body, { cookie });
    expect(missing.status).toBe(422);
    const field = method === 'DELETE' ? 'password' : 'currentPassword';
    const wrong = await send(method, path, { ...body, [field]: 'not mine' }, { cookie });
    expect(ErrorAnswer.parse(await wrong.json()).error.code).toBe('wrong_password');
    expect(await statusFor(cookie)).toBe(200);
  });

  it('and the email cannot be changed at all [A-PROFILE-016]', async () => {
    const cookie = await signUp(newEmail());
    const answer = await send('PATCH', '/api/me', { email: 'else@example.org' }, { cookie });
    expect(answer.status).toBe(422);
  });
});
