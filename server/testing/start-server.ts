import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { startManagedProcess } from './managed-process.ts';

const STARTS_WITHIN_SECONDS = 120;

interface Wanted {
  readonly name: string;
  /** A free one when not given, as is the console's. */
  readonly port?: number;
  readonly consolePort?: number;
  readonly nodeOptions?: readonly string[];
  readonly settings: NodeJS.ProcessEnv;
}

export interface StartedServer {
  readonly url: string;
  readonly consoleUrl: string;
  /** What it printed so far. */
  output(): string;
  /** As by `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product as a process, with an embedded database and sample data of its own. */
export async function startServer({
  name,
  nodeOptions = [],
  settings,
  ...wanted
}: Wanted): Promise<StartedServer> {
  const port = wanted.port ?? (await freePort());
  const consolePort = wanted.consolePort ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), `handover-${name}-`));
  const server = startManagedProcess(
    {
      command: process.execPath,
      args: [...nodeOptions, path.join(import.meta.dirname, '..', 'main.ts')],
      folder,
      signal: 'SIGTERM',
    },
    {
      ...process.env,
      PORT: String(port),
      CONSOLE_PORT: String(consolePort),
      HOST: '127.0.0.1',
      DATA_FOLDER: path.join(folder, 'data'),
      DATABASE_URL: '',
      ...settings,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); !(await isReady(url)); await delay(100)) {
    if (server.ended() || Date.now() - started > STARTS_WITHIN_SECONDS * 1000) {
      await server.stop();
      throw new Error(`The server did not start:\n${server.output()}`);
    }
  }
  const consoleUrl = `http://127.0.0.1:${consolePort}`;
  return { url, consoleUrl, output: server.output, kill: server.kill, stop: server.stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
