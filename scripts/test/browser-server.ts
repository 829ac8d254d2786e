import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { startKeptProcess } from '../../server/testing/kept-process.ts';

const STARTS_WITHIN_SECONDS = 120;
const root = path.resolve(import.meta.dirname, '../..');

/**
 * The servers of the browser tests: one with the built pages for all journeys, one with hot reload
 * for the gallery of components, which exists in development only, and one whose clock may be moved.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const servers = await Promise.all([
    // Every visitor of the tests names an address of its own, as behind a proxy; limits are per address.
    startServer('server', [], { NODE_ENV: 'test', TRUST_PROXY: 'on' }),
    // As `npm run dev` starts it.
    startServer('gallery-server', ['--conditions=development'], { HOT_RELOAD: 'on' }),
    startServer('sim-server', [], { NODE_ENV: 'test' }),
  ]);
  const [BASE_URL, GALLERY_URL, SIM_URL] = servers.map(({ url }) => url);
  // Read by playwright.config.ts and the tests, in processes that inherit them.
  Object.assign(process.env, { BASE_URL, GALLERY_URL, SIM_URL });
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

/** With an embedded database and sample data of its own; leaves its log in test-results. */
async function startServer(name: string, nodeOptions: string[], settings: NodeJS.ProcessEnv) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), `handover-${name}-`));
  const server = startKeptProcess(
    {
      command: process.execPath,
      args: [...nodeOptions, path.join(root, 'server', 'main.ts')],
      folder,
      signal: 'SIGTERM',
    },
    {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: path.join(folder, 'data'),
      DATABASE_URL: '',
      ...settings,
    },
  );
  const stop = async () => {
    await server.stop();
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    writeFileSync(path.join(root, 'test-results', `${name}.log`), server.output());
  };
  const url = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); !(await isReady(url)); await delay(100)) {
    if (server.ended() || Date.now() - started > STARTS_WITHIN_SECONDS * 1000) {
      await stop();
      throw new Error(`The server did not start:\n${server.output()}`);
    }
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
