import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { limitAttempts } from './limit-attempts.ts';

let app: TestApp;
let office: ReturnType<typeof openPostOffice>;
beforeAll(async () => {
  app = await createTestApp();
  office = openPostOffice(app);
});
afterAll(() => app.close());

const home = '10.20.0.1';
const password = 'a long enough one';

interface From {
  readonly address: string;
  readonly cookie?: string;
}

const post = (path: string, body: unknown, { address, cookie = '' }: From, at = app) =>
  at.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      'X-Forwarded-For': address,
      cookie,
    },
    body: JSON.stringify(body),
  });
const signIn = async (email: string, secret: string, from: From, at = app) =>
  (await post('sign-in/email', { email, password: secret }, from, at)).status;
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const withoutSession = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.includes('session_token'))
    .join('; ');

let people = 0;
/** Somebody with an account, and the device they made it on, signed out again. */
async function owner(at = app) {
  people += 1;
  const email = `owner-${people}@handover.example`;
  const from = { address: `10.21.0.${people}` };
  const answer = await post('sign-up/email', { name: 'Ana Sample', email, password }, from, at);
  return { email, device: withoutSession(cookiesOf(answer)) };
}

/** As many strangers as it takes for the account to be slowed. */
async function besiege(email: string, net: number) {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      signIn(email, `guess ${n}`, { address: `10.${net}.0.${n}` }),
    ),
  );
  expect(statuses).toContain(429);
}

it('an account that strangers guess at is open to its owner on a device it knows, and slowed elsewhere [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  await besiege(email, 22);
  expect(await signIn(email, password, { address: home }), 'a device nobody knows').toBe(429);
  expect(await signIn(email, password, { address: home, cookie: device })).toBe(200);
});

it('a known device is the one of that account only, and cannot be made up [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  const other = await owner();
  await besiege(email, 23);
  const [name = '', value = ''] = device.split('=');
  for (const cookie of [other.device, `${name}=${value.replace(/.$/, '~')}`, `${name}=a.b.c`]) {
    expect(await signIn(email, password, { address: home, cookie }), cookie).toBe(429);
  }
  const both = cookiesOf(
    await post(
      'sign-in/email',
      { email: other.email, password },
      { address: home, cookie: device },
    ),
  );
  expect(await signIn(email, password, { address: home, cookie: withoutSession(both) })).toBe(200);
});

it('a known device guesses no more often than an address does [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push(await signIn(email, `guess ${n}`, { address: `10.24.0.${n}`, cookie: device }));
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

it('a link from the mailbox opens a besieged account on a device it does not know [A-SAFE-024]', async () => {
  const { email } = await owner();
  await besiege(email, 25);
  for (let n = 0; n < 40; n += 1) {
    await post('request-password-reset', { email }, { address: `10.26.0.${n}` });
  }
  const asked = await post('request-password-reset', { email }, { address: home });
  expect(asked.status).toBe(200);
  const resets = (await office.mailTo(email)).filter(({ text }) =>
    text.includes('/reset-password'),
  );
  expect(resets, 'the mailbox is not flooded').toHaveLength(5);

  const token = await office.tokenFor(email);
  const reset = await post('reset-password', { token, password: 'another one' }, { address: home });
  const known = { address: home, cookie: cookiesOf(reset) };
  expect(await signIn(email, 'another one', known)).toBe(200);
});

it('many addresses that try many accounts once each are stopped, and a known device is not [A-SAFE-024]', async () => {
  const sprayed = await createTestApp();
  try {
    const own = await owner(sprayed);
    const { most } = attemptPolicy.signIn.everywhere;
    const guess = (n: number) =>
      limitAttempts(sprayed.deps, attemptPolicy.signIn, {
        path: '/api/auth/sign-in/email',
        address: `10.${30 + Math.floor(n / 250)}.1.${n % 250}`,
        account: `nobody-${n}@handover.example`,
        among: 'users',
        device: null,
        isEntitled: false,
      });
    // Counted as they would be; hashing a password for each would take long. `npm run attack -- spray` does.
    const outcomes = await Promise.allSettled(
      Array.from({ length: most + 10 }, (_, n) => guess(n)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
    const stranger = { address: home };
    expect(await signIn(own.email, password, stranger, sprayed)).toBe(429);
    const known = { ...stranger, cookie: own.device };
    expect(await signIn(own.email, password, known, sprayed)).toBe(200);
  } finally {
    await sprayed.close();
  }
});

it('a known device can ask for a link whatever strangers ask for [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  for (let n = 0; n < 10; n += 1) {
    await post('request-password-reset', { email }, { address: `10.27.0.${n}` });
  }
  const before = (await office.mailTo(email)).length;
  await post('request-password-reset', { email }, { address: home, cookie: device });
  expect(await office.mailTo(email)).toHaveLength(before + 1);
});

it('a device is known by a cookie that scripts cannot read, for a year [A-SAFE-024]', async () => {
  const { email } = await owner();
  const answer = await post('sign-in/email', { email, password }, { address: home });
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('known_device'));
  expect(cookie).toMatch(/Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain(email);
  const { clock } = app.deps;
  const before = clock.now();
  const device = cookie?.split(';')[0] ?? '';
  await clock.moveTo(before.add({ hours: 365 * 24 }));
  await besiege(email, 28);
  expect(await signIn(email, password, { address: home, cookie: device })).toBe(429);
  await clock.moveTo(before);
});

it('whatever strangers send, the owner on a known device signs in at once [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  const stranger = fc.record({
    // Some sit beside the owner, some have a block of addresses, some change with every try.
    address: fc.oneof(
      fc.constant(home),
      fc.integer({ min: 0, max: 255 }).map((n) => `10.29.0.${n}`),
      fc.integer({ min: 0, max: 255 }).map((n) => `2001:db8:0:${n.toString(16)}::1`),
    ),
    path: fc.constantFrom(
      ...(['sign-in/email', 'request-password-reset', 'sign-up/email'] as const),
    ),
    cookie: fc.constantFrom(
      '',
      `${device}x`,
      'handover.known_device=a.1.b',
      'handover.known_device=',
    ),
  });
  const attempts = fc.array(stranger, { minLength: 60, maxLength: 90, size: 'max' });
  await fc.assert(
    fc.asyncProperty(attempts, async (siege) => {
      await Promise.all(
        siege.map(({ path, ...from }, n) => {
          const guess = `some guess ${n}`;
          const bodies = {
            'sign-in/email': { email, password: guess },
            'request-password-reset': { email },
            'sign-up/email': { name: 'Eve Sample', email, password: guess },
          };
          return post(path, bodies[path], from);
        }),
      );
      expect(await signIn(email, password, { address: home, cookie: device })).toBe(200);
    }),
    { numRuns: 4 },
  );
});

it('a link that is good is taken, however many were invented at the same address [A-SAFE-024]', async () => {
  const from = { address: '10.40.0.1' };
  const answer = await post(
    'sign-up/email',
    { name: 'Ana Sample', email: 'shares@handover.example', password },
    from,
  );
  expect(answer.status).toBe(200);
  const confirmation = await office.tokenFor('shares@handover.example');
  await post('request-password-reset', { email: 'shares@handover.example' }, from);
  const reset = await office.tokenFor('shares@handover.example');
  for (let n = 0; n < 21; n += 1) {
    await post('verify-email', { token: `invented-${n}` }, from);
    await post('reset-password', { token: `invented-${n}`, password: 'another one' }, from);
  }
  const invented = await post('reset-password', { token: 'x', password: 'another one' }, from);
  expect(invented.status, 'one more that is invented').toBe(429);
  expect((await post('verify-email', { token: confirmation }, from)).status).toBe(200);
  const taken = await post('reset-password', { token: reset, password: 'another one' }, from);
  expect(taken.status).toBe(200);
});

it('a device is not known any more to a password that replaced the one it used [A-SAFE-024]', async () => {
  const { email, device } = await owner();
  const first = await post('sign-in/email', { email, password }, { address: home, cookie: device });
  const devices = [device, withoutSession(cookiesOf(first))];
  const changed = await app.request('/api/me/password', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      cookie: cookiesOf(first),
    },
    body: JSON.stringify({ currentPassword: password, newPassword: 'quite another one' }),
  });
  expect(changed.status).toBe(200);
  await besiege(email, 41);
  for (const cookie of devices) {
    expect(await signIn(email, 'a guess', { address: home, cookie })).toBe(429);
  }
  const known = withoutSession(cookiesOf(changed));
  expect(await signIn(email, 'quite another one', { address: home, cookie: known })).toBe(200);
});

it('whoever sends a sign-in and never ends it keeps nobody waiting', async () => {
  const { email, device } = await owner();
  const senders: ReadableStreamDefaultController<Uint8Array>[] = [];
  const slow = Array.from({ length: 8 }, (_, n) =>
    app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: testOrigin,
        'X-Forwarded-For': `10.29.0.${n}`,
        'Content-Length': '100',
      },
      duplex: 'half',
      body: new ReadableStream({
        start: (sender) => {
          sender.enqueue(new TextEncoder().encode('{"email":'));
          senders.push(sender);
        },
      }),
    }),
  );
  expect(await signIn(email, password, { address: home, cookie: device })).toBe(200);
  for (const sender of senders) sender.close();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses).toEqual(Array(8).fill(400));
});
