import { afterAll, beforeAll, expect, it } from 'vitest';
import { pacePolicy } from '../../domain/policy-constants.ts';
import { laterTrip, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const write = (path: string, body: unknown, headers: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: {
      Origin: testOrigin,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** How many are taken before one is refused, and that refusal. */
async function untilRefused(ask: (n: number) => Promise<Response>) {
  for (let n = 0; n < 500; n += 1) {
    const answer = await ask(n);
    if (answer.status === 429) return { taken: n, answer };
    expect(answer.ok, await answer.clone().text()).toBe(true);
  }
  throw new Error('nobody refuses');
}

async function expectClear(answer: Response, minutes: number) {
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  expect(await answer.json()).toMatchObject({
    error: {
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many attempts; please try again in .*minutes?\.$/),
    },
  });
}

it.each([
  ['card set-ups', '/api/me/payment-methods', pacePolicy.cardSetups],
  ['identity checks', '/api/me/documents', pacePolicy.identityChecks],
])('%s have a pace by account, wherever they come from', async (_, path, { perAccount }) => {
  const { cookie } = renter;
  const { taken, answer } = await untilRefused((n) =>
    write(path, {}, { cookie, 'X-Forwarded-For': `192.0.2.${n}` }),
  );
  expect(taken).toBe(perAccount.most);
  await expectClear(answer, perAccount.minutes);
});

it('card set-ups have a pace by address, whoever asks', async () => {
  const { perAddress } = pacePolicy.cardSetups;
  const from = { 'X-Forwarded-For': '198.51.100.1' };
  const people: string[] = [];
  for (let n = 0; n * pacePolicy.cardSetups.perAccount.most <= perAddress.most; n += 1) {
    const made = await write(
      '/api/auth/sign-up/email',
      { name: 'Sample Somebody', email: `pace-${n}@handover.example`, password: 'long enough 1' },
      { 'X-Forwarded-For': `203.0.113.${n}` },
    );
    people.push(
      made.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }
  const { taken, answer } = await untilRefused((n) =>
    write('/api/me/payment-methods', {}, { cookie: people[n % people.length] ?? '', ...from }),
  );
  expect(taken).toBe(perAddress.most);
  await expectClear(answer, perAddress.minutes);
});

it('prices for strangers have a pace by address; who is signed in is asked for nothing of the kind', async () => {
  const carId = await renter.freeCar();
  const from = { 'X-Forwarded-For': '198.51.100.2' };
  const quote = (headers: Record<string, string>) =>
    write('/api/quotes', { carId, ...laterTrip }, { ...from, ...headers });
  const { taken, answer } = await untilRefused(() => quote({}));
  expect(taken).toBe(pacePolicy.strangersQuotes.perAddress.most);
  await expectClear(answer, pacePolicy.strangersQuotes.perAddress.minutes);
  expect((await quote({ cookie: renter.cookie })).status).toBe(201);
  expect((await quote({ 'X-Forwarded-For': '198.51.100.3' })).status).toBe(201);
});

it('pictures of documents have a pace by address', async () => {
  const { most, minutes } = pacePolicy.uploads.perAddress;
  const upload = () =>
    app.request('/sim/identity/inquiries/inq_none/pictures/identity', {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', 'X-Forwarded-For': '198.51.100.4' },
      body: 'x',
    });
  const statuses: number[] = [];
  for (let n = 0; n < most; n += 1) statuses.push((await upload()).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const refused = await upload();
  expect(refused.status).toBe(429);
  await expectClear(refused, minutes);
});
