import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseLargeBody } from './body-size.ts';
import { answersOf, createPatientServer } from './patient-server.ts';

const MB = 1024 * 1024;
const server = createPatientServer();
let client: Socket;
let ours: Socket;
let said: string;

beforeAll(async () => {
  // Stands still unless a test moves it: whatever ends meanwhile does not end by time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = new Hono();
  app.use(refuseLargeBody);
  app.all('/', (context) => context.text('fine'));
  server.on('request', answersOf(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');
  // Half open: it is the server that closes, and not the client in answer to it.
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.pause(); // nothing is taken of an answer before a test listens
  said = '';
  client.on('data', (words) => {
    said += words;
  });
  client.on('error', () => {}); // of a server that gave up
  [ours] = await connected;
});
afterEach(() => client.destroy());

const post = (header: string) => `POST / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`;
const announced = (bytes: number) => post(`Content-Length: ${bytes}`);
const unannounced = post('Transfer-Encoding: chunked');
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
const sent = (words: string) =>
  new Promise<void>((resolve, reject) =>
    client.write(words, (error) => (error ? reject(error) : resolve())),
  );
async function hear(words: string): Promise<string> {
  for (client.resume(); !said.includes(words); ) await once(client, 'data');
  const heard = said;
  said = '';
  return heard;
}
async function hearToEnd(): Promise<string> {
  await once(client.resume(), 'end');
  return said;
}

describe('a body that is refused before its end', () => {
  it.each([
    ['announced', announced(9 * MB), 'x'.repeat(9 * MB)],
    ['not announced', unannounced, `${chunk(MB).repeat(9)}0\r\n\r\n`],
  ])('when long and %s ends the connection, says so, and is answered', async (_, head, body) => {
    const closed = once(ours, 'close');
    await sent(head);
    await sent(body); // to its end, before a word of the answer is read
    const answer = await hearToEnd();
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/s);
    expect(answer).toMatch(/^connection: close\r$/im);
    await closed;
    expect(ours.bytesRead).toBe(head.length + body.length);
  });

  it('when short leaves the connection to the next request, however late its rest comes', async () => {
    await sent(announced(MB));
    const answer = await hear('body_too_large');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: keep-alive\r$/im);
    await vi.advanceTimersByTimeAsync(29_000);
    await sent(`${'x'.repeat(MB)}GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await hear('fine')).toContain('HTTP/1.1 200 ');
    await vi.advanceTimersByTimeAsync(60_000);
    await sent('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await hear('fine')).toContain('HTTP/1.1 200 ');
  });

  it.each([
    ['short', announced(MB)],
    ['long', announced(9 * MB)],
    ['unannounced', unannounced + chunk(MB)],
  ])('when %s keeps nobody for longer than half a minute', async (_, head) => {
    const closed = once(ours, 'close');
    await sent(head);
    await hear('body_too_large');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ours.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
  });

  it('is not heard for ever', async () => {
    const closed = once(ours, 'close');
    await sent(unannounced);
    for (let heard = 0; heard < 64 && !ours.destroyed; heard += 1)
      await sent(chunk(MB)).catch(() => {});
    await closed;
    expect(ours.bytesRead).toBeGreaterThan(32 * MB);
  });

  it('is heard out before somebody is let go who wants to close themselves', async () => {
    const closed = once(ours, 'close');
    const head = post(`Connection: close\r\nContent-Length: ${MB}`);
    await sent(head);
    await sent('x'.repeat(MB));
    expect(await hearToEnd()).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/s);
    await closed;
    expect(ours.bytesRead).toBe(head.length + MB);
  });
});
