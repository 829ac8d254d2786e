import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { openPages } from '../pages.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { laterTrip } from '../testing/rentals/rental.ts';
import { rentableCars } from '../testing/rentals/trips.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { copyTestDatabase, testNow } from '../testing/test-database.ts';

let app: TestApp;
let proxy: FaultProxy;
let cookie: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  const copy = await copyTestDatabase();
  remove = copy.remove;
  const url = new URL('url' in copy.location ? copy.location.url : '');
  url.search = ''; // by the network, where a proxy can stand
  proxy = await startFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  app = await createTestApp({ database: await openDatabase({ url: url.href }) });
  await app.deps.clock.moveTo(testNow);
  cookie = await app.signIn('renter@handover.example');
});
afterAll(async () => {
  proxy.turn('fair');
  await app.close();
  await proxy.close();
  await remove();
});

const headers = () => ({
  cookie,
  Origin: testOrigin,
  'Content-Type': 'application/json',
  'Idempotency-Key': crypto.randomUUID(),
});
const post = (body: unknown) => ({
  method: 'POST',
  headers: headers(),
  body: JSON.stringify(body),
});
const whenBack = () =>
  vi.waitFor(async () => expect((await app.request('/readyz')).status).toBe(200), 10_000);
const trip = `from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
const someCar = crypto.randomUUID();

describe('while the database is away', () => {
  beforeAll(() => proxy.turn('gone'));
  afterAll(() => proxy.turn('fair'));

  it.each([
    ['a search', `/api/assets?city=lisbon&${trip}`, () => ({})],
    ['who I am', '/api/me', () => ({ headers: headers() })],
    ['my bookings', '/api/bookings', () => ({ headers: headers() })],
    ['a price', '/api/quotes', () => post({ carId: someCar, ...laterTrip })],
    ['a hold', '/api/holds', () => post({ carId: someCar, ...laterTrip })],
    [
      'signing in',
      '/api/auth/sign-in/email',
      () => post({ email: 'renter@handover.example', password: 'not looked at' }),
    ],
    [
      'signing up',
      '/api/auth/sign-up/email',
      () => post({ name: 'Ana', email: 'ana@new.example', password: 'a long enough one' }),
    ],
    ['signing out', '/api/auth/sign-out', () => post({})],
  ])(
    '%s is answered 503, in shape, with the time to come again [R-ERROR-012]',
    async (_, path, init) => {
      const answer = await app.request(path, init());
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(ErrorAnswer.parse(await answer.json()).error.code).toBe('unavailable');
      expect(answer.headers.getSetCookie(), 'nobody is signed out by it').toEqual([]);
    },
  );

  it('the node is alive and not ready [R-ERROR-014]', async () => {
    expect((await app.request('/healthz')).status).toBe(200);
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers.get('Cache-Control')).toBe('no-store');
  });

  it('a page that could not be made shows its error page under the same status [R-ERROR-013]', async () => {
    const site = await buildApp(app.deps, {
      auth: app.auth,
      staticFolders: [],
      pages: {
        publicPaths: ['/service-areas'],
        render: async (_, { fetchApi }) => {
          const { status } = await fetchApi(new Request(`${testOrigin}/api/cities`));
          return new Response('<html>We are sorry</html>', { status: status === 200 ? 200 : 500 });
        },
      },
    });
    const page = await site.request(`${testOrigin}/service-areas`);
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('We are sorry');
  });
});

const place = {
  time: '10:00',
  location: { latitude: 38.7139, longitude: -9.1394 },
  query: 'Rua Augusta 110, Lisboa',
};
/** As the pages keep it: without one nobody gets to the extras and the checkout. */
const searched = `handover.search=${Buffer.from(
  JSON.stringify({
    cityId: 'lisbon',
    start: { ...place, date: laterTrip.startsAt.slice(0, 10) },
    end: { ...place, date: laterTrip.endsAt.slice(0, 10) },
    returnOption: 'same_address',
    returnLocationHistory: [],
    extras: [],
    insurances: { main: null, extras: [] },
  }),
).toString('base64url')}`;

describe('while the database goes away in the middle of a page', () => {
  const asked = new Set<string>();
  let goesBefore: string | null = null;
  let site: Awaited<ReturnType<typeof buildApp>>;
  let car: string;
  beforeAll(async () => {
    await whenBack();
    [car = ''] = await rentableCars(app.deps.database, 1);
    const { render, publicPaths } = await openPages(app.deps.config, createServer(), app.deps.log);
    site = await buildApp(app.deps, {
      auth: app.auth,
      staticFolders: [],
      pages: {
        publicPaths,
        render: (request, context) =>
          render(request, {
            ...context,
            fetchApi: (question) => {
              const { pathname } = new URL(question.url);
              asked.add(pathname);
              if (pathname === goesBefore) proxy.turn('gone');
              return context.fetchApi(question);
            },
          }),
      },
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
    proxy.turn('fair');
  });

  it.each([
    '/',
    '/assets?city=lisbon',
    '/assets.data?city=lisbon',
    '/assets/{car}',
    '/assets/{car}/book',
    '/assets/{car}/checkout',
    '/bookings',
    '/profile',
    '/service-areas',
    '/faq',
    '/terms',
    '/sim',
  ])(
    'whichever of its questions is the first to fail, %s is whole, or 503 with the time to come again [R-ERROR-013]',
    async (page) => {
      const path = page.replace('{car}', car);
      const open = async (firstToFail: string | null) => {
        proxy.turn('fair');
        await whenBack();
        goesBefore = firstToFail;
        return site.request(testOrigin + path, { headers: { cookie: `${cookie}; ${searched}` } });
      };
      asked.clear();
      expect((await open(null)).status).toBe(200);
      const statuses = new Set<number>();
      for (const question of [...asked]) {
        const answer = await open(question);
        statuses.add(answer.status);
        if (answer.status !== 200) {
          expect(answer.status, question).toBe(503);
          expect(Number(answer.headers.get('Retry-After')), question).toBeGreaterThan(0);
        }
        const text = await answer.text();
        if (!path.includes('.data')) expect(text).toContain('</html>');
      }
      expect(statuses).toContain(503);
    },
  );
});

it('when it is back, so is everything, and the renter is still signed in [R-ERROR-014]', async () => {
  await whenBack();
  expect((await app.request('/api/me', { headers: headers() })).status).toBe(200);
  expect((await app.request(`/api/assets?city=lisbon&${trip}`)).status).toBe(200);
});
