import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { signIn } = attemptPolicy;
const renter = { email: 'renter@handover.example', password: 'handover-sample' };

async function post(path: string, body: unknown, address: string): Promise<number> {
  const answer = await app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** Wrong guesses, one after the other; answers the statuses. */
async function guess(times: number, email: (n: number) => string, address: (n: number) => string) {
  const statuses = [];
  for (let n = 0; n < times; n += 1) {
    const body = { email: email(n), password: `guess ${n}` };
    statuses.push(await post('sign-in/email', body, address(n)));
  }
  return statuses;
}

const later = (minutes: number) => app.deps.clock.moveTo(app.deps.clock.now().add({ minutes }));
const somebody = (n: number) => `somebody-${n}@handover.example`;
const refusals = (times: number, then: number) => [
  ...Array<number>(times).fill(401),
  ...Array<number>(then).fill(429),
];

const accounts = ['business@handover.example', 'nobody@handover.example'];

it.each(accounts)(
  '%s takes ten wrong guesses from one address in 15 minutes [A-SAFE-004 A-SAFE-010]',
  async (email) => {
    const from = () => '10.1.0.1';
    expect(await guess(12, () => email, from)).toEqual(refusals(10, 2));
    expect(
      await guess(
        1,
        () => email,
        () => '10.1.0.2',
      ),
    ).toEqual([401]);
    await later(16);
    expect(await guess(1, () => email, from)).toEqual([401]);
  },
);

it.each(accounts)(
  '%s takes thirty wrong guesses in 15 minutes, wherever they come from [A-SAFE-004 A-SAFE-010]',
  async (email) => {
    await later(16);
    const from = (n: number) => `10.2.0.${n}`;
    expect(await guess(32, () => email, from)).toEqual(refusals(30, 2));
    await later(16);
    expect(await guess(1, () => email, from)).toEqual([401]);
  },
);

it('one address alone slows an account for nobody but itself [A-SAFE-024]', () => {
  expect(signIn.perAccount.minutes).toBeLessThanOrEqual(signIn.perPair.minutes);
  expect(signIn.perAccount.most).toBeGreaterThan(2 * signIn.perPair.most);
});

it('one address takes twenty wrong guesses in 5 minutes, at whatever accounts [A-SAFE-004]', async () => {
  expect(await guess(21, somebody, () => '10.3.0.1')).toEqual(refusals(20, 1));
});

it('a /64 of IPv6 is one address [A-SAFE-004]', async () => {
  const rotating = (n: number) => `2001:db8:0:7::${(n + 1).toString(16)}`;
  expect(await guess(21, somebody, rotating)).toEqual(refusals(20, 1));
  expect(
    await guess(
      1,
      () => somebody(99),
      () => '2001:db8:0:8::1',
    ),
  ).toEqual([401]);
});

it('many at once count as many [A-SAFE-005]', async () => {
  const at = (n: number) => ({ body: { email: somebody(n), password: 'x' }, from: '10.4.0.1' });
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, n) => post('sign-in/email', at(n).body, at(n).from)),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
});

it('signing in rightly forgives the slips, but buys no guesses at others', async () => {
  const from = () => '10.5.0.1';
  await guess(9, () => renter.email, from);
  expect(await post('sign-in/email', renter, from())).toBe(200);
  expect(await guess(9, () => renter.email, from)).toEqual(refusals(9, 0));
  expect(await post('sign-in/email', renter, from())).toBe(200);
  expect(await guess(3, (n) => somebody(200 + n), from)).toEqual(refusals(2, 1));
});

it('signing up and recovering are limited, too [A-SAFE-006 D-029-001]', async () => {
  const up = async (n: number) =>
    post(
      'sign-up/email',
      { name: 'Ana Sample', email: renter.email, password: `quiet lamp ${n}` },
      '10.6.0.1',
    );
  const ups = [];
  for (let n = 0; n < 11; n += 1) ups.push(await up(n));
  expect(ups.at(-2)).toBe(409);
  expect(ups.at(-1)).toBe(429);

  for (const [index, email] of [renter.email, 'nobody@handover.example'].entries()) {
    const asked = [];
    for (let n = 0; n < 6; n += 1) {
      asked.push(await post('request-password-reset', { email }, `10.7.0.${index}`));
    }
    expect(asked, email).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('the count is kept in the database, where every node adds to it [A-SAFE-005]', async () => {
  const elsewhere = () =>
    app.deps.database.kysely
      .updateTable('attempts')
      .set((eb) => ({ count: eb('count', '+', signIn.perAccount.most - 1) }))
      .execute();
  const from = (n: number) => `10.8.0.${n}`;
  const one = () => somebody(300);
  expect(await guess(1, one, from)).toEqual([401]);
  await elsewhere();
  expect(await guess(1, one, () => '10.9.0.1')).toEqual([429]);
});

it('what counts is the address that our own proxy saw, not what a visitor wrote before it [A-SAFE-022]', async () => {
  const invented = (n: number) => `10.10.0.${n}, 10.11.0.1`;
  expect(await guess(21, (n) => somebody(400 + n), invented)).toEqual(refusals(20, 1));
});

it('links and passwords can be tried only so often, too [A-SAFE-021]', async () => {
  await later(16);
  const tried = async (times: number, attempt: (n: number) => Promise<number>) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) statuses.push(await attempt(n));
    return statuses;
  };
  const limited = (status: number, times: number) => [...Array<number>(times).fill(status), 429];
  const token = 'invented';
  expect(await tried(21, () => post('verify-email', { token }, '10.12.0.1'))).toEqual(
    limited(410, 20),
  );
  const reset = { token, password: 'a long enough one' };
  expect(await tried(21, () => post('reset-password', reset, '10.12.0.1'))).toEqual(
    limited(410, 20),
  );
  const ask = (n: number) =>
    post('request-password-reset', { email: somebody(500 + n) }, '10.12.0.1');
  expect(await tried(11, ask)).toEqual(limited(200, 10));

  const cookie = await app.signIn(renter.email);
  const change = async (n: number) => {
    const answer = await app.request('/api/me/password', {
      method: 'POST',
      headers: {
        cookie,
        'Content-Type': 'application/json',
        Origin: testOrigin,
        'X-Forwarded-For': `10.13.0.${n}`,
      },
      body: JSON.stringify({ currentPassword: `guess ${n}`, newPassword: 'a long enough one' }),
    });
    return answer.status;
  };
  expect(await tried(11, change)).toEqual(limited(422, 10));
});

it('a password is asked for again ten times in 15 minutes, whatever for, and each slip is an event [A-SAFE-021]', async () => {
  await later(16);
  const cookie = await app.signIn('new@handover.example');
  const id = crypto.randomUUID();
  const confirm = async (n: number, password: string) => {
    const asks = [
      ['POST', '/api/me/factors/app', { password }],
      ['POST', '/api/me/factors/passkey', { password }],
      ['POST', '/api/me/factors/removal', { password, id }],
      ['POST', '/api/me/factors/recovery-codes', { password }],
      ['POST', '/api/me/password', { currentPassword: password, newPassword: 'a third one' }],
      ['DELETE', '/api/me', { password }],
    ] as const;
    const [method, path, body] = asks[n % asks.length] ?? asks[0];
    const answer = await app.request(path, {
      method,
      headers: {
        cookie,
        'Content-Type': 'application/json',
        Origin: testOrigin,
        'X-Forwarded-For': `10.14.0.${n}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const statuses = [];
  for (let n = 0; n < 9; n += 1) statuses.push(await confirm(n, `guess ${n}`));
  expect(await confirm(0, renter.password), 'who knows it is not counted').toBe(200);
  for (let n = 9; n < 12; n += 1) statuses.push(await confirm(n, `guess ${n}`));
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  expect(await confirm(0, renter.password), 'not even the right one').toBe(429);
  const { rows } = await app.deps.database.pool.query<{ kind: string }>(
    `SELECT kind FROM security_events JOIN users ON users.id = user_id
     WHERE email = 'new@handover.example' AND kind IN ('password-refused', 'limit-reached') ORDER BY security_events.id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    ...Array<string>(10).fill('password-refused'),
    'limit-reached',
  ]);
});
