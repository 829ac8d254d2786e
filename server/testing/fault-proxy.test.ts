import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let echo: Server;
let proxy: FaultProxy;
let client: Socket;
beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startFaultProxy((echo.address() as AddressInfo).port);
  client = connect(proxy.port, '127.0.0.1');
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  echo.close();
});

/** Whether in good order or not. */
const closed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {}).on('close', resolve);
  });

const said = async () => String((await once(client, 'data'))[0]);

it('passes everything on, both ways', async () => {
  client.write('hello');
  expect(await said()).toBe('hello');
});

it('cuts a connection: its end is a reset, not a goodbye', async () => {
  client.write('hello');
  await said();
  const broken = once(client, 'error');
  expect(proxy.cut()).toBe(1);
  expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' });
});

it('cuts an answer in its middle', async () => {
  let heard = '';
  client.on('data', (piece) => {
    heard += piece;
  });
  proxy.cutNextAnswer();
  client.write('12345678');
  await closed(client);
  expect('1234'.startsWith(heard)).toBe(true);
  expect(proxy.cutAnswers()).toBe(1);
});

it('lets nothing through a black hole, and everything afterwards', async () => {
  let heard = '';
  client.on('data', (piece) => {
    heard += piece;
  });
  proxy.turn('black hole');
  client.write('hello');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toBe('');
  proxy.turn('fair');
  await once(client, 'data');
  expect(heard).toBe('hello');
});

it('comes late when it is slow', async () => {
  proxy.turn('slow');
  const began = performance.now();
  client.write('hello');
  await said();
  expect(performance.now() - began).toBeGreaterThan(140);
});

it('is gone until it is back', async () => {
  const broken = closed(client);
  proxy.turn('gone');
  await broken;
  await closed(connect(proxy.port, '127.0.0.1'));
  proxy.turn('fair');
  client = connect(proxy.port, '127.0.0.1');
  client.write('hello');
  expect(await said()).toBe('hello');
});

it('a target that is not there ends the connection', async () => {
  const nowhere = await startFaultProxy(1);
  await closed(connect(nowhere.port, '127.0.0.1'));
  await nowhere.close();
});
