import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FactorList } from '../../../contract/factors.ts';
import { runCommand } from '../../operator/run-command.ts';
import { codeOf } from '../../testing/app-code.ts';
import { createSoftPasskey } from '../../testing/soft-passkey.ts';
import { cookiesOf, strangersOf } from '../../testing/strangers.ts';
import {
  createTestApp,
  type TestApp,
  testOrigin,
  testSessionSecret,
} from '../../testing/test-app.ts';
import { authPaths } from '../auth-paths.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'seven quiet lamps';
const host = new URL(testOrigin).hostname;
/** Which addresses were walked; that none names a token is checked each time. */
const answered = new Set<string>();
let people = 0;
const ask = strangersOf(() => app);

/** Each answer has some of it. */
interface Answer {
  readonly error?: { readonly code: string };
  readonly key: string;
  readonly recoveryCodes: string[];
  readonly options: { readonly challenge: string };
  readonly hasApp: boolean;
  readonly passkey: { readonly challenge: string };
}

async function post(path: string, body: unknown, cookie = '') {
  const answer = await ask(path, body, cookie ? { cookie } : {});
  const text = await answer.text();
  expect(text, path).not.toMatch(/token/i);
  answered.add(path);
  const document = JSON.parse(text) as Answer;
  return {
    status: answer.status,
    document,
    code: document.error?.code,
    cookie: cookiesOf(answer),
  };
}

async function newRenter() {
  people += 1;
  const email = `factors-${people}@example.org`;
  const person = { name: 'Some Body', email, password };
  const { cookie } = await post('/api/auth/sign-up/email', person);
  return { email, cookie };
}

const factorsOf = async (cookie: string) => {
  const answer = await app.request('/api/me/factors', { headers: { cookie } });
  return FactorList.parse(await answer.json());
};
const statusFor = async (cookie: string) =>
  (await app.request('/api/me', { headers: { cookie } })).status;
const emailsTo = async (email: string) => {
  const { rows } = await app.deps.database.pool.query<{ change: string }>(
    `SELECT data->>'change' AS change FROM outgoing_mail
     WHERE recipient = $1 AND template = 'factor-changed' ORDER BY created_at, id`,
    [email],
  );
  return rows.map(({ change }) => change);
};

async function withApp() {
  const renter = await newRenter();
  const started = await post('/api/me/factors/app', { password }, renter.cookie);
  const { key } = started.document;
  const confirmed = await post(
    '/api/me/factors/app/confirmation',
    { name: 'My phone', code: codeOf(key) },
    renter.cookie,
  );
  expect(confirmed.status, JSON.stringify(confirmed.document)).toBe(200);
  return { ...renter, key, recoveryCodes: confirmed.document.recoveryCodes };
}

async function withPasskey() {
  const renter = await newRenter();
  const passkey = createSoftPasskey();
  const started = await post('/api/me/factors/passkey', { password }, renter.cookie);
  const { challenge } = started.document.options;
  const answer = passkey.register({ challenge, origin: testOrigin, host });
  const confirmed = await post(
    '/api/me/factors/passkey/confirmation',
    { name: 'Laptop', answer },
    renter.cookie,
  );
  expect(confirmed.status, JSON.stringify(confirmed.document)).toBe(200);
  return { ...renter, passkey };
}

const firstStep = (email: string) => post('/api/auth/sign-in/email', { email, password });
const secondStep = (cookie: string, body: unknown) => post('/api/auth/second-step', body, cookie);

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
  const eventsOf = async (email: string) => {
    const { rows } = await app.deps.database.pool.query<{ kind: string }>(
      `SELECT kind FROM security_events JOIN users ON users.id = user_id
       WHERE email = $1 ORDER BY security_events.at, security_events.id`,
      [email],
    );
    return rows.map(({ kind }) => kind);
  };

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
    const events = await eventsOf(email);
    expect(events).not.toContain('sign-in-refused');
    expect(events.filter((kind) => kind === 'signed-in')).toHaveLength(1);
    await post('/api/auth/sign-in/email', { email, password: 'not mine' });
    expect(await eventsOf(email)).toContain('sign-in-refused');
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

describe('a passkey [A-FACTOR-007]', () => {
  const asked = async (email: string) => {
    const { cookie } = await firstStep(email);
    const { document } = await post('/api/auth/second-step/options', {}, cookie);
    return { cookie, challenge: document.passkey.challenge, document };
  };

  it('signs in, again and again', async () => {
    const { email, passkey } = await withPasskey();
    for (const counter of [1, 2]) {
      const { cookie, challenge, document } = await asked(email);
      expect(document.hasApp).toBe(false);
      expect(document.passkey).toMatchObject({ rpId: host, userVerification: 'required' });
      const answer = passkey.sign({ challenge, origin: testOrigin, host }, { counter });
      const second = await secondStep(cookie, { kind: 'passkey', answer });
      expect(second.status).toBe(200);
      expect(await statusFor(second.cookie)).toBe(200);
    }
    expect(await emailsTo(email)).toEqual(['passkeyAdded']);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, {}],
    ['another host', { host: 'evil.example' }, {}],
    ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }, {}],
    ['nobody verified', {}, { isUserVerified: false }],
    ['a counter that went backwards', {}, { counter: 3 }],
  ] as const)('is refused with %s', async (_, ceremony, behaviour) => {
    const { email, passkey } = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const first = passkey.sign({ challenge, origin: testOrigin, host }, { counter: 5 });
    expect((await secondStep(cookie, { kind: 'passkey', answer: first })).status).toBe(200);
    const next = await asked(email);
    const good = { challenge: next.challenge, origin: testOrigin, host };
    const answer = passkey.sign({ ...good, ...ceremony }, { counter: 6, ...behaviour });
    const second = await secondStep(next.cookie, { kind: 'passkey', answer });
    expect(second.code).toBe('passkey_refused');
  });

  it('is refused that is somebody else’s', async () => {
    const { email } = await withPasskey();
    const stranger = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const answer = stranger.passkey.sign({ challenge, origin: testOrigin, host });
    expect((await secondStep(cookie, { kind: 'passkey', answer })).code).toBe('passkey_refused');
  });

  it('answers a challenge once, whatever came of it', async () => {
    const { email, passkey } = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const good = { challenge, origin: testOrigin, host };
    const bad = passkey.sign({ ...good, origin: 'https://evil.example' });
    expect((await secondStep(cookie, { kind: 'passkey', answer: bad })).code).toBe(
      'passkey_refused',
    );
    const answer = passkey.sign(good);
    expect((await secondStep(cookie, { kind: 'passkey', answer })).code).toBe('passkey_refused');
  });

  it('is not added without user verification, from elsewhere, or twice', async () => {
    const { cookie } = await newRenter();
    const passkey = createSoftPasskey();
    const add = async (change: object, behaviour: object = {}) => {
      const { document } = await post('/api/me/factors/passkey', { password }, cookie);
      const { challenge } = document.options;
      const ceremony = { challenge, origin: testOrigin, host, ...change };
      const answer = passkey.register(ceremony, behaviour);
      return post('/api/me/factors/passkey/confirmation', { name: 'Key', answer }, cookie);
    };
    expect((await add({ origin: 'https://evil.example' })).code).toBe('passkey_refused');
    expect((await add({}, { isUserVerified: false })).code).toBe('passkey_refused');
    expect((await add({})).status).toBe(200);
    expect((await add({})).code).toBe('passkey_refused');
    expect((await factorsOf(cookie)).items).toHaveLength(1);
  });
});

it('no answer around second factors names a session’s token [A-SESSION-007]', () => {
  const paths = Object.keys(authPaths).filter((path) => /factors|second-step/.test(path));
  expect(paths.filter((path) => !answered.has(path))).toEqual([]);
});
