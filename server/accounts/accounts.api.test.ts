import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { runCommand } from '../operator/run-command.ts';
import { strangersOf } from '../testing/strangers.ts';
import { createTestApp, type TestApp, testSessionSecret } from '../testing/test-app.ts';
import { createAuth } from './auth.ts';
import { authPaths } from './auth-paths.ts';
import { isCurrentHash } from './password-hash.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = strangersOf(() => app);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/auth/${path}`, body, headers);
const refused = async (answer: Response) => ({
  status: answer.status,
  ...ErrorAnswer.parse(await answer.json()).error,
});
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.includes('session_token')) ?? '';
const me = (cookie: string) => app.request('/api/me', { headers: { cookie } });

const newcomer = {
  name: 'Sample Newcomer',
  email: 'Newcomer@Handover.example',
  password: 'a long enough one',
};

it('a session’s cookie is for https only where the site is, however the process was started', async () => {
  const cookieAt = async (baseUrl: string | null) => {
    const options = { secret: testSessionSecret, baseUrl, onSignedUp: async () => {} };
    return (await createAuth(app.deps.database, options).$context).authCookies.sessionToken;
  };
  expect(await cookieAt('https://handover.example')).toMatchObject({
    name: '__Host-handover.session_token',
    attributes: { secure: true, httpOnly: true, sameSite: 'lax' },
  });
  for (const plain of ['http://localhost:8080', null]) {
    expect(await cookieAt(plain)).toMatchObject({
      name: 'handover.session_token',
      attributes: { secure: false, httpOnly: true, sameSite: 'lax' },
    });
  }
});

describe('signing up', () => {
  it('makes an account under the lower-cased e-mail and signs in [A-DATA-001 A-REGISTER-004 A-REGISTER-005]', {
    tags: ['embedded'],
  }, async () => {
    const answer = await post('sign-up/email', newcomer);
    expect(answer.status).toBe(200);
    const known = Me.parse(await (await me(cookieOf(answer))).json());
    expect(known).toMatchObject({ email: 'newcomer@handover.example', emailVerified: false });
    const row = await app.deps.database.kysely
      .selectFrom('users')
      .select('creation_source')
      .where('email', '=', known.email)
      .executeTakeFirst();
    expect(row).toEqual({ creation_source: 'web' });
  });

  it('takes 128 characters for a password, however many bytes they have', async () => {
    const email = 'emoji@handover.example';
    const password = '🚗🏠🌊🚲'.repeat(32);
    const tooLong = await refused(
      await post('sign-up/email', { ...newcomer, email, password: `${password}!` }),
    );
    expect(tooLong).toMatchObject({ status: 422, details: [{ field: 'body.password' }] });
    expect((await post('sign-up/email', { ...newcomer, email, password })).status).toBe(200);
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
    const other = [...password].toReversed().join('');
    expect((await post('sign-in/email', { email, password: other })).status).toBe(401);
  });

  it('says that the e-mail is taken [A-REGISTER-006 D-029-001]', async () => {
    const answer = await refused(await post('sign-up/email', newcomer));
    expect(answer).toMatchObject({
      status: 409,
      code: 'email_taken',
      message:
        "There's already an associated account with the same email. Please, login with your email and password.",
    });
  });

  it.each([
    ['body.name', { name: 'Al' }],
    ['body.email', { email: 'nobody' }],
    ['body.email', { email: 'nobody@handover.nosuchdomain' }],
    ['body.password', { password: 'short' }],
    ['body.password', { password: 'password1' }],
    ['body.password', { password: 'PassWord1' }],
    ['body.password', { password: 'password123' }],
    ['body.password', { password: 'abcdef' }],
    ['body.password', { password: 'Sunshine2024!' }],
    ['body.admin', { admin: true }],
  ])(
    'names %s when it cannot be used [A-LOGIN-007 A-REGISTER-001 A-REGISTER-002 D-029-003]',
    async (field, change) => {
      const answer = await refused(await post('sign-up/email', { ...newcomer, ...change }));
      expect(answer.status).toBe(422);
      expect(answer.details?.[0]?.field).toBe(field);
    },
  );

  it('is refused when it is switched off [A-DATA-011 A-REGISTER-007]', async () => {
    await runCommand(app.deps, ['settings', 'set', 'signup_config', 'signupEnabled=false']);
    await vi.waitFor(async () => {
      const answer = await refused(await post('sign-up/email', newcomer));
      expect(answer).toMatchObject({ status: 403, code: 'feature_disabled' });
    }, 20_000);
  });
});

describe('signing in', () => {
  const renter = { email: 'renter@handover.example', password: 'handover-sample' };

  it('gives a cookie that scripts and other sites cannot use [A-SAFE-001]', async () => {
    const answer = await post('sign-in/email', renter);
    const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect((await me(cookieOf(answer))).status).toBe(200);
  });

  it('lasts 30 days, and 30 more when it is used after a day: the browser is told, too', async () => {
    const answer = await post('sign-in/email', renter);
    const [setCookie = ''] = answer.headers.getSetCookie();
    expect(setCookie).toContain('Max-Age=2592000');
    const cookie = cookieOf(answer);
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0];
    const { pool } = app.deps.database;
    const daysLeft = async () => {
      const { rows } = await pool.query<{ days: number }>(
        `SELECT extract(epoch FROM expires_at - now())::float8 / 86400 AS days
         FROM sessions WHERE token = $1`,
        [token],
      );
      return rows[0]?.days;
    };
    expect(await daysLeft()).toBeCloseTo(30, 1);
    expect((await me(cookie)).headers.getSetCookie()).toEqual([]);
    await pool.query(
      `UPDATE sessions SET expires_at = now() + interval '28 days' WHERE token = $1`,
      [token],
    );
    const renewed = await me(cookie);
    expect(renewed.status).toBe(200);
    expect(await daysLeft()).toBeCloseTo(30, 1);
    const [newCookie = ''] = renewed.headers.getSetCookie();
    expect(newCookie).toContain('Max-Age=2592000');
    expect(newCookie.split(';')[0]).toBe(cookie);
    expect((await me(cookie)).headers.getSetCookie()).toEqual([]);
    await pool.query('UPDATE sessions SET expires_at = now() WHERE token = $1', [token]);
    expect((await me(cookie)).status).toBe(401);
  });

  it('does not tell a wrong password from an unknown e-mail [A-SAFE-010 D-029-002]', async () => {
    const wrong = await refused(await post('sign-in/email', { ...renter, password: 'wrong-one' }));
    const unknown = await refused(
      await post('sign-in/email', { email: 'nobody@handover.example', password: 'wrong-one' }),
    );
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, message: 'Invalid username or password' });
  });

  it('is refused to administrators and to disabled accounts [A-ADMIN-001 A-LOGIN-016 D-027-001 R-ROLE-010]', async () => {
    const admin = { email: 'admin@handover.example', password: 'handover-sample' };
    expect(await refused(await post('sign-in/email', admin))).toMatchObject({
      status: 403,
      code: 'admin_refused',
    });
    const { pool } = app.deps.database;
    await pool.query(`UPDATE users SET disabled = true WHERE email = 'new@handover.example'`);
    const disabled = { email: 'new@handover.example', password: 'handover-sample' };
    expect(await refused(await post('sign-in/email', disabled))).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
  });

  it('ends at once when the account becomes an administrator’s [A-ADMIN-002 D-027-002 R-ROLE-011]', async () => {
    const cookie = cookieOf(
      await post('sign-in/email', {
        email: 'business@handover.example',
        password: 'handover-sample',
      }),
    );
    expect((await me(cookie)).status).toBe(200);
    const { pool } = app.deps.database;
    await pool.query(`UPDATE users SET admin = true WHERE email = 'business@handover.example'`);
    const refused = await me(cookie);
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie(), 'the sign-in dialog says why').toEqual([
      expect.stringMatching(/^ended=admin; /),
    ]);
    await pool.query(`UPDATE users SET admin = false WHERE email = 'business@handover.example'`);
    expect((await me(cookie)).status).toBe(401);
  });

  it('ends by signing out [A-LOGIN-012]', async () => {
    const cookie = cookieOf(await post('sign-in/email', renter));
    expect((await post('sign-out', {}, { cookie })).status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
  });

  it('hashes as much for an unknown e-mail as for a wrong password [A-SAFE-010 D-029-002]', async () => {
    const { password } = await app.auth.$context;
    const work = { hash: vi.spyOn(password, 'hash'), verify: vi.spyOn(password, 'verify') };
    const hashings = async (email: string) => {
      const before = work.hash.mock.calls.length + work.verify.mock.calls.length;
      await post('sign-in/email', { email, password: 'wrong-one' });
      return work.hash.mock.calls.length + work.verify.mock.calls.length - before;
    };
    expect(await hashings('nobody@handover.example')).toBe(1);
    expect(await hashings(renter.email)).toBe(1);
    vi.restoreAllMocks();
  });

  it('makes a hash from before anew, once its password is known [A-PASSWORD-003]', async () => {
    const { pool } = app.deps.database;
    const ofRenter = `user_id = (SELECT id FROM users WHERE email = $1)`;
    const stored = async () => {
      const { rows } = await pool.query<{ password: string }>(
        `SELECT password FROM credentials WHERE ${ofRenter}`,
        [renter.email],
      );
      return rows[0]?.password ?? '';
    };
    const before = await hashByLibrary(renter.password);
    await pool.query(`UPDATE credentials SET password = $2 WHERE ${ofRenter}`, [
      renter.email,
      before,
    ]);
    await post('sign-in/email', { ...renter, password: 'wrong-one' });
    expect(await stored()).toBe(before);
    expect((await post('sign-in/email', renter)).status).toBe(200);
    const anew = await stored();
    expect(isCurrentHash(anew)).toBe(true);
    expect((await post('sign-in/email', renter)).status).toBe(200);
    expect(await stored(), 'once is enough').toBe(anew);
  });

  it('is refused when it is switched off [A-DATA-011 A-REGISTER-008]', async () => {
    const set = (value: boolean) =>
      runCommand(app.deps, ['settings', 'set', 'login_config', `loginEnabled=${value}`]);
    await set(false);
    await vi.waitFor(
      async () =>
        expect(await refused(await post('sign-in/email', renter))).toMatchObject({
          status: 403,
          code: 'feature_disabled',
        }),
      20_000,
    );
    await set(true);
    await vi.waitFor(
      async () => expect((await post('sign-in/email', renter)).status).toBe(200),
      20_000,
    );
  });

  it('takes over no session that somebody else chose [A-SAFE-002]', async () => {
    const chosen = cookieOf(await post('sign-in/email', renter));
    const answer = await post('sign-in/email', renter, { cookie: chosen });
    expect(cookieOf(answer)).not.toBe(chosen);
    const invented = 'handover.session_token=chosen-by-an-attacker';
    await post('sign-in/email', renter, { cookie: invented });
    expect((await me(invented)).status).toBe(401);
  });
});

describe('another site', () => {
  it.each(Object.keys(authPaths))('cannot write to %s [A-SAFE-008]', async (path) => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{}',
      });
      expect(await refused(answer)).toMatchObject({ status: 403, code: 'cross_site' });
    }
  });
});

describe('the sign-in library', () => {
  it('is reachable at the listed addresses only, each declaring who may call it [A-SAFE-016]', async () => {
    for (const { access } of Object.values(authPaths))
      expect(['visitor', 'renter']).toContain(access);
    for (const path of [
      'list-sessions',
      'update-user',
      'delete-user',
      'sign-in/social',
      '/sign-in/email',
      'sign-in//email',
      'change-password',
    ]) {
      expect((await post(path, {})).status, path).toBe(404);
    }
  });

  it('never lets a tampered cookie in [A-SAFE-017]', async () => {
    const cookie = cookieOf(
      await post('sign-in/email', {
        email: 'renter@handover.example',
        password: 'handover-sample',
      }),
    );
    expect((await me(cookie.replace(/.{4}$/, 'AAAA'))).status).toBe(401);
  });
});
