import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../contract/client.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { runCommand } from '../operator/run-command.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import type { PageRenderer } from './pages.ts';
import { scriptHashes } from './script-hashes.ts';

/** A page as the pages are: made of the API's answers, for the visitor who asks. */
const render = vi.fn<PageRenderer>(async (request, { nonce, origin, fetchApi }) => {
  const api = createApiClient({ fetch: fetchApi, origin });
  const [{ flags }, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  const cookie = request.headers.get('cookie');
  const me = cookie?.includes('session_token') ? await api.getMe() : null;
  const visitor = { cookie, agent: request.headers.get('user-agent'), name: me?.name ?? null };
  const said = { url: request.url, flags, names: cities.map(({ name }) => name), visitor };
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return new Response(`<script${attribute}>${JSON.stringify(said)}</script>`, {
    status: request.url.endsWith('/broken') ? 500 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(request.url.endsWith('/greeting') ? { 'Set-Cookie': 'greeted=yes' } : {}),
    },
  });
});
const publicPaths = ['/faq', '/terms', '/team', '/blog', '/business', '/broken', '/greeting'];

let app: TestApp;
let site: Awaited<ReturnType<typeof buildApp>>;
const siteWith = (config: Partial<Config>) =>
  buildApp(
    { ...app.deps, config: { ...app.deps.config, ...config } },
    { auth: app.auth, pages: { render, publicPaths }, staticFolders: [] },
  );
beforeAll(async () => {
  app = await createTestApp();
  site = await siteWith({});
});
afterAll(() => app.close());

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const before = render.mock.calls.length;
  const answer = await site.request(new URL(path, testOrigin), { headers });
  const text = await answer.text();
  return { answer, text, wasRendered: render.mock.calls.length > before };
};
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('a page that says the same to everyone', () => {
  it('is rendered once for all who come at once or soon after', async () => {
    const before = render.mock.calls.length;
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit('/terms')));
    const later = await visit('/terms');
    expect(render.mock.calls.length - before).toBe(1);
    expect(new Set([later, ...visits].map(({ text }) => text)).size).toBe(1);
    expect(later.text).toContain('Lisbon');
  });

  it('has no nonce; its policy names what its scripts say', async () => {
    const { answer, text } = await visit('/faq');
    expect(text).not.toContain('nonce');
    expect(policyOf(answer)).toContain(`script-src 'self' ${scriptHashes(text).join(' ')};`);
    expect(policyOf(answer)).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('may be cached by a proxy for as long, and by no browser', async () => {
    const { answer } = await visit('/faq');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=2',
    );
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  });

  it('is not sent again to whoever has it', async () => {
    const { answer } = await visit('/faq');
    const etag = answer.headers.get('etag') ?? '';
    const again = await visit('/faq', { 'If-None-Match': etag });
    expect([again.answer.status, again.text]).toEqual([304, '']);
    expect(again.answer.headers.get('etag')).toBe(etag);
    expect((await visit('/faq', { 'If-None-Match': 'W/"another"' })).answer.status).toBe(200);
  });

  it('is sent as Brotli to whoever reads it', async () => {
    const answer = await site.request(new URL('/faq', testOrigin), {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = brotliDecompressSync(await answer.arrayBuffer()).toString();
    expect(page).toBe((await visit('/faq')).text);
  });

  it('soon shows what the operator switches', async () => {
    expect((await visit('/team')).text).toContain('"signupEnabled":true');
    await runCommand(app.deps, ['settings', 'set', 'signup_config', 'signupEnabled=false']);
    await vi.waitFor(
      async () => expect((await visit('/team')).text).toContain('"signupEnabled":false'),
      20_000,
    );
  });
});

describe('a page of one visitor is never cached', () => {
  it('a renter who is signed in gets their own, and nobody else gets it', async () => {
    const cookie = await app.signIn('renter@handover.example');
    const own = await visit('/faq', { Cookie: cookie });
    const { name } = await createApiClient({
      fetch: async (request) => {
        request.headers.set('cookie', cookie);
        return site.request(request);
      },
      origin: testOrigin,
    }).getMe();
    expect(own.text).toContain(name);
    expect(policyOf(own.answer)).toContain("script-src 'self' 'nonce-");
    expect(own.answer.headers.get('cache-control')).toBe('no-store');
    expect((await visit('/faq')).text).not.toContain(name);
  });

  it('not even to a renter who has the page for everyone', async () => {
    const etag = (await visit('/faq')).answer.headers.get('etag') ?? '';
    const cookie = await app.signIn('renter@handover.example');
    const own = await visit('/faq', { Cookie: cookie, 'If-None-Match': etag });
    expect(own.answer.status).toBe(200);
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
    expect(cookie).toContain(renewed.split(';')[0]);
    expect(renewed).toContain('Max-Age=2592000');
  });

  it.each(['search=%7B%22cityId%22%3A%22lisbon%22%7D', 'ribbon=closed', 'anything=else'])(
    'a cookie may change the page: %s',
    async (cookie) => {
      await visit('/faq');
      const own = await visit('/faq', { Cookie: cookie });
      expect(own.wasRendered).toBe(true);
      expect(own.text).toContain(cookie);
      expect(own.answer.headers.get('cache-control')).toBe('private, no-cache');
      expect((await visit('/faq')).text).not.toContain(cookie);
    },
  );

  it.each(['/faq?action=login', '/', '/assets', '/faq/'])('%s [R-CALL-032]', async (path) => {
    await visit(path);
    const again = await visit(path);
    expect(again.wasRendered).toBe(true);
    expect(policyOf(again.answer)).toContain("script-src 'self' 'nonce-");
  });

  it('not a header of whoever came first', async () => {
    const first = await visit('/business', { 'User-Agent': 'somebody in particular' });
    expect(first.wasRendered).toBe(true);
    expect(first.text).not.toContain('somebody in particular');
  });

  it('nor a page that went wrong', async () => {
    await visit('/broken');
    const broken = await visit('/broken');
    expect([broken.answer.status, broken.wasRendered]).toEqual([500, true]);
    expect(broken.answer.headers.get('cache-control')).toBe('no-store');
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
    const other = await site.request(new URL('/faq', 'http://other.test'));
    expect(await other.text()).toContain('http://other.test/faq');
  });
});

it('is forgotten after 2 seconds, under whatever name it was asked for [R-CALL-032]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await visit('http://made-up.test/blog');
    await vi.advanceTimersByTimeAsync(1_999);
    expect((await visit('http://made-up.test/blog')).wasRendered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await visit('http://made-up.test/blog')).wasRendered).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it('names the address that renters see, under whatever name it was asked for', async () => {
  const known = await siteWith({ publicUrl: 'https://handover.example/' });
  const rendered = render.mock.calls.length;
  for (const name of ['http://10.0.0.7:3000', 'http://10.0.0.8:3000']) {
    const answer = await known.request(new URL('/faq', name));
    expect(await answer.text()).toContain('"https://handover.example/faq"');
  }
  expect(render.mock.calls.length).toBe(rendered + 1);
});
