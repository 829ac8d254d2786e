import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const noStore = (status: number) => ({ status, cached: 'no-store' });
const cachingOf = ({ status, headers }: Response) => ({
  status,
  cached: headers.get('Cache-Control'),
});

it.each([
  ['/api/me', 401],
  ['/api/assets/00000000-0000-4000-8000-000000000000', 404],
  ['/api/assets?city=nowhere', 422],
  ['/api/no-such-thing', 404],
  ['/no-such-page', 404],
  ['/api/auth/no-such-thing', 404],
])('nobody keeps the refusal of %s', async (path, status) => {
  expect(cachingOf(await app.request(path))).toEqual(noStore(status));
});

it.each([
  ['/no-such-page', 404],
  ['/broken', 500],
])('nor the page that refuses %s', async (path, status) => {
  const render = async () => new Response('<h1>No</h1>', { status });
  const pages = { render, publicPaths: ['/broken'] };
  const site = await buildApp(app.deps, { auth: app.auth, pages, staticFolders: [] });
  for (const headers of [{}, { Cookie: 'ribbon=closed' }]) {
    const answer = await site.request(new URL(path, testOrigin), { headers });
    expect(cachingOf(answer)).toEqual(noStore(status));
  }
});

it('nor that the operator’s token is needed', async () => {
  const config = { ...app.deps.config, isProduction: true };
  const options = { auth: app.auth, pages: null, staticFolders: [] };
  const site = await buildApp({ ...app.deps, config }, options);
  expect(cachingOf(await site.request('/metrics'))).toEqual(noStore(401));
});

it('whoever finds a hole is told where to report it', async () => {
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${app.deps.config.contact.email}`);
  const expires = Temporal.Instant.from(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Temporal.Now.instant().until(expires).total('days');
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
