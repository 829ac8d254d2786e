import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Six ports of this process's own, apart from those that other tests are given. */
const own = 10_000 + 6 * (process.pid % 600);

it('is given to one only, until none is left', async () => {
  const few = { first: own, last: own + 3 };
  const ports = await Promise.all(Array.from({ length: 4 }, () => freePort(few)));
  expect(ports.sort()).toEqual([own, own + 1, own + 2, own + 3]);
  await expect(freePort(few)).rejects.toThrow(`No port from ${own} to ${own + 3} is free`);
});

it('is none that somebody listens on', async () => {
  const one = { first: own + 4, last: own + 4 };
  const server = createServer().listen(own + 4, '127.0.0.1');
  await once(server, 'listening');
  await expect(freePort(one)).rejects.toThrow('is free');
  server.close();
  await once(server, 'close');
  expect(await freePort(one)).toBe(own + 4);
});

it('stays another process’s as long as that process lives, listening or not', async () => {
  const one = { first: own + 5, last: own + 5 };
  const script = path.join(import.meta.dirname, 'free-port.ts');
  const code = `
    import(${JSON.stringify(script)})
      .then(({ freePort }) => freePort(${JSON.stringify(one)}))
      .then((port) => process.send(port));
    process.on('message', () => {});
  `;
  const other = spawn(process.execPath, ['--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  expect((await once(other, 'message'))[0]).toBe(own + 5);
  await expect(freePort(one)).rejects.toThrow('is free');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await freePort(one)).toBe(own + 5);
});

it('is none that the system gives to whoever asks for any', async () => {
  expect(await freePort()).toBeLessThan(32_768);
});
