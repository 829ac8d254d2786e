import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from './static-files.ts';

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-static-'));
  const site = path.join(folder, 'site');
  await mkdir(path.join(site, 'static'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'not for the web');
  await writeFile(path.join(site, 'static/app-1a2b.js'), 'plain');
  await writeFile(path.join(site, 'static/app-1a2b.js.br'), 'squeezed');
  await writeFile(path.join(site, 'robots.txt'), 'hello');
  await writeFile(path.join(site, 'icon-192.png'), 'a picture');
  await writeFile(path.join(site, '.env.txt'), 'hidden');
  app = new Hono();
  app.use(await serveStatic(site));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (address: string, init?: RequestInit) => app.request(address, init);

describe('built files', () => {
  it('named by their content are kept for ever, others for an hour', async () => {
    expect((await get('/static/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are sent compressed to whoever can read it', async () => {
    const squeezed = await get('/static/app-1a2b.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(squeezed.headers.get('content-encoding')).toBe('br');
    expect(await squeezed.text()).toBe('squeezed');
    expect(await (await get('/static/app-1a2b.js')).text()).toBe('plain');
  });

  it('may be shown by other sites when they are pictures for them, such as the logo in emails', async () => {
    const policy = async (address: string) =>
      (await get(address)).headers.get('cross-origin-resource-policy');
    expect(await policy('/icon-192.png')).toBe('cross-origin');
    expect(await policy('/robots.txt')).toBeNull();
  });

  it('are not sent again when nothing changed', async () => {
    const etag = (await get('/robots.txt')).headers.get('etag') ?? '';
    const again = await get('/robots.txt', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('answer HEAD without a body', async () => {
    const answer = await get('/robots.txt', { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe('5');
    expect(await answer.text()).toBe('');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/static/..%5c..%5csecret.txt',
    '/static/%00',
    '/%ff',
    '/.env.txt',
    '/static',
    '/static/app-1a2b.js.br',
  ])('do not include %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});
