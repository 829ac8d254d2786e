import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../contract/client.ts';
import { buildApp } from '../app.ts';
import { runCommand } from '../operator/run-command.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { keepPages } from './keep-pages.ts';
import type { PageRenderer } from './pages.ts';

const trip = {
  query: { city: 'lisbon', from: '2027-03-20T10:00:00Z', to: '2027-03-23T10:00:00Z', size: '10' },
};

/** A page as the pages are: made of the API's answers, with a nonce, for the visitor who asks. */
const renderPage = vi.fn<PageRenderer>(async (request, { nonce, origin, fetchApi }) => {
  const api = createApiClient({ fetch: fetchApi, origin });
  const [{ flags, now }, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  const names = cities.map((city) => city.name);
  const cookie = request.headers.get('cookie');
  const me = cookie?.includes('session_token') ? await api.getMe() : null;
  const visitor = { cookie, agent: request.headers.get('user-agent'), name: me?.name ?? null };
  const found = new URL(request.url).pathname === '/assets' ? await api.searchAssets(trip) : null;
  const said = { url: request.url, flags, now, names, visitor, found };
  return new Response(`<script nonce="${nonce}">${JSON.stringify(said)}</script>`, {
    status: request.url.endsWith('/broken') ? 500 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(request.url.endsWith('/greeting') ? { 'Set-Cookie': 'greeted=yes' } : {}),
    },
  });
});

const paths = new Map([
  ...['/faq', '/terms', '/team', '/blog', '/business', '/broken', '/greeting'].map(
    (path) => [path, 'day'] as const,
  ),
  ['/assets', 'minute'] as const,
]);

let app: TestApp;
let pages: Awaited<ReturnType<typeof buildApp>>;
const pagesAt = (publicUrl: string | null) =>
  buildApp(app.deps, {
    auth: app.auth,
    pages: keepPages(renderPage, { paths, clock: app.deps.clock, publicUrl }),
    staticFolders: [],
  });
beforeAll(async () => {
  app = await createTestApp();
  pages = await pagesAt(null);
});
afterAll(() => app.close());

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const before = renderPage.mock.calls.length;
  const answer = await pages.request(new URL(path, testOrigin), { headers });
  const text = await answer.text();
  const wasRendered = renderPage.mock.calls.length > before;
  return { answer, text, wasRendered };
};
const operate = (...words: string[]) => runCommand(app.deps, words);
const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
const comparable = (text: string) =>
  text.replaceAll(nonceOf(text) ?? '', '').replace(/"now":"[^"]+"/, '');

describe('a page that says the same to everyone', () => {
  it('is rendered once, and then is what rendering would give', async () => {
    const rendered = await visit('/faq');
    const kept = await visit('/faq');
    expect([rendered.wasRendered, kept.wasRendered]).toEqual([true, false]);
    expect(comparable(kept.text)).toBe(comparable(rendered.text));
    expect(kept.text).toContain('Lisbon');
    expect(kept.answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('has a nonce of its own in every answer, the one its policy names', async () => {
    const visits = [await visit('/faq'), await visit('/faq'), await visit('/faq')];
    const nonces = visits.map(({ text }) => nonceOf(text));
    expect(new Set(nonces).size).toBe(3);
    for (const { answer, text } of visits) {
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(text)}'`);
    }
  });

  it('is rendered once for many who come at once', async () => {
    const before = renderPage.mock.calls.length;
    const manyCome = () => Promise.all(Array.from({ length: 20 }, () => visit('/terms')));
    await manyCome();
    expect(renderPage.mock.calls.length - before).toBe(1);
    await operate('clock', 'move', 'P1D');
    await manyCome();
    expect(renderPage.mock.calls.length - before).toBe(2);
  });

  it('shows within 5 seconds what the operator switches', async () => {
    expect((await visit('/team')).text).toContain('"signupEnabled":true');
    await operate('settings', 'set', 'signup_config', 'signupEnabled=false');
    await vi.waitFor(
      async () => expect((await visit('/team')).text).toContain('"signupEnabled":false'),
      20_000,
    );
    await operate('settings', 'set', 'signup_config', 'signupEnabled=true');
  });

  it('shows a city that changes', async () => {
    await visit('/blog');
    await app.deps.database.kysely
      .updateTable('cities')
      .set({ name: 'Lisboa' })
      .where('id', '=', 'lisbon')
      .execute();
    await vi.waitFor(async () => expect((await visit('/blog')).text).toContain('Lisboa'), 20_000);
  });

  it('tells the time of the answer, and is made anew when the day turns', async () => {
    await operate('clock', 'set', '2027-12-31T23:00:00Z');
    expect((await visit('/business')).text).toContain('"now":"2027-12-31T23:00:');
    await operate('clock', 'set', '2027-12-31T23:30:00Z');
    const later = await visit('/business');
    expect(later.text).toContain('"now":"2027-12-31T23:30:');
    expect(later.wasRendered).toBe(false);
    await operate('clock', 'set', '2028-01-01T00:00:00Z');
    expect((await visit('/business')).wasRendered).toBe(true);
  });
});

it('names that somebody makes up displace the oldest pages, and are not kept for ever', async () => {
  const named = (n: number) => visit(`http://name-${n}.test/faq`);
  for (let n = 0; n < 100; n += 1) await named(n);
  expect((await named(0)).wasRendered).toBe(false);
  await named(100);
  expect((await named(100)).wasRendered).toBe(false);
  expect((await named(1)).wasRendered).toBe(false);
  expect((await named(0)).wasRendered).toBe(true);
});

describe('a page that shows which cars are free', () => {
  it('is kept while it would be the same', async () => {
    await operate('clock', 'set', '2027-03-06T10:00:00Z');
    const rendered = await visit('/assets');
    const kept = await visit('/assets');
    expect([rendered.wasRendered, kept.wasRendered]).toEqual([true, false]);
    expect(comparable(kept.text)).toBe(comparable(rendered.text));
  });

  it('shows at once that a car is taken', async () => {
    await operate('clock', 'set', '2027-03-06T10:05:00Z');
    const { text } = await visit('/assets');
    const { found } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? '');
    const { id } = found.assets[0];
    expect((await visit('/assets')).text).toContain(id);
    await app.deps.database.pool.query(
      `INSERT INTO occupancies (asset_id, city_id, during, kind)
       VALUES ($1, 'lisbon', tstzrange($2, $3), 'maintenance')`,
      [id, trip.query.from, trip.query.to],
    );
    const after = await visit('/assets');
    expect(after.wasRendered).toBe(true);
    expect(after.text).not.toContain(id);
    expect((await visit('/assets')).wasRendered).toBe(false);
  });

  it('is made anew when the minute turns, as what is offered to a newcomer depends on the time', async () => {
    await operate('clock', 'set', '2027-03-06T10:10:20Z');
    await visit('/assets');
    await operate('clock', 'set', '2027-03-06T10:10:40Z');
    const sameMinute = await visit('/assets');
    expect(sameMinute.wasRendered).toBe(false);
    expect(sameMinute.text).toContain('"now":"2027-03-06T10:10:4');
    await operate('clock', 'set', '2027-03-06T10:11:00Z');
    expect((await visit('/assets')).wasRendered).toBe(true);
  });
});

describe('a page of one visitor is never kept', () => {
  it('a renter who is signed in gets their own, and nobody else gets it', async () => {
    const cookie = await app.signIn('renter@handover.example');
    const own = await visit('/faq', { Cookie: cookie });
    expect(own.wasRendered).toBe(true);
    const { name } = await createApiClient({
      fetch: async (request) => {
        request.headers.set('cookie', cookie);
        return pages.request(request);
      },
      origin: testOrigin,
    }).getMe();
    expect(own.text).toContain(name);
    expect(own.answer.headers.get('cache-control')).toBe('no-store');
    expect((await visit('/faq')).text).not.toContain(name);
  });

  it('a page tells the browser of a renter whose session was renewed on its way', async () => {
    const cookie = await app.signIn('renter@handover.example');
    expect((await visit('/faq', { Cookie: cookie })).answer.headers.getSetCookie()).toEqual([]);
    await app.deps.database.kysely
      .updateTable('sessions')
      .set({ expires_at: sql`now() + interval '28 days'` })
      .execute();
    const { answer } = await visit('/faq', { Cookie: cookie });
    const [renewed = ''] = answer.headers.getSetCookie();
    expect(renewed.split(';')[0]).toBe(cookie);
    expect(renewed).toContain('Max-Age=2592000');
  });

  it.each(['search=%7B%22cityId%22%3A%22lisbon%22%7D', 'ribbon=closed', 'anything=else'])(
    'a cookie may change the page: %s',
    async (cookie) => {
      await visit('/faq');
      const own = await visit('/faq', { Cookie: cookie });
      expect(own.wasRendered).toBe(true);
      expect(own.text).toContain(cookie);
      expect((await visit('/faq')).text).not.toContain(cookie);
    },
  );

  it.each(['/faq?action=login', '/', '/assets?page=2', '/faq/'])('%s', async (path) => {
    await visit(path);
    expect((await visit(path)).wasRendered).toBe(true);
  });

  it('not a header of whoever came first', async () => {
    await operate('clock', 'set', '2028-02-01T00:00:00Z');
    const first = await visit('/faq', { 'User-Agent': 'somebody in particular' });
    expect(first.wasRendered).toBe(true);
    expect(first.text).not.toContain('somebody in particular');
  });

  it('nor a page that went wrong', async () => {
    const broken = await visit('/broken');
    expect(broken.answer.status).toBe(500);
    expect(broken.answer.headers.get('content-security-policy')).toContain(
      `'nonce-${nonceOf(broken.text)}'`,
    );
    expect((await visit('/broken')).wasRendered).toBe(true);
  });

  it('nor a page that gives its visitor a cookie', async () => {
    for (const _ of ['first', 'second']) {
      const greeted = await visit('/greeting');
      expect(greeted.wasRendered).toBe(true);
      expect(greeted.answer.headers.getSetCookie()).toEqual(['greeted=yes']);
    }
  });

  it('and a page under one name does not link to another', async () => {
    await visit('/faq');
    const other = await pages.request(new URL('/faq', 'http://other.test'));
    expect(await other.text()).toContain('http://other.test/faq');
  });
});

it('names the address that renters see, under whatever name it was asked for', async () => {
  const known = await pagesAt('https://handover.example/');
  const rendered = renderPage.mock.calls.length;
  for (const name of ['http://10.0.0.7:3000', 'http://10.0.0.8:3000']) {
    const answer = await known.request(new URL('/faq', name));
    expect(await answer.text()).toContain('"https://handover.example/faq"');
  }
  expect(renderPage.mock.calls.length).toBe(rendered + 1);
});

it('is sent as Brotli to whoever reads it', async () => {
  const answer = await pages.request(new URL('/faq', testOrigin), {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  const page = brotliDecompressSync(await answer.arrayBuffer()).toString();
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(page)}'`);
  expect(comparable(page)).toBe(comparable((await visit('/faq')).text));
});
