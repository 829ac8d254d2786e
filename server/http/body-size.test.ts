import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
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

/** Says all of it before a word of the answer is read, as many do. */
async function sayAll(head: string, body: string): Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.pause();
  const said = text(socket);
  await new Promise<void>((resolve, reject) =>
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${body}`, (error) =>
      error ? reject(error) : resolve(),
    ),
  );
  socket.resume();
  return said;
}
const MB = 1024 * 1024;
const chunk = `${MB.toString(16)}\r\n${'x'.repeat(MB)}\r\n`;

it.each([
  ['announced', `Content-Length: ${9 * MB}`, 'x'.repeat(9 * MB)],
  ['not announced', 'Transfer-Encoding: chunked', `${chunk.repeat(9)}0\r\n\r\n`],
])('hears a large body that is %s to its end, and says that it closes', async (_, head, body) => {
  const answer = await sayAll(head, body);
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/s);
  expect(answer).toMatch(/^connection: close\r$/im);
});

it('does not hear more than 32 MB', async () => {
  const connected = once(server, 'connection');
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => {}); // of a server that gave up
  const [ours]: [Socket] = (await connected) as [Socket];
  const closed = once(ours, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  while (!ours.destroyed) await new Promise((resolve) => socket.write(chunk, resolve));
  await closed;
  expect(ours.bytesRead).toBeLessThan(48 * MB);
});
