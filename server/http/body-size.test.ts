import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseLargeBody } from './body-size.ts';
import { answersOf, createPatientServer } from './patient-server.ts';

const server = createPatientServer();
let url: string;

beforeAll(async () => {
  const app = new Hono();
  app.use(refuseLargeBody);
  app.all('/', async (context) =>
    context.json({
      got: (await context.req.text()).length,
      note: context.req.header('x-note') ?? null,
    }),
  );
  server.on('request', answersOf(app.fetch)).listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** A stream has no length that could be announced. */
const chunked = (kilobytes: number) => ({
  method: 'POST',
  duplex: 'half' as const,
  body: new ReadableStream({
    start(controller) {
      for (let count = 0; count < kilobytes; count += 1) controller.enqueue(new Uint8Array(1024));
      controller.close();
    },
  }),
});

it('lets a write through that has no body', async () => {
  const answer = await fetch(url, { method: 'DELETE', headers: { 'X-Note': 'kept' } });
  expect([answer.status, await answer.json()]).toEqual([200, { got: 0, note: 'kept' }]);
});

it('counts a body whose length is not announced', async () => {
  const small = await fetch(url, chunked(10));
  expect([small.status, await small.json()]).toMatchObject([200, { got: 10 * 1024 }]);
  const large = await fetch(url, chunked(200));
  expect(large.status).toBe(413);
});

it('refuses by the announced length', async () => {
  const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(200 * 1024) });
  expect(answer.status).toBe(413);
});

it('takes 100 KB, and not a byte more', async () => {
  const largest = 100 * 1024;
  const announced = (bytes: number) => ({ method: 'POST', body: 'x'.repeat(bytes) });
  const unannounced = (bytes: number) => ({
    method: 'POST',
    duplex: 'half' as const,
    body: new Blob(['x'.repeat(bytes)]).stream(),
  });
  for (const send of [announced, unannounced]) {
    const taken = await fetch(url, send(largest));
    expect([taken.status, await taken.json()]).toMatchObject([200, { got: largest }]);
    expect((await fetch(url, send(largest + 1))).status).toBe(413);
  }
});
