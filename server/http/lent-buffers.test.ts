import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LightResponse } from './light-response.ts';
import { leaveOpen } from './open-places.ts';
import { answersOf, createPatientServer } from './patient-server.ts';

const PLACE = '{the visitor}';
/** More than a socket takes while nobody reads. */
const LONG = 'so it goes on '.repeat(1_000_000);
const server = createPatientServer();
let fill: ReturnType<typeof leaveOpen>;
/** What was sent, in order; the same more than once where it was lent again. */
let sent: Buffer[];

beforeAll(async () => {
  const answer = (request: Request) => {
    const visitor = new URL(request.url).searchParams.get('visitor') ?? '';
    const content = fill([visitor.padStart(PLACE.length, '.')]);
    sent.push(content);
    return new LightResponse(content, { status: 200, headers: { 'Content-Type': 'text/plain' } });
  };
  server.on('request', answersOf(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  sent = [];
  fill = leaveOpen(`Dear ${PLACE}, welcome ${PLACE}.`, [PLACE]);
});

const port = () => (server.address() as AddressInfo).port;
const visit = async (visitor: string) =>
  (await fetch(`http://127.0.0.1:${port()}/?visitor=${visitor}`)).text();
const greeting = (visitor: string) => {
  const name = visitor.padStart(PLACE.length, '.');
  return `Dear ${name}, welcome ${name}.`;
};

describe('a text that is lent to its answers', () => {
  it('is written once for all who come one after the other', async () => {
    for (const visitor of ['ann', 'bob', 'cid', 'dot']) {
      expect(await visit(visitor)).toBe(greeting(visitor));
    }
    expect(new Set(sent).size).toBe(1);
  });

  it('is each one’s own where many come at once', async () => {
    const visitors = Array.from({ length: 100 }, (_, n) => `visitor${n}`);
    const greetings = await Promise.all(visitors.map(visit));
    expect(greetings).toEqual(visitors.map(greeting));
    expect(new Set(sent).size).toBeLessThan(100);
  });

  it('is not taken from whoever is still reading it', async () => {
    fill = leaveOpen(`${LONG}, dear ${PLACE}.`, [PLACE]);
    const slow = connect(port(), '127.0.0.1').pause();
    slow.write('GET /?visitor=slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await expect.poll(() => sent.length).toBe(1);
    expect(await visit('quick')).toMatch(/dear \.+quick\.$/);
    expect(new Set(sent).size).toBe(2);
    let heard = '';
    slow.setEncoding('latin1').on('data', (words) => {
      heard = heard.slice(-100) + words;
    });
    await once(slow.resume(), 'end');
    expect(heard).toMatch(/dear \.+slow\.$/);
  });

  it('is lost with whoever leaves before its end', async () => {
    fill = leaveOpen(`${LONG}, dear ${PLACE}.`, [PLACE]);
    const closed = Promise.withResolvers<void>();
    server.once('connection', (socket) => socket.once('close', () => closed.resolve()));
    const leaving = connect(port(), '127.0.0.1').pause();
    leaving.write('GET /?visitor=leaving HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => sent.length).toBe(1);
    leaving.destroy();
    await closed.promise;
    expect(await visit('next')).toMatch(/dear \.+next\.$/);
    expect(new Set(sent).size).toBe(2);
  });
});

it('takes no value of another length than its place', () => {
  expect(() => fill(['short'])).toThrow(RangeError);
});
