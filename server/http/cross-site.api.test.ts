import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import type { PageRenderer } from './pages.ts';

const PUBLIC = 'https://handover.example';

/** Pages whose actions do what they are asked. */
const render = vi.fn<PageRenderer>(async () => new Response('done'));

let app: TestApp;
let site: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  app = await createTestApp();
  const config = { ...app.deps.config, publicUrl: PUBLIC };
  site = await buildApp(
    { ...app.deps, config },
    { auth: app.auth, pages: { render, publicPaths: ['/faq'] }, staticFolders: [] },
  );
});
afterAll(() => app.close());

const elsewhere: readonly [string, Record<string, string>][] = [
  ['a script elsewhere', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['an older browser elsewhere', { Origin: 'https://evil.example' }],
  ['a form that hides where it is', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour', { Origin: 'https://shop.handover.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a look-alike', { Origin: `${PUBLIC}.evil.example` }],
  ['another port', { Origin: `${PUBLIC}:8443` }],
];
const addresses = [
  '/log-out',
  '/log-out.data',
  '/',
  '/faq',
  '/no/such/page',
  '/operator',
  '/sim/clock',
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

it.each(elsewhere)(
  '%s cannot write, wherever it writes to [A-SAFE-008 A-SAFE-027]',
  async (_, headers) => {
    render.mockClear();
    for (const address of addresses) {
      for (const method of methods) {
        const answer = await site.request(testOrigin + address, { method, headers });
        expect(answer.status, `${method} ${address}`).toBe(403);
        expect(ErrorAnswer.parse(await answer.json()).error.code).toBe('cross_site');
      }
    }
    expect(render).not.toHaveBeenCalled();
  },
);

it.each<[string, Record<string, string>]>([
  ['our own pages', { Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' }],
  ['our own pages under the name the proxy uses', { Origin: testOrigin }],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['a program', {}],
])('%s can [A-SAFE-027]', async (_, headers) => {
  const answer = await site.request(`${testOrigin}/log-out`, { method: 'POST', headers });
  expect(await answer.text()).toBe('done');
});

it('our own name without https is not our own page [A-SAFE-027]', async () => {
  const headers = { Origin: 'http://handover.example' };
  const answer = await site.request(`${PUBLIC}/log-out`, { method: 'POST', headers });
  expect(answer.status).toBe(403);
});

it('reading is for links from everywhere [A-SAFE-027]', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const answer = await site.request(`${testOrigin}/assets`, { headers });
  expect(await answer.text()).toBe('done');
});
