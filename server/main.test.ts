import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

let folder: string;
let running: { child: ChildProcess; url: string; said: () => string };

/** Runs a program of ours as an operator would, and collects what it says. */
function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // A worker answers the API without the built pages, which the unit tests do not need.
      ROLE: 'worker',
      PORT: '0',
      CONSOLE_PORT: '0',
      DATA_FOLDER: folder,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return { child, said: () => said };
}

async function ended(program: string, args: string[], environment?: Record<string, string>) {
  const { child, said } = run(program, args, environment);
  const [code] = await once(child, 'close');
  return { code: code as number, said: said().trim() };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-main-'));
  await chmod(folder, 0o755); // as a careless operator makes it
  const { child, said } = run('server/main.ts', []);
  running = { child, url: '', said };
  while (!said().includes('Simulated:') && child.exitCode === null) await delay(50);
  running.url = /ready at (\S+)/.exec(said())?.[1] ?? '';
});

afterAll(async () => {
  running.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('starting', () => {
  it('says what it does, its address, the sample accounts and what is simulated [D-034-001]', () => {
    const said = running.said();
    expect(said).toContain('… Opening the database');
    expect(said).toContain('… Loading the sample fleet');
    expect(said).toMatch(/Handover is ready at http:\/\/localhost:\d+/);
    expect(said).toContain('renter@handover.example');
    expect(said).toContain('Simulated: payments, identity, addresses, mail, texts.');
  });

  it('answers that it is alive and ready', async () => {
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${running.url}/metrics`)).text()).toContain('http_request_seconds');
  });

  it('leaves nothing in the data folder that anybody but its owner can read or change', async () => {
    const inside = await readdir(folder, { recursive: true });
    expect(inside.length).toBeGreaterThan(500);
    const open = async () => {
      const found = [];
      for (const name of ['.', ...inside]) {
        const one = await stat(path.join(folder, name)).catch(() => null); // gone meanwhile
        if (one && (one.mode & 0o077) !== 0) found.push(name);
      }
      return found;
    };
    // What the engine has written this very moment is seen to within a minute.
    await expect.poll(open).toEqual([]);
  });

  it('is refused on a data folder that is in use', async () => {
    const { code, said } = await ended('server/main.ts', []);
    expect(code).toBe(1);
    expect(said).toContain(`is in use by process ${running.child.pid}; stop it first`);
    expect(said).not.toContain('    at ');
  });

  it('is refused on a port that is in use', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const other = await mkdtemp(path.join(tmpdir(), 'handover-port-'));
    const { code, said } = await ended('server/main.ts', [], { PORT: port, DATA_FOLDER: other });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use; stop the other program or set PORT`);
    taken.close();
    await rm(other, { recursive: true });
  });

  it('is refused without the database it was told to use', async () => {
    const url = 'postgres://nobody:secret@127.0.0.1:1/nothing';
    const { code, said } = await ended('server/main.ts', [], { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(said).toContain('The database at DATABASE_URL cannot be used: connect ECONNREFUSED');
    expect(said).not.toContain('secret');
  });

  it('is refused with a wrong setting', async () => {
    const { code, said } = await ended('server/main.ts', [], { PORT: 'eighty' });
    expect(code).toBe(1);
    expect(said).toMatch(/^A setting is wrong: PORT: /);
    expect(said.split('\n')).toHaveLength(1);
  });
});

describe('an operator', () => {
  const flags = async () =>
    (
      (await (await fetch(`${running.url}/api/config`)).json()) as {
        flags: Record<string, boolean>;
      }
    ).flags;

  it('changes settings of the running process, seen within 5 seconds [D-026-004]', async () => {
    const { code, said } = await ended('scripts/operator.ts', [
      'settings',
      'set',
      'signup_config',
      'signupEnabled=false',
    ]);
    expect({ code, said }).toEqual({ code: 0, said: 'signup_config {"signupEnabled":false}' });
    await expect.poll(async () => (await flags())['signupEnabled']).toBe(false);
  });

  it('gets a clear sentence and status 2 for a mistake', async () => {
    const { code, said } = await ended('scripts/operator.ts', [
      'settings',
      'set',
      'nothing',
      'a=1',
    ]);
    expect(code).toBe(2);
    expect(said).toContain('nothing is not a setting; known are login_config');
  });
});

it('stops in good order and leaves the folder free', async () => {
  running.child.kill('SIGTERM');
  const [code] = await once(running.child, 'close');
  expect(code).toBe(0);
  const { said } = await ended('scripts/operator.ts', ['settings', 'get', 'signup_config']);
  expect(said).toBe('{"signupEnabled":false}');
});
