import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../server/testing/start-server.ts';
import { planSimulators } from './simulators-apart.ts';

const logs = path.resolve(import.meta.dirname, '../../test-results');

/**
 * The servers of the browser tests: one with the built pages for all journeys, one with hot reload
 * for the gallery of components, which exists in development only, and one whose clock may be moved.
 * With SIMULATORS=apart the first finds its simulated providers over HTTP, as it would the real ones.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const apart = process.env['SIMULATORS'] === 'apart' ? await planSimulators() : null;
  const servers = await Promise.all([
    // Every visitor of the tests names an address of its own, as behind a proxy; limits are per address.
    startLogged('server', [], { NODE_ENV: 'test', TRUST_PROXY: 'on', ...apart?.settings }),
    // As `npm run dev` starts it, but with nothing to do beside.
    startLogged('gallery-server', ['--conditions=development'], {
      HOT_RELOAD: 'on',
      ROLE: 'web',
      SAMPLE_DATA: 'off',
    }),
    startLogged('sim-server', [], { NODE_ENV: 'test' }),
  ]);
  const [BASE_URL, GALLERY_URL, SIM_URL] = servers.map(({ url }) => url);
  // Read by playwright.config.ts and the tests, in processes that inherit them.
  Object.assign(process.env, { BASE_URL, GALLERY_URL, SIM_URL });
  const stopSimulators = await apart?.start(BASE_URL ?? '');
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await stopSimulators?.();
  };
}

/** Leaves its log in test-results. */
async function startLogged(name: string, nodeOptions: string[], settings: NodeJS.ProcessEnv) {
  const server = await startServer({ name, nodeOptions, settings });
  const stop = async () => {
    await server.stop();
    mkdirSync(logs, { recursive: true });
    writeFileSync(path.join(logs, `${name}.log`), server.output());
  };
  return { url: server.url, stop };
}
