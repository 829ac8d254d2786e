import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../server/testing/free-port.ts';

const ASKED_EVERY_MS = 20;

/** As somebody types it, by the clock on the wall: seconds from `npm start` until it answers. */
export async function timeNpmStart(settings: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      CONSOLE_PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true, // a group of its own, which is ended as a whole
  });
  npm.stdout.resume();
  // Not when npm ends, but when the server does that it started: the folder is free only then.
  const end = once(npm, 'close');
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
      if (npm.exitCode !== null) throw new Error('npm start ended by itself');
      await delay(ASKED_EVERY_MS);
    }
    return (performance.now() - began) / 1000;
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
    await end;
  }
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
