import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '../../db/connect.ts';
import { testSessionSecret } from '../test-app.ts';
import type { Send } from './client.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');
const ASK_AGAIN_MS = 50;

/** What every process of these proofs is started with. */
export const mortalEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'handover-compiled'),
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  TRUST_PROXY: 'on',
  SESSION_SECRET: testSessionSecret,
} as const;

/**
 * The product as it is started by `npm start`, in a process that will be killed: what works, without pages, or what
 * answers, with its console.
 */
export async function startMortalNode(
  location: DatabaseLocation,
  role: 'worker' | 'web' = 'worker',
): Promise<MortalNode> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-mortal-'));
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...mortalEnvironment,
      ROLE: role,
      PORT: '0',
      CONSOLE_PORT: '0',
      ...('url' in location
        ? { DATABASE_URL: location.url, DATA_FOLDER: folder }
        : { DATA_FOLDER: location.folder }),
    },
  });
  const url = await addressSaidBy(
    child,
    role === 'web' ? / for staff is at (\S+)/ : /ready at (\S+)/,
  );
  return {
    send: (at, init) => fetch(new URL(at, url), init),
    residentMegabytes: () => residentMegabytes(child.pid ?? 0),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export interface MortalNode {
  /** To the renters' side of a worker, to the console of one that answers. */
  readonly send: Send;
  residentMegabytes(): Promise<number>;
  kill(): Promise<void>;
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Goes on listening: a process whose words nobody takes would end by itself. */
function addressSaidBy(child: ChildProcess, address: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      said += text;
      const url = address.exec(said)?.[1];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`the node did not start: ${said}`)));
  });
}

/**
 * A way to whichever node lives. A call whose node died is made again, word for word and under the
 * same key, as a browser does that got no answer.
 */
export function createLifeline() {
  let node: Send | null = null;
  let inFlight = 0;
  return {
    inFlight: () => inFlight,
    connect: (to: Send | null) => {
      node = to;
    },
    send: (async (at, init) => {
      for (;;) {
        const answer = await attempt(at, init);
        if (answer && answer.status !== 503) return answer;
        await delay(ASK_AGAIN_MS);
      }
    }) satisfies Send,
  };

  async function attempt(at: string, init: RequestInit): Promise<Response | null> {
    if (!node) return null;
    inFlight += 1;
    try {
      const answer = await node(at, init);
      // The body, too: a node can die in the middle of a sentence.
      return new Response(await answer.text(), { status: answer.status });
    } catch {
      return null;
    } finally {
      inFlight -= 1;
    }
  }
}
