import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { neverAnswers } from '../../testing/silent-provider.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { identityContract } from './identity-contract.ts';
import { createPersona } from './persona.ts';
import { signWebhook } from './persona-signature.ts';
import { IdentityUnavailable } from './port.ts';
import { findInquiry } from './simulator/inquiries.ts';
import { createNotifyProduct } from './simulator/notify-product.ts';
import { createPersonaApp } from './simulator/persona-app.ts';
import { createPictures } from './simulator/pictures.ts';
import { sampleDocuments } from './simulator/sample-documents.ts';
import { submitInquiry } from './simulator/submit-inquiry.ts';

const keys = { apiKey: 'key-of-the-tests', webhookSecret: 'secret-of-the-tests' };
const log = createLog('silent');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

/** The simulator as one finds it: in process, or as a server somewhere. */
async function open(over: 'process' | 'http') {
  const db = database.kysely;
  const pictures = createPictures(db, path.join(tmpdir(), 'no-pictures-here'));
  const events: { body: string; signature: string }[] = [];
  const notify = createNotifyProduct({
    secret: keys.webhookSecret,
    clock: systemClock,
    log,
    deliver: async (body, signature) => {
      events.push({ body, signature });
      return { status: 200 };
    },
  });
  const parts = { db, clock: systemClock, pictures, notify };
  const app = createPersonaApp({ ...parts, apiKey: keys.apiKey });
  const server = over === 'http' ? await listening(app.fetch) : null;
  const checks = createPersona({
    ...keys,
    templateId: 'itmpl_tests',
    clock: systemClock,
    apiUrl: server?.url ?? 'http://simulator/api/v1',
    ...(server ? {} : { fetch: async (request: Request) => app.fetch(request) }),
  });
  return {
    checks,
    app,
    async complete(inquiryId: string) {
      const inquiry = await findInquiry(db, inquiryId, systemClock.now());
      const today = systemClock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const [sample] = sampleDocuments(inquiry?.expected_name ?? '', today);
      if (!inquiry || !sample) throw new Error('nothing to complete');
      await submitInquiry(parts, inquiry, {
        identity: { mrz: sample.passport },
        licence: { mrz: sample.licence },
        address: {
          street: '1 Sample Street',
          city: 'Sampletown',
          postalCode: '10001',
          countryCode: 'US',
        },
      });
    },
    lastEvent() {
      const event = events.at(-1);
      if (!event) throw new Error('no event yet');
      return event;
    },
    async close() {
      await server?.close();
    },
  };
}

async function listening(fetch: (request: Request) => Response | Promise<Response>) {
  const server = await new Promise<ServerType>((resolve) => {
    const one = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(one));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return {
    url: `http://127.0.0.1:${address.port}/api/v1`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

identityContract('the simulator in process', () => open('process'));
identityContract('the simulator over HTTP', () => open('http'));

describe('the adapter', () => {
  const answering = (answer: () => Promise<Response>) =>
    createPersona({
      ...keys,
      templateId: 'itmpl_tests',
      apiUrl: 'http://simulator/api/v1',
      clock: systemClock,
      fetch: answer,
    });

  it.each([
    ['is overloaded', async () => new Response('{}', { status: 429 })],
    ['fails', async () => new Response('<html>', { status: 502 })],
    ['answers nonsense', async () => Response.json({ data: { type: 'verification' } })],
    ['answers no JSON', async () => new Response('OK')],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('says that the provider is unavailable when it %s', async (_, answer) => {
    const checks = answering(answer);
    await expect(checks.readInquiry('inq_1')).rejects.toThrow(IdentityUnavailable);
    await expect(checks.resumeInquiry('inq_1')).rejects.toThrow(IdentityUnavailable);
    await expect(checks.createInquiry({ userId: 'u', name: 'n' }, 'k')).rejects.toThrow(
      IdentityUnavailable,
    );
  });

  it('gives up on a provider that does not answer', async () => {
    const checks = createPersona({
      ...keys,
      templateId: 'itmpl_tests',
      apiUrl: 'http://simulator/api/v1',
      clock: systemClock,
      patienceMs: 50,
      fetch: ({ signal }) => neverAnswers(signal),
    });
    await expect(checks.readInquiry('inq_1')).rejects.toThrow(IdentityUnavailable);
  });

  it('leaves a provider that is down alone for a while', async () => {
    let calls = 0;
    const checks = answering(async () => {
      calls += 1;
      return new Response('', { status: 503 });
    });
    for (let call = 0; call < 8; call += 1) {
      await expect(checks.readInquiry('inq_1')).rejects.toThrow(IdentityUnavailable);
    }
    expect(calls).toBe(5);
  });

  it('never tells its key in an error', async () => {
    const checks = answering(() => Promise.reject(new Error(keys.apiKey)));
    const error = await checks.readInquiry('inq_1').catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain(keys.apiKey);
  });

  it('believes an event signed with either secret while one is replaced', () => {
    const checks = answering(async () => new Response());
    const body = JSON.stringify({
      data: {
        type: 'event',
        id: 'evt_1',
        attributes: {
          name: 'inquiry.approved',
          payload: { data: { type: 'inquiry', id: 'inq_1' } },
        },
      },
    });
    const now = systemClock.now();
    const both = `${signWebhook('the old one', body, now)} ${signWebhook(keys.webhookSecret, body, now)}`;
    const read = (header: string) =>
      checks.readWebhook(body, new Headers({ 'persona-signature': header }));
    expect(read(both)).toEqual({ id: 'evt_1', subject: 'inquiry', ref: 'inq_1' });
    expect(() => read(signWebhook('the old one', body, now))).toThrow();
    const late = now.subtract({ minutes: 6 });
    expect(() => read(signWebhook(keys.webhookSecret, body, late))).toThrow();
    expect(read(signWebhook(keys.webhookSecret, body, now.subtract({ minutes: 4 })))).toMatchObject(
      {
        id: 'evt_1',
      },
    );
  });
});

describe('docs/providers/persona.md', () => {
  it('names every address and every field that the simulator answers [D-028-001]', async () => {
    const described = await readFile(
      path.join(import.meta.dirname, '../../../docs/providers/persona.md'),
      'utf8',
    );
    const names = new Set([...described.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const provider = await open('process');
    for (const { method, path: address } of provider.app.routes) {
      if (method === 'ALL') continue;
      expect(names, address).toContain(`${method} ${address.replace(':id', '{id}')}`);
    }
    const headers = { Authorization: `Bearer ${keys.apiKey}`, 'Content-Type': 'application/json' };
    const { id } = await provider.checks.createInquiry(
      { userId: 'u', name: 'A Sample' },
      'docs-key',
    );
    const resumed = await provider.app.request(`/api/v1/inquiries/${id}/resume`, {
      method: 'POST',
      headers,
    });
    await provider.complete(id);
    const read = await provider.app.request(`/api/v1/inquiries/${id}`, { headers });
    const event: unknown = JSON.parse(provider.lastEvent().body);
    for (const document of [await resumed.json(), await read.json(), event]) {
      for (const name of namesIn(document)) {
        // An event carries the inquiry itself.
        expect(names).toContain(name.replace('data.attributes.payload.data.', 'data.'));
      }
    }
  });

  it('is refused to whoever has no key', async () => {
    const { app } = await open('process');
    expect((await app.request('/api/v1/inquiries/inq_1')).status).toBe(401);
  });
});

/** `data.attributes.status`, for everything in a document. */
function namesIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, at));
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at ? `${at}.${name}` : name;
    return [here, ...namesIn(inner, here)];
  });
}
