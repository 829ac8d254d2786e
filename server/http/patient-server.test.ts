import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { answerNotReady, answersOf, createPatientServer } from './patient-server.ts';

const server = createPatientServer();
beforeAll(async () => {
  server.on(
    'request',
    answersOf(() => new Response('fine')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function say(words: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(words);
  const said = await text(socket);
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase().split('\r\n'),
    error: ErrorAnswer.parse(JSON.parse(body)).error,
  };
}

test.each([
  ['what is not HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a method nobody knows', 'JUMP / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'a host that is none',
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'giant headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('refuses %s in the shape of every refusal', async (_, words, status, code) => {
  const said = await say(words);
  expect(said).toMatchObject({ status, error: { code } });
  expect(said.head).toContain('cache-control: no-store');
});

test('says until the app is there that it will be', async () => {
  const starting = createServer(answerNotReady).listen(0, '127.0.0.1');
  await once(starting, 'listening');
  const { port } = starting.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('1');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(ErrorAnswer.parse(await answer.json()).error.code).toBe('unavailable');
  starting.close();
});

test('gives up on whoever sends slowly, or takes nothing', () => {
  expect(server.headersTimeout).toBe(15_000);
  expect(server.requestTimeout).toBe(90_000);
  expect(server.timeout).toBe(40_000);
  expect(server.keepAliveTimeout).toBe(75_000);
});
