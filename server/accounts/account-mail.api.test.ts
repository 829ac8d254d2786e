import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { tidy } from '../jobs/tidy.ts';
import { runCommand } from '../operator/run-command.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { cookiesOf, strangersOf } from '../testing/strangers.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
let office: ReturnType<typeof openPostOffice>;
beforeAll(async () => {
  app = await createTestApp();
  office = openPostOffice(app);
});
afterAll(() => app.close());
const { kindsOf } = securityLogOf(() => app);

const ask = strangersOf(() => app);
const post = (path: string, body: unknown, cookie = '') => ask(path, body, { cookie });
const codeOf = async (answer: Response) => ErrorAnswer.parse(await answer.json()).error.code;
const me = async (cookie: string) => app.request('/api/me', { headers: { cookie } });
const isVerified = async (cookie: string) =>
  Me.parse(await (await me(cookie)).json()).emailVerified;
const later = (minutes: number) => app.deps.clock.moveTo(app.deps.clock.now().add({ minutes }));

let people = 0;
/** Somebody who signs up; every test has its own. */
async function newcomer() {
  people += 1;
  const account = { email: `newcomer-${people}@handover.example`, password: 'a long enough one' };
  const answer = await post('/api/auth/sign-up/email', { name: 'Nova Sample', ...account });
  return { ...account, cookie: cookiesOf(answer) };
}
const signIn = (email: string, password: string) =>
  post('/api/auth/sign-in/email', { email, password });

describe('confirming the e-mail', () => {
  it('is asked for at sign-up and done by the link, once [A-VERIFY-005]', async () => {
    const { email, cookie } = await newcomer();
    const [mail] = await office.mailTo(email);
    expect(mail).toMatchObject({ subject: 'Confirm your email' });
    expect(mail?.text).toContain(`${testOrigin}/verify-email?token=`);
    expect(mail?.text).toContain('Hi Nova,');
    expect(await isVerified(cookie)).toBe(false);

    const token = await office.tokenFor(email);
    await later(24 * 60 - 1);
    const confirmed = await post('/api/auth/verify-email', { token });
    expect(await confirmed.json()).toEqual({ status: 'success' });
    expect(cookiesOf(confirmed), 'a link signs nobody in').toBe('');
    expect(await isVerified(cookie)).toBe(true);
  });

  it('tells whoever follows a link once more, even weeks later, that the e-mail is confirmed already', async () => {
    const { email, cookie } = await newcomer();
    const first = await office.tokenFor(email);
    await post('/api/auth/resend-verification-email', {}, cookie);
    const second = await office.tokenFor(email);
    await post('/api/auth/verify-email', { token: second });
    await later(14 * 24 * 60);
    await tidy(app.deps.database.kysely, app.deps.clock.now());
    for (const token of [second, first]) {
      const again = await post('/api/auth/verify-email', { token });
      expect(await again.json()).toEqual({ status: 'already_confirmed' });
    }
    expect(await kindsOf(email)).toEqual(['signed-up', 'email-verified']);
  });

  it('is not possible with an old, foreign or invented link [A-VERIFY-005]', async () => {
    const { email, cookie } = await newcomer();
    const token = await office.tokenFor(email);
    await later(24 * 60 + 1);
    for (const one of [token, 'invented', `${token}x`]) {
      expect((await post('/api/auth/verify-email', { token: one })).status).toBe(410);
    }
    await post('/api/auth/request-password-reset', { email });
    const reset = await office.tokenFor(email);
    expect((await post('/api/auth/verify-email', { token: reset })).status).toBe(410);
    expect(await isVerified(cookie)).toBe(false);
  });

  it('can be asked for three times in 15 minutes, then fails [A-VERIFY-003 A-VERIFY-004]', async () => {
    const { email, cookie } = await newcomer();
    const resend = async () =>
      (await post('/api/auth/resend-verification-email', {}, cookie)).json();
    for (let n = 0; n < 3; n += 1) expect(await resend()).toEqual({ status: 'success' });
    expect(await resend()).toEqual({ status: 'failure' });
    expect(await office.mailTo(email)).toHaveLength(4);
    await later(16);
    expect(await resend()).toEqual({ status: 'success' });
    const token = await office.tokenFor(email);
    expect((await post('/api/auth/verify-email', { token })).status).toBe(200);
    expect(await resend(), 'nothing is sent to whoever has confirmed').toEqual({
      status: 'success',
    });
    expect(await office.mailTo(email)).toHaveLength(5);
  });

  it('is sent again to the signed-in only', async () => {
    const answer = await post('/api/auth/resend-verification-email', {});
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'not_signed_in']);
  });
});

describe('recovering the password', () => {
  const waiting = () =>
    app.deps.database.kysely
      .selectFrom('outgoing_mail')
      .select(['user_id', 'template', 'data', 'status', 'attempts'])
      .where('status', '=', 'pending')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, data: Object.keys(row.data as object) })));

  it('looks and works alike for an e-mail that nobody has [A-RECOVER-002 D-029-002]', async () => {
    await office.deliver();
    const ask = async (email: string) => {
      const answer = await post('/api/auth/request-password-reset', { email });
      const seen = { status: answer.status, body: await answer.json(), work: await waiting() };
      await office.deliver();
      return seen;
    };
    const known = await ask('renter@handover.example');
    expect(known).toMatchObject({ status: 200, body: { status: 'success' }, work: [{}] });
    expect(await ask('nobody@handover.example')).toEqual(known);
    expect(await office.mailTo('nobody@handover.example')).toEqual([]);
    expect(await office.mailTo('renter@handover.example')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('sets a new password once, ends every session and tells the mailbox [A-RECOVER-005 A-SAFE-003]', async () => {
    const { email, password, cookie } = await newcomer();
    const elsewhere = cookiesOf(await signIn(email, password));
    await post('/api/auth/request-password-reset', { email });
    const older = await office.tokenFor(email);
    await later(1);
    await post('/api/auth/request-password-reset', { email: email.toUpperCase() });
    const token = await office.tokenFor(email);
    expect(token).not.toBe(older);

    const check = (one: string) => post('/api/auth/check-reset-link', { token: one });
    expect((await check(token)).status).toBe(200);
    const reset = await post('/api/auth/reset-password', { token, password: 'another one' });
    expect(reset.status).toBe(200);
    expect((await check(token)).status).toBe(410);
    for (const one of [cookie, elsewhere]) expect((await me(one)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'another one')).status).toBe(200);
    for (const one of [token, older]) {
      const again = await post('/api/auth/reset-password', { token: one, password: 'a third one' });
      expect([again.status, await codeOf(again)]).toEqual([410, 'link_expired']);
    }
    await later(1);
    expect((await office.mailTo(email))[0]).toMatchObject({ subject: 'Your password was changed' });
  });

  it('by two at once changes the password once', async () => {
    const { email } = await newcomer();
    await post('/api/auth/request-password-reset', { email });
    const token = await office.tokenFor(email);
    const both = await Promise.all(
      ['first choice', 'other choice'].map((password) =>
        post('/api/auth/reset-password', { token, password }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('keeps to the rules of passwords, and leaves the link good [D-029-003]', async () => {
    const { email } = await newcomer();
    await post('/api/auth/request-password-reset', { email });
    const token = await office.tokenFor(email);
    const short = await post('/api/auth/reset-password', { token, password: 'short' });
    expect([short.status, await codeOf(short)]).toEqual([422, 'invalid_input']);
    const common = await post('/api/auth/reset-password', { token, password: 'password1' });
    expect([common.status, await codeOf(common)]).toEqual([422, 'common_password']);
    await later(59);
    const good = await post('/api/auth/reset-password', { token, password: 'a better one' });
    expect(good.status).toBe(200);
  });

  it('is over after an hour [A-RECOVER-005]', async () => {
    const { email } = await newcomer();
    await post('/api/auth/request-password-reset', { email });
    const token = await office.tokenFor(email);
    await later(60);
    const late = await post('/api/auth/reset-password', { token, password: 'a better one' });
    expect(late.status).toBe(410);
  });

  it('keeps no link that could be read and followed [A-SAFE-013]', async () => {
    const { email } = await newcomer();
    await post('/api/auth/request-password-reset', { email });
    const token = await office.tokenFor(email);
    const { rows } = await app.deps.database.pool.query(
      `SELECT (SELECT string_agg(m::text, '') FROM outgoing_mail m) ||
              (SELECT string_agg(l::text, '') FROM account_links l) AS kept`,
    );
    expect(rows[0].kept).not.toContain(token);
  });

  it('tells nobody that an account is disabled or an administrator’s, and sends these nothing [A-RECOVER-003 D-044-001]', async () => {
    const { email } = await newcomer();
    const { pool } = app.deps.database;
    await pool.query('UPDATE users SET disabled = true WHERE email = $1', [email]);
    const before = await office.mailTo(email);
    const nobody = 'nobody-at-all@handover.example';
    const ask = async (whose: string) => {
      const answer = await post('/api/auth/request-password-reset', { email: whose });
      return [answer.status, await answer.json()];
    };
    const wanted = await ask(nobody);
    expect(wanted).toEqual([200, { status: 'success' }]);
    const admin = 'admin@handover.example';
    expect(await ask(email)).toEqual(wanted);
    expect(await ask(admin)).toEqual(wanted);
    expect(await office.mailTo(admin)).toEqual([]);
    expect(await office.mailTo(email)).toEqual(before);
  });
});

describe('changing the password', () => {
  it('needs the current one, ends the other sessions and goes on in a new one [A-PROFILE-025 A-SAFE-003]', async () => {
    const { email, password, cookie } = await newcomer();
    const elsewhere = cookiesOf(await signIn(email, password));
    const change = (currentPassword: string, newPassword: string) =>
      post('/api/me/password', { currentPassword, newPassword }, cookie);

    const wrong = await change('not the password', 'another one');
    expect(await wrong.json()).toMatchObject({
      error: { code: 'wrong_password', details: [{ field: 'body.currentPassword' }] },
    });
    const common = await change(password, 'qwerty123');
    expect(await common.json()).toMatchObject({
      error: { code: 'common_password', details: [{ field: 'body.newPassword' }] },
    });

    const changed = await change(password, 'another one');
    expect(await changed.json()).toEqual({ status: 'success' });
    expect((await me(cookie)).status).toBe(401);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await me(cookiesOf(changed))).status).toBe(200);
    expect((await signIn(email, 'another one')).status).toBe(200);
    const subjects = (await office.mailTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('is for the signed-in only', async () => {
    const answer = await post('/api/me/password', {
      currentPassword: 'one',
      newPassword: 'another one',
    });
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'not_signed_in']);
  });
});

describe('when recovery is switched off', () => {
  it('is refused, the links that were sent included [A-DATA-011 A-RECOVER-006]', async () => {
    const { email } = await newcomer();
    await post('/api/auth/request-password-reset', { email });
    const token = await office.tokenFor(email);
    const flag = 'passwordRecoveryEnabled=false';
    await runCommand(app.deps, ['settings', 'set', 'password_recovery_config', flag]);
    await vi.waitFor(async () => {
      const asked = await post('/api/auth/request-password-reset', { email });
      expect([asked.status, await codeOf(asked)]).toEqual([403, 'feature_disabled']);
    }, 20_000);
    const reset = await post('/api/auth/reset-password', { token, password: 'a better one' });
    expect(reset.status).toBe(403);
  });
});
