import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type StartedServer, startServer } from '../../server/testing/start-server.ts';
import { openBrowsers } from './browsers.ts';

/** What the engine has written this very moment is seen to within a minute. */
const PATIENCE_MS = 90_000;

/** What somebody else on the machine could read: a server on the embedded database, in a folder that was made carelessly. */
export async function attackDataFolder(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'handover-attack-'));
  await chmod(folder, 0o755);
  const settings = { NODE_ENV: 'development', DATA_FOLDER: folder, LOG_LEVEL: 'error' };
  try {
    const server = await startServer({ name: 'data-folder', settings });
    const running = await tryRunning(server, folder).finally(server.stop);
    return [...running, ...(await openIn(folder)).map((one) => `${one} after the end`)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryRunning(server: StartedServer, folder: string): Promise<string[]> {
  // A row more, so that the engine writes after it was started, too.
  const person = { name: 'Some Body', email: 'folder@example.org', password: 'seven quiet lamps' };
  await openBrowsers(server).post('/api/auth/sign-up/email', person);
  const inside = await readdir(folder, { recursive: true });
  console.log(`${inside.length} files and folders`);
  for (const name of ['session-secret', 'operator.json']) {
    if (!inside.includes(name)) return [`there is no ${name}: nothing to look at`];
  }
  for (const began = performance.now(); ; await delay(1_000)) {
    const open = await openIn(folder);
    if (open.length === 0 || performance.now() - began > PATIENCE_MS) return open;
  }
}

/** What is not its owner's alone. */
async function openIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const one = await stat(path.join(folder, name)).catch(() => null); // gone meanwhile
    if (!one) continue;
    const mode = one.mode & 0o777;
    if (mode !== (one.isDirectory() ? 0o700 : 0o600)) found.push(`${name} is ${mode.toString(8)}`);
  }
  return found;
}
