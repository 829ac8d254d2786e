import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../testing/app-code.ts';
import { password, renterFactors } from '../testing/factors.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const { post, newRenter, withApp, firstStep, secondStep, statusFor } = renterFactors(() => app);

const change = (cookie: string) =>
  post(
    '/api/me/password',
    { currentPassword: password, newPassword: 'nine patient otters' },
    cookie,
  );

async function reset(email: string) {
  await post('/api/auth/request-password-reset', { email });
  const token = await openPostOffice(app).tokenFor(email);
  return () => post('/api/auth/reset-password', { token, password: 'nine patient otters' });
}

/** The password of the next one to sign in was right; this happens before there is a session. */
async function afterVerifying(happens: () => Promise<unknown>) {
  const context = await app.auth.$context;
  const { verify } = context.password;
  vi.spyOn(context.password, 'verify').mockImplementationOnce(async (given) => {
    const isRight = await verify(given);
    await happens();
    return isRight;
  });
}

const refused = { status: 401, code: 'invalid_credentials' };

describe('a sign-in with the password that is being replaced', () => {
  it('is refused when it was changed after it had been compared [A-SAFE-025]', async () => {
    const { email, cookie } = await newRenter();
    await afterVerifying(() => change(cookie));
    const answer = await firstStep(email);
    expect(answer).toMatchObject(refused);
    expect(await statusFor(answer.cookie)).toBe(401);
    expect(await sessionsOf(email)).toBe(1);
  });

  it('is refused when a link from the mailbox replaced it meanwhile [A-SAFE-025]', async () => {
    const { email } = await newRenter();
    await afterVerifying(await reset(email));
    expect(await firstStep(email)).toMatchObject(refused);
    expect(await sessionsOf(email)).toBe(0);
  });

  it('waits for a change that has ended the sessions and is not done [A-SAFE-025]', async () => {
    const { email } = await newRenter();
    const { pool } = app.deps.database;
    const hash = await (await app.auth.$context).password.hash('nine patient otters');
    const changing = await pool.connect();
    await changing.query('BEGIN');
    const theirs = 'user_id = (SELECT id FROM users WHERE email = $1)';
    await changing.query(`UPDATE credentials SET password = $2 WHERE ${theirs}`, [email, hash]);
    await changing.query(`DELETE FROM sessions WHERE ${theirs}`, [email]);
    const signingIn = firstStep(email);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    }, 20_000);
    await changing.query('COMMIT');
    changing.release();
    expect(await signingIn).toMatchObject(refused);
    expect(await sessionsOf(email)).toBe(0);
  });

  it('begins no second step [A-SAFE-025]', async () => {
    const { email, cookie } = await withApp();
    await afterVerifying(() => change(cookie));
    const answer = await firstStep(email);
    expect(answer).toMatchObject(refused);
    expect(answer.cookie).not.toContain('second_step');
  });

  it('is not finished by a second step that the change overtook [A-SAFE-025]', async () => {
    const { email, cookie, key } = await withApp();
    const first = await firstStep(email);
    const { finishSignIn } = app.auth.api;
    vi.spyOn(app.auth.api, 'finishSignIn').mockImplementationOnce((async (
      given: Parameters<typeof finishSignIn>[0],
    ) => {
      expect((await change(cookie)).status).toBe(200);
      return finishSignIn(given);
    }) as typeof finishSignIn);
    const second = await secondStep(first.cookie, { kind: 'app', code: codeOf(key, 1) });
    expect(second).toMatchObject({ code: 'second_factor_expired' });
    expect(await sessionsOf(email)).toBe(1);
  });
});

it('a hash that was only made anew meanwhile refuses nobody', async () => {
  const { email } = await newRenter();
  const { hash } = (await app.auth.$context).password;
  await afterVerifying(async () =>
    app.deps.database.pool.query(
      'UPDATE credentials SET password = $2 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email, await hash(password)],
    ),
  );
  expect((await firstStep(email)).status).toBe(200);
});

async function sessionsOf(email: string): Promise<number> {
  const { rowCount } = await app.deps.database.pool.query(
    'SELECT FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
    [email],
  );
  return rowCount ?? 0;
}
