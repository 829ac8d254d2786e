import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFaultProxy } from '../fault-proxy.ts';
import { freePort } from '../free-port.ts';
import { databaseUrl } from '../postgres-server.ts';
import { mortalEnvironment } from '../rentals/mortal-node.ts';
import { startPostgres } from '../start-postgres.ts';
import { type MortalProgram, startMortalProgram } from './mortal-program.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ASIDE_MS = 7 * 60_000;

const keys = {
  STRIPE_SECRET_KEY: 'sk_sim_of_the_storm',
  STRIPE_PUBLISHABLE_KEY: 'pk_sim_of_the_storm',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_storm',
  PERSONA_API_KEY: 'persona_of_the_storm',
  PERSONA_TEMPLATE_ID: 'itmpl_of_the_storm',
  PERSONA_WEBHOOK_SECRET: 'wbhsec_of_the_storm',
};

/** A commit that was acknowledged is kept when the server is killed; the machine itself stays up. */
const postgresSettings = {
  synchronous_commit: 'on',
  max_connections: 100,
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  restart_after_crash: 'on',
};

export type Site = Awaited<ReturnType<typeof raiseSite>>;

/**
 * The whole product on one machine, as processes of their own: PostgreSQL, two web nodes and two
 * workers behind proxies that can fail, both simulated providers. The clock of one web node is ahead,
 * that of one worker behind.
 */
export async function raiseSite({ diskMegabytes }: { readonly diskMegabytes: number | null }) {
  const postgres = await startPostgres({
    comesBack: true,
    settings: postgresSettings,
    ...(diskMegabytes && { diskMegabytes }),
  });
  const ports = {
    web1: await freePort(),
    web2: await freePort(),
    worker1: await freePort(),
    worker2: await freePort(),
    stripe: await freePort(),
    persona: await freePort(),
  };
  const direct = databaseUrl(postgres.url, 'postgres');
  const toDatabase = await startFaultProxy(Number(new URL(direct).port));
  const toProvider = await startFaultProxy(ports.stripe);
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-storm-'));
  const throughProxy = new URL(direct);
  throughProxy.port = String(toDatabase.port);
  const programs: MortalProgram[] = [];
  let isStopped = false;
  const providers = {
    ...keys,
    PERSONA_SIMULATOR_URL: `http://127.0.0.1:${ports.persona}`,
  };

  function addNode(name: 'web1' | 'web2' | 'worker1' | 'worker2', skewMs = 0): MortalProgram {
    const skew = path.join(import.meta.dirname, 'skew-clock.ts');
    const node = startMortalProgram({
      name,
      args: ['--import', skew, path.join(root, 'server/main.ts')],
      environment: {
        ...mortalEnvironment,
        ...providers,
        STRIPE_SIMULATOR_URL: `http://127.0.0.1:${toProvider.port}`,
        SKEW_MS: String(skewMs),
        ROLE: name.startsWith('web') ? 'web' : 'worker',
        PORT: String(ports[name]),
        CONSOLE_PORT: '0',
        DATABASE_URL: throughProxy.href,
        DATABASE_CONNECTIONS: '8',
        DATA_FOLDER: folder,
      },
      saysWhenReady: /ready at/,
    });
    programs.push(node);
    return node;
  }

  function addSimulator(name: 'stripe' | 'persona'): MortalProgram {
    // Told to the node whose clock is ahead: a signature must not look old to it.
    const webhooks = `http://127.0.0.1:${ports.web2}/api/webhooks/${name}`;
    const simulator = startMortalProgram({
      name: `sim:${name}`,
      args: [
        path.join(root, 'scripts/sim.ts'),
        ...[name, '--port', String(ports[name]), '--webhooks', webhooks],
      ],
      environment: { ...mortalEnvironment, ...keys, DATABASE_URL: direct, DATA_FOLDER: folder },
      saysWhenReady: /is simulated at/,
    });
    programs.push(simulator);
    return simulator;
  }

  return {
    /** Of the database, past the proxy. */
    url: direct,
    postgres,
    toDatabase,
    toProvider,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    /** For a node of the test's own, which reaches everything past the proxies. */
    settings: { ...providers, STRIPE_SIMULATOR_URL: `http://127.0.0.1:${ports.stripe}` },
    webUrls: [`http://127.0.0.1:${ports.web1}`, `http://127.0.0.1:${ports.web2}`],
    programs,
    /** When the database has what they need. */
    async start(): Promise<void> {
      addSimulator('stripe');
      addSimulator('persona');
      addNode('web1');
      addNode('web2', ASIDE_MS);
      addNode('worker1', -ASIDE_MS);
      addNode('worker2');
      await Promise.all(programs.map((program) => program.up()));
    },
    async stop(): Promise<void> {
      if (isStopped) return;
      isStopped = true;
      await Promise.all(programs.map((program) => program.stop()));
      await toDatabase.close();
      await toProvider.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
