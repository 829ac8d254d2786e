import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createPersonaApp } from './simulator/persona-app.ts';
import { pngOf } from './simulator/pictures.fixture.ts';
import { createPictures } from './simulator/pictures.ts';
import { createWidgetApp } from './simulator/widget-app.ts';

const apiKey = 'key-of-the-tests';
let folder: string;
let theirs: TestDatabase;
let server: ServerType;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-apart-'));
  theirs = await createTestDatabase('empty');
  const db = theirs.kysely;
  const pictures = createPictures(db, folder);
  const parts = { db, clock: systemClock, pictures, notify: async () => {} };
  const provider = createPersonaApp({ ...parts, apiKey });
  provider.route('/widget', createWidgetApp(parts));
  server = serve({ fetch: provider.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  app = await createTestApp({
    log: createLog('silent'),
    settings: {
      PERSONA_SIMULATOR_URL: `http://127.0.0.1:${port}`,
      PERSONA_API_KEY: apiKey,
      PERSONA_TEMPLATE_ID: 'itmpl_tests',
      PERSONA_WEBHOOK_SECRET: 'secret-of-the-tests',
    },
  });
});
afterAll(async () => {
  await app.close();
  server.close();
  await theirs.close();
  await rm(folder, { recursive: true, force: true });
});

it('a check is done in the browser with a simulator that is another process', async () => {
  const { checks } = app.deps.identity;
  const { id } = await checks.createInquiry({ userId: 'u', name: 'Ana Sample' }, 'key-1');
  const { sessionToken } = await checks.resumeInquiry(id);
  const ask = (at: string, init: RequestInit = {}) =>
    app.request(`/sim/identity/inquiries/${id}${at}`, {
      ...init,
      headers: { Authorization: `Bearer ${sessionToken}`, Origin: testOrigin, ...init.headers },
    });
  const { samples } = (await (await ask('')).json()) as {
    samples: readonly { readonly passport: string; readonly licence: string }[];
  };
  for (const document of ['identity', 'licence']) {
    const sent = await ask(`/pictures/${document}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png' },
      body: await pngOf(600, 400),
    });
    expect(sent.status).toBe(201);
  }
  const submitted = await ask('/submission', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      identity: { mrz: samples[0]?.passport },
      licence: { mrz: samples[0]?.licence },
      address: {
        street: '1 Sample Street',
        city: 'Sampletown',
        postalCode: '1',
        countryCode: 'US',
      },
    }),
  });
  expect(submitted.status, await submitted.clone().text()).toBe(200);
  expect(await checks.readInquiry(id)).toMatchObject({ id, status: 'approved' });
});

it('refuses as it does in our own process', async () => {
  const answer = await app.request('/sim/identity/inquiries/inq_unknown');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  const foreign = await app.request('/sim/identity/inquiries/x/submission', {
    method: 'POST',
    headers,
  });
  expect(foreign.status).toBe(403);
});
