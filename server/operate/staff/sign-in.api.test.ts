import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRecordWatch } from '../../db/record-watch.ts';
import { giveSampleStaffApps } from '../../sample-data/give-staff-apps.ts';
import { staffCodesOf } from '../../sim/staff-codes.ts';
import { codeOf } from '../../testing/app-code.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { createSoftPasskey } from '../../testing/soft-passkey.ts';
import { cookiesOf } from '../../testing/strangers.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';
import { createStaffSessions } from './staff-sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await giveSampleStaffApps(app.staffAuth, app.deps.database);
});
afterAll(() => app.close());

const password = 'handover-sample';
let visitors = 0;

async function post(path: string, body: unknown, cookie = '') {
  visitors += 1;
  const answer = await app.requestConsole(`/api/operate${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testConsoleOrigin,
      'X-Forwarded-For': `10.9.0.${visitors}`,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(text, path).not.toMatch(/token/i);
  const document = JSON.parse(text);
  return { status: answer.status, code: document.error?.code, document, cookie: cookiesOf(answer) };
}

const statusFor = async (cookie: string) =>
  (await app.requestConsole('/api/operate/me', { headers: { cookie } })).status;
const shownCode = async (email: string) =>
  (await staffCodesOf(app.deps))?.people.find((one) => one.email === email)?.code ?? '';
const firstStep = (email: string) => post('/auth/sign-in', { email, password });

describe('somebody of staff', () => {
  it('signs in with the password and the code that the simulated world shows', async () => {
    const email = 'owner@handover.example';
    const first = await firstStep(email);
    expect([first.status, first.code]).toEqual([401, 'second_factor_needed']);
    expect(await statusFor(first.cookie)).toBe(401);
    const options = await post('/auth/second-step/options', {}, first.cookie);
    expect(options.document).toEqual({ hasApp: true, passkey: null });
    const code = await shownCode(email);
    const second = await post('/auth/second-step', { kind: 'app', code }, first.cookie);
    expect(second.status).toBe(200);
    expect(second.cookie).toContain('handover_console.session_token=');
    expect(await statusFor(second.cookie)).toBe(200);
    // Once is once; and what is shown next is good again.
    const again = await firstStep(email);
    expect((await post('/auth/second-step', { kind: 'app', code }, again.cookie)).code).toBe(
      'wrong_code',
    );
    const next = await shownCode(email);
    expect(
      (await post('/auth/second-step', { kind: 'app', code: next }, again.cookie)).status,
    ).toBe(200);
  });

  it('is refused with a wrong password, and renters have none here', async () => {
    for (const email of ['owner@handover.example', 'renter@handover.example']) {
      const wrong = email.startsWith('owner') ? 'not this one' : password;
      const answer = await post('/auth/sign-in', { email, password: wrong });
      expect([answer.status, answer.code]).toEqual([401, 'invalid_credentials']);
    }
    const long = { email: 'owner@handover.example', password: '🚗'.repeat(128) };
    expect((await post('/auth/sign-in', long)).code).toBe('invalid_credentials');
    const atRenters = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://handover.test' },
      body: JSON.stringify({ email: 'desk@handover.example', password }),
    });
    expect(atRenters.status).toBe(401);
  });

  it('signs out for good', async () => {
    const { cookie } = await app.operate('driver-one@handover.example');
    expect((await post('/auth/sign-out', {}, cookie)).status).toBe(200);
    expect(await statusFor(cookie)).toBe(401);
  });

  it('is nobody after 12 hours, however much the session is used', async () => {
    const { cookie, id } = await app.operate('driver-two@handover.example');
    const { pool } = app.deps.database;
    const endOf = async () =>
      (await pool.query('SELECT expires_at FROM staff_sessions WHERE user_id = $1', [id])).rows;
    const sessions = (set: string) =>
      pool.query(`UPDATE staff_sessions SET ${set} WHERE user_id = $1`, [id]);
    // An hour from its end, and long unused: whatever renews sessions would renew this one.
    await sessions(`expires_at = now() + interval '1 hour', last_used_at = now() - interval '11 hours',
      created_at = now() - interval '11 hours', updated_at = now() - interval '11 hours'`);
    const end = await endOf();
    expect(await statusFor(cookie)).toBe(200);
    const answer = await app.requestConsole('/api/operate/me/sessions', { headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await endOf()).toEqual(end);
    await sessions("expires_at = now() - interval '1 second'");
    expect(await statusFor(cookie)).toBe(401);
  });

  it('adds a passkey, which signs in at this address and at no other', async () => {
    const { cookie } = await app.operate('fleet@handover.example');
    const passkey = createSoftPasskey();
    const host = new URL(testConsoleOrigin).hostname;
    const asked = await post('/me/factors/passkey', { password }, cookie);
    const { challenge } = asked.document.options;
    const made = passkey.register({ challenge, origin: testConsoleOrigin, host });
    const added = await post(
      '/me/factors/passkey/confirmation',
      { name: 'Key', answer: made },
      cookie,
    );
    expect(added.status).toBe(200);

    const step = async (origin: string) => {
      const first = await firstStep('fleet@handover.example');
      const options = await post('/auth/second-step/options', {}, first.cookie);
      const answer = passkey.sign({ challenge: options.document.passkey.challenge, origin, host });
      return post('/auth/second-step', { kind: 'passkey', answer }, first.cookie);
    };
    expect((await step('http://handover.test')).code).toBe('passkey_refused');
    expect((await step(testConsoleOrigin)).status).toBe(200);
  });

  it('is signed in once in a browser: who signs in again has left the session before', async () => {
    const email = 'dispatcher@handover.example';
    const before = await app.operate(email);
    const elsewhere = await app.operate(email);
    const first = await post('/auth/sign-in', { email, password }, before.cookie);
    expect(await statusFor(before.cookie), 'not yet').toBe(200);
    const code = await shownCode(email);
    const cookie = `${before.cookie}; ${first.cookie}`;
    expect((await post('/auth/second-step', { kind: 'app', code }, cookie)).status).toBe(200);
    expect([await statusFor(before.cookie), await statusFor(elsewhere.cookie)]).toEqual([401, 200]);
    await app.deps.database.pool.query('DELETE FROM staff_factors WHERE user_id = $1', [before.id]);
    await post('/auth/sign-in', { email, password }, elsewhere.cookie);
    expect(await statusFor(elsewhere.cookie), 'without a factor').toBe(401);
    await giveSampleStaffApps(app.staffAuth, app.deps.database);
  });

  it('changes the password, and is signed out everywhere else', async () => {
    const here = await app.operate('desk@handover.example');
    const there = await app.operate('desk@handover.example');
    const begun = await firstStep('desk@handover.example');
    const change = { currentPassword: password, newPassword: 'nine patient otters' };
    const answer = await post('/me/password', change, here.cookie);
    expect(answer.status).toBe(200);
    expect(await statusFor(there.cookie)).toBe(401);
    expect(await statusFor(answer.cookie)).toBe(200);
    const code = await shownCode('desk@handover.example');
    const second = await post('/auth/second-step', { kind: 'app', code }, begun.cookie);
    expect(second.code, 'begun with the old password').toBe('second_factor_expired');
  });
});

it('a sign-in to the console with the password that is being replaced begins no second step', async () => {
  const email = 'driver-one@handover.example';
  const { cookie } = await app.operate(email);
  const context = await app.staffAuth.$context;
  const { verify } = context.password;
  vi.spyOn(context.password, 'verify').mockImplementationOnce(async (given) => {
    const isRight = await verify(given);
    const change = { currentPassword: password, newPassword: 'nine patient otters' };
    expect((await post('/me/password', change, cookie)).status).toBe(200);
    return isRight;
  });
  const answer = await firstStep(email);
  vi.restoreAllMocks();
  expect(answer).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(answer.cookie).not.toContain('second_step');
});

describe('somebody who is invited', () => {
  const email = 'newcomer@example.org';
  const joining = { name: 'New Comer', password: 'nine patient otters' };

  it('joins by a link that works once, adds a code, and signs in with both', async () => {
    const owner = await app.operate('owner@handover.example');
    const grants = [{ role: 'desk' as const, cityId: 'lisbon' }];
    const { id } = await owner.api.inviteStaff({ body: { name: 'Newcomer', email, grants } });
    const token = await openPostOffice(app).tokenFor(email);
    const invited = await post('/auth/invitation', { token: 'x'.repeat(43) });
    expect([invited.status, invited.code]).toEqual([410, 'link_expired']);
    expect((await post('/auth/invitation', { token })).document).toEqual({
      name: 'Newcomer',
      email,
    });

    const joined = await post('/auth/invitation/acceptance', { token, ...joining });
    expect(joined.document).toEqual({ isSignedIn: true });
    expect(await statusFor(joined.cookie)).toBe(200);
    const { items } = await owner.api.listAudit({ query: { action: 'staff join' } });
    expect(items).toMatchObject([
      { action: 'staff join', actor: { name: joining.name }, subject: `staff ${id}` },
    ]);
    expect((await post('/auth/invitation/acceptance', { token, ...joining })).code).toBe(
      'link_expired',
    );

    const app1 = await post('/me/factors/app', { password: joining.password }, joined.cookie);
    const code = codeOf(app1.document.key);
    const added = await post(
      '/me/factors/app/confirmation',
      { name: 'Phone', code },
      joined.cookie,
    );
    expect(added.document.recoveryCodes).toHaveLength(10);
    const first = await post('/auth/sign-in', { email, password: joining.password });
    expect(first.code).toBe('second_factor_needed');
    const recovery = { kind: 'recovery', code: added.document.recoveryCodes[0] };
    expect((await post('/auth/second-step', recovery, first.cookie)).status).toBe(200);
  });

  it('has no link any more once the password was changed, neither sent nor on its way', async () => {
    const owner = await app.operate('owner@handover.example');
    const { id, cookie } = await app.operate('driver-two@handover.example');
    const office = openPostOffice(app);
    await owner.api.resendStaffInvitation({ params: { id } });
    const token = await office.tokenFor('driver-two@handover.example');
    expect((await post('/auth/invitation', { token })).status).toBe(200);
    await owner.api.resendStaffInvitation({ params: { id } });
    const change = { currentPassword: password, newPassword: 'nine patient otters' };
    expect((await post('/me/password', change, cookie)).status).toBe(200);
    expect((await post('/auth/invitation', { token })).code).toBe('link_expired');
    expect((await post('/auth/invitation/acceptance', { token, ...joining })).code).toBe(
      'link_expired',
    );
    const invitations = (await office.mailTo('driver-two@handover.example')).filter(({ text }) =>
      text.includes('/join?token='),
    );
    expect(invitations).toHaveLength(1);
    await owner.api.resendStaffInvitation({ params: { id } });
    const next = await office.tokenFor('driver-two@handover.example');
    const begun = await post('/auth/sign-in', {
      email: 'driver-two@handover.example',
      password: change.newPassword,
    });
    expect(begun.code).toBe('second_factor_needed');
    const joined = await post('/auth/invitation/acceptance', { token: next, ...joining });
    expect(joined.status, 'the next is good').toBe(200);
    expect((await post('/auth/second-step/options', {}, begun.cookie)).code).toBe(
      'second_factor_expired',
    );
  });

  it('has no link any more once they are removed', async () => {
    const owner = await app.operate('owner@handover.example');
    const grants = [{ role: 'driver' as const, cityId: 'lisbon' }];
    const other = 'never-came@example.org';
    const { id } = await owner.api.inviteStaff({
      body: { name: 'Never Came', email: other, grants },
    });
    const token = await openPostOffice(app).tokenFor(other);
    await owner.api.removeStaff({ params: { id }, body: {} });
    expect((await post('/auth/invitation/acceptance', { token, ...joining })).code).toBe(
      'link_expired',
    );
  });

  it('can do nothing in production before there is a second factor', async () => {
    const watch = await openRecordWatch(app.deps.database, 'session_ended');
    const strict = createStaffSessions(app.staffAuth, app.deps.database, watch, {
      requiresFactor: true,
    });
    const callerOf = (cookie: string) => strict.callerOf(new Headers({ cookie }));
    const { cookie, id } = await app.operate('dispatcher@handover.example');
    expect(await callerOf(cookie)).toMatchObject({ needsSecondFactor: false });
    await app.deps.database.pool.query('DELETE FROM staff_factors WHERE user_id = $1', [id]);
    expect(await callerOf(cookie)).toMatchObject({ needsSecondFactor: true });
    await watch.close();
  });
});
