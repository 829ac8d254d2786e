import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { codeOf } from '../../testing/app-code.ts';
import { type Answer, password, renterFactors } from '../../testing/factors.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { securityLogOf } from '../../testing/security-log.ts';
import { createTestApp, type TestApp, testSessionSecret } from '../../testing/test-app.ts';
import { authPaths } from '../auth-paths.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const {
  ask,
  answered,
  post,
  newRenter,
  factorsOf,
  statusFor,
  emailsTo,
  withApp,
  firstStep,
  secondStep,
} = renterFactors(() => app);
const { eventsOf, kindsOf } = securityLogOf(() => app);

describe('without a second factor', () => {
  it('a password is enough, as before', async () => {
    const { email, cookie } = await newRenter();
    expect((await firstStep(email)).status).toBe(200);
    expect(await factorsOf(cookie)).toEqual({ items: [], recoveryCodesLeft: 0 });
  });
});

describe('an authenticator app', () => {
  it('is added with the password and a code, and then asked for [A-FACTOR-002]', async () => {
    const { email, cookie, key } = await withApp();
    expect(await factorsOf(cookie)).toMatchObject({
      items: [{ kind: 'app', name: 'My phone' }],
      recoveryCodesLeft: 10,
    });
    const first = await firstStep(email);
    expect([first.status, first.code]).toEqual([401, 'second_factor_needed']);
    expect(await statusFor(first.cookie), 'that is no session').toBe(401);
    const asked = await post('/api/auth/second-step/options', {}, first.cookie);
    expect(asked.document).toEqual({ hasApp: true, passkey: null });
    const second = await secondStep(first.cookie, { kind: 'app', code: codeOf(key, 1) });
    expect(second.status).toBe(200);
    expect(await statusFor(second.cookie)).toBe(200);
    expect(await emailsTo(email)).toEqual(['appAdded']);
    expect(await eventsOf(email)).toMatchObject([
      { kind: 'signed-up' },
      { kind: 'factor-added', detail: 'app' },
      { kind: 'signed-in', detail: 'app' },
    ]);
  });

  it('is not added without the password, nor with a wrong code', async () => {
    const { cookie } = await newRenter();
    const wrong = await post('/api/me/factors/app', { password: 'not mine' }, cookie);
    expect(wrong.code).toBe('wrong_password');
    const { key } = (await post('/api/me/factors/app', { password }, cookie)).document;
    const confirm = (code: string) =>
      post('/api/me/factors/app/confirmation', { name: 'Phone', code }, cookie);
    expect((await confirm(codeOf(key, 7))).code).toBe('wrong_code');
    expect((await factorsOf(cookie)).items).toEqual([]);
    expect((await confirm(codeOf(key))).status).toBe(200);
    expect((await confirm(codeOf(key, 1))).code, 'once').toBe('second_factor_expired');
  });

  it('has codes that are good once, also when two come at the same moment [A-FACTOR-003]', async () => {
    const { email, key } = await withApp();
    const steps = [await firstStep(email), await firstStep(email)];
    const code = codeOf(key, 1);
    const answers = await Promise.all(
      steps.map(({ cookie }) => secondStep(cookie, { kind: 'app', code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const again = await secondStep((await firstStep(email)).cookie, { kind: 'app', code });
    expect(again.code).toBe('wrong_code');
  });

  it('cannot be guessed: five tries in fifteen minutes [A-FACTOR-004]', async () => {
    const { email, key } = await withApp();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      const { cookie } = await firstStep(email);
      const code = codeOf(key, 5 + n);
      statuses.push((await secondStep(cookie, { kind: 'app', code })).status);
    }
    const right = await secondStep((await firstStep(email)).cookie, {
      kind: 'app',
      code: codeOf(key, 1),
    });
    expect([...statuses, right.status]).toEqual([422, 422, 422, 422, 422, 429]);
    const refused = (await eventsOf(email)).filter(({ kind }) => kind === 'factor-refused');
    expect(refused.map(({ detail }) => detail)).toEqual(Array(5).fill('app'));
  });

  it('cannot be kept from its owner by whoever has only the password [A-FACTOR-004] [A-SAFE-024]', async () => {
    const { email, key, cookie: device } = await withApp();
    for (let n = 0; n < 6; n += 1) {
      const { cookie } = await firstStep(email);
      await secondStep(cookie, { kind: 'recovery', code: `GUESS-${n}` });
    }
    const stranger = await secondStep((await firstStep(email)).cookie, {
      kind: 'app',
      code: codeOf(key, 1),
    });
    expect(stranger.status, 'a device nobody knows').toBe(429);
    const known = `${(await firstStep(email)).cookie}; ${device}`;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await secondStep(known, { kind: 'app', code: codeOf(key, 5 + n) })).status);
    }
    statuses.push((await secondStep(known, { kind: 'app', code: codeOf(key, 1) })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 200]);
  });

  it('cannot be kept from its owner by whoever shares their address [A-SAFE-024]', async () => {
    const { email, key } = await withApp();
    const { cookie } = await firstStep(email);
    const from = { 'X-Forwarded-For': '10.44.0.1' };
    const step = (code: string, held: string) =>
      ask('/api/auth/second-step', { kind: 'app', code }, { ...from, cookie: held });
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await step('123456', '')).status);
    expect(statuses.at(-1), 'without a step that was begun').toBe(429);
    for (let n = 0; n < 31; n += 1) {
      await ask('/api/auth/second-step/options', {}, { ...from, cookie: '' });
    }
    const options = await ask('/api/auth/second-step/options', {}, { ...from, cookie });
    expect(options.status).toBe(200);
    expect((await step(codeOf(key, 1), cookie)).status).toBe(200);
  });

  it('stores its secret so that the database alone does not give it away', async () => {
    const { email, key } = await withApp();
    const { rows } = await app.deps.database.pool.query(
      `SELECT factors::text AS row FROM factors JOIN users ON users.id = user_id WHERE email = $1`,
      [email],
    );
    expect(rows[0].row).not.toContain(key);
  });
});

describe('the second step', () => {
  it('ends when it is done, and after five minutes', async () => {
    const { email, key, recoveryCodes } = await withApp();
    const { cookie } = await firstStep(email);
    expect((await secondStep(cookie, { kind: 'app', code: codeOf(key, 1) })).status).toBe(200);
    const code = recoveryCodes[0];
    expect((await secondStep(cookie, { kind: 'recovery', code })).code).toBe(
      'second_factor_expired',
    );
    const late = await firstStep(email);
    await app.deps.database.pool.query(`UPDATE factor_challenges SET expires_at = now()`);
    expect((await secondStep(late.cookie, { kind: 'recovery', code })).code).toBe(
      'second_factor_expired',
    );
  });

  it('that was begun with another password ends with it, changed or set by a link [A-SAFE-025]', async () => {
    const changed = await withApp();
    const overtaken = await firstStep(changed.email);
    const change = { currentPassword: password, newPassword: 'nine patient otters' };
    expect((await post('/api/me/password', change, changed.cookie)).status).toBe(200);
    const code = codeOf(changed.key, 1);
    const second = await secondStep(overtaken.cookie, { kind: 'app', code });
    expect(second.code).toBe('second_factor_expired');

    const lost = await withApp();
    const begun = await firstStep(lost.email);
    await post('/api/auth/request-password-reset', { email: lost.email });
    const token = await openPostOffice(app).tokenFor(lost.email);
    await post('/api/auth/reset-password', { token, password: 'nine patient otters' });
    const after = await secondStep(begun.cookie, { kind: 'app', code: codeOf(lost.key, 1) });
    expect(after.code).toBe('second_factor_expired');
  });

  it('is nobody’s without its cookie, or with one that is made up', async () => {
    await withApp();
    for (const cookie of ['', 'handover.second_step=made-up']) {
      for (const path of ['/api/auth/second-step/options', '/api/auth/second-step']) {
        const { code } = await post(path, { kind: 'recovery', code: 'x' }, cookie);
        expect(code).toBe('second_factor_expired');
      }
    }
  });
});

describe('a right password that still needs the second step', () => {
  it('is no failed attempt, however often it is typed, and is not logged as refused', async () => {
    const { email, key } = await withApp();
    const here = { 'X-Forwarded-For': '192.0.2.44' };
    const codes = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const answer = await ask('/api/auth/sign-in/email', { email, password }, here);
      codes.add(((await answer.json()) as Answer).error?.code ?? '');
    }
    expect([...codes]).toEqual(['second_factor_needed']);
    const { cookie } = await firstStep(email);
    expect((await secondStep(cookie, { kind: 'app', code: codeOf(key, 1) })).status).toBe(200);
    const events = await kindsOf(email);
    expect(events).not.toContain('sign-in-refused');
    expect(events.filter((kind) => kind === 'signed-in')).toHaveLength(1);
    await post('/api/auth/sign-in/email', { email, password: 'not mine' });
    expect(await kindsOf(email)).toContain('sign-in-refused');
  });
});

describe('recovery codes [A-FACTOR-005]', () => {
  it('let in once each, and the owner is told', async () => {
    const { email, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const enter = async (typed: string) =>
      secondStep((await firstStep(email)).cookie, { kind: 'recovery', code: typed });
    const typed = await enter(code.toLowerCase().replace('-', ' '));
    expect(typed.status).toBe(200);
    expect((await enter(code)).code).toBe('wrong_code');
    expect((await factorsOf(typed.cookie)).recoveryCodesLeft).toBe(9);
    expect(await emailsTo(email)).toEqual(['appAdded', 'recoveryUsed']);
    const kinds = await kindsOf(email);
    expect(kinds.slice(-3)).toEqual(['recovery-code-used', 'signed-in', 'factor-refused']);
  });

  it('are stored as digests, and replaced as a set with the password', async () => {
    const { email, cookie, recoveryCodes } = await withApp();
    const [old = ''] = recoveryCodes;
    const { rows } = await app.deps.database.pool.query('SELECT * FROM recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(old);
    const path = '/api/me/factors/recovery-codes';
    expect((await post(path, { password: 'not mine' }, cookie)).code).toBe('wrong_password');
    const renewed = await post(path, { password }, cookie);
    const [fresh] = renewed.document.recoveryCodes;
    const enter = async (code: unknown) =>
      (await secondStep((await firstStep(email)).cookie, { kind: 'recovery', code })).status;
    expect(await enter(old)).toBe(422);
    expect(await enter(fresh)).toBe(200);
    expect(await emailsTo(email)).toContain('recoveryMade');
    const kinds = await kindsOf(email);
    expect(kinds.filter((kind) => kind === 'recovery-codes-made')).toHaveLength(1);
  });
});

describe('removing a factor [A-FACTOR-006]', () => {
  it('asks for the password, and the last one takes the codes along', async () => {
    const { email, cookie } = await withApp();
    const { items } = await factorsOf(cookie);
    const id = items[0]?.id;
    const path = '/api/me/factors/removal';
    expect((await post(path, { id, password: 'not mine' }, cookie)).code).toBe('wrong_password');
    expect((await post(path, { id, password }, cookie)).status).toBe(200);
    expect(await factorsOf(cookie)).toEqual({ items: [], recoveryCodesLeft: 0 });
    expect((await firstStep(email)).status).toBe(200);
    expect(await emailsTo(email)).toEqual(['appAdded', 'appRemoved']);
    expect((await post(path, { id, password }, cookie)).status).toBe(404);
  });

  it('of somebody else is not possible', async () => {
    const owner = await withApp();
    const { items } = await factorsOf(owner.cookie);
    const { cookie } = await newRenter();
    const body = { id: items[0]?.id, password };
    expect((await post('/api/me/factors/removal', body, cookie)).status).toBe(404);
    expect((await factorsOf(owner.cookie)).items).toHaveLength(1);
  });
});

describe('an operator', () => {
  const account = (...words: string[]) => runCommand(app.deps, ['account', ...words]);

  it('lets in a renter who has lost phone and codes; they are told, and it is on record', async () => {
    const { email, cookie } = await withApp();
    expect((await account('show', email)).lines).toContain('second step app');
    expect((await account('clear-factors', email)).lines).toContain('second step none');
    expect((await firstStep(email)).status).toBe(200);
    expect(await factorsOf(cookie)).toEqual({ items: [], recoveryCodesLeft: 0 });
    await account('clear-factors', email);
    expect(await emailsTo(email), 'told once').toEqual(['appAdded', 'allRemoved']);
    const { rows } = await app.deps.database.pool.query<{ said: string }>(
      `SELECT kind || ': ' || detail AS said FROM security_events JOIN users ON users.id = user_id
       WHERE email = $1 AND kind = 'factor-removed'
       UNION ALL SELECT action FROM audit_log JOIN users ON subject = 'account ' || users.id
       WHERE email = $1 LIMIT 2`,
      [email],
    );
    expect(rows.map(({ said }) => said)).toEqual([
      'factor-removed: all, by an operator',
      'account clear-factors',
    ]);
  });

  it('seals what apps share with us anew, so that the previous secret can be dropped', async () => {
    const { email, key } = await withApp();
    const next = 'another secret of the tests, long enough';
    const resealed = (sessionSecret: string, previousSessionSecret: string | null) =>
      runCommand(
        { ...app.deps, config: { ...app.deps.config, sessionSecret, previousSessionSecret } },
        ['account', 'reseal-factors'],
      );
    const { isWrong, lines } = await resealed(next, null);
    expect([isWrong, lines[0]]).toEqual([true, expect.stringContaining('cannot be read')]);
    expect((await resealed(next, testSessionSecret)).isWrong).toBe(false);
    expect((await resealed(next, null)).isWrong, 'the previous one is not needed').toBe(false);
    expect((await resealed(testSessionSecret, next)).isWrong).toBe(false);
    const { cookie } = await firstStep(email);
    expect((await secondStep(cookie, { kind: 'app', code: codeOf(key, 1) })).status).toBe(200);
  });
});

it('no answer around second factors names a session’s token [A-SESSION-007]', () => {
  const paths = Object.keys(authPaths).filter(
    (path) => /factors|second-step/.test(path) && !path.includes('passkey'),
  );
  expect(paths.filter((path) => !answered.has(path))).toEqual([]);
});
