import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../sample-data/random.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import type { Site } from './site.ts';
import { fillDisk } from './small-disk.ts';

/** As many as PostgreSQL has room for, whoever has some of them already. */
const MOST_CONNECTIONS = 100;

/** What can strike, each for seconds at most. */
export function faultsOf(site: Site, random: Random, troubleMs: number) {
  const eitherProxy = () => random.pick([site.toDatabase, site.toProvider]);

  async function turnFor(proxy: FaultProxy, weather: 'slow' | 'black hole' | 'gone') {
    proxy.turn(weather);
    await delay(troubleMs);
    proxy.turn('fair');
  }

  /** As an operator restarts it (fast), or as when it crashes (immediate). */
  async function restartPostgres(signal: 'SIGINT' | 'SIGQUIT') {
    const pid = postmasterOf(site.postgres.data);
    if (pid === null) return; // not back from the last time
    process.kill(pid, signal);
    await untilAnswering(site.url);
  }

  return {
    /** One that is up, if any is; else one that is just starting. */
    async kill() {
      for (;;) {
        const up = site.programs.filter((program) => program.isUp());
        if (await random.pick(up.length > 0 ? up : site.programs).kill()) return;
        await delay(50);
      }
    },
    async cut() {
      if (random.chance(0.5)) eitherProxy().cutNextAnswer();
      else eitherProxy().cut();
    },
    slow: () => turnFor(eitherProxy(), 'slow'),
    'black hole': () => turnFor(eitherProxy(), 'black hole'),
    gone: () => turnFor(eitherProxy(), 'gone'),
    'fast restart': () => restartPostgres('SIGINT'),
    'immediate restart': () => restartPostgres('SIGQUIT'),
    async 'full disk'() {
      const free = fillDisk(site.postgres.data);
      await delay(troubleMs);
      free();
      await untilAnswering(site.url);
    },
    /** Nobody gets a new connection. */
    async 'all connections taken'() {
      const attempts = Array.from({ length: MOST_CONNECTIONS }, () => connected(site.url));
      const settled = await Promise.allSettled(attempts);
      await delay(troubleMs);
      const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      await Promise.all(taken.map((client) => client.end().catch(() => {})));
    },
    /** Every connection that a node has comes to wait for somebody who takes their time. */
    async 'all connections waiting'() {
      try {
        const client = await connected(site.url);
        await client.query('BEGIN; LOCK TABLE users, cars IN ACCESS EXCLUSIVE MODE');
        await delay(troubleMs);
        await client.end();
      } catch {
        // The database went away meanwhile: then nobody waits for us either.
      }
    },
  } satisfies Record<string, () => Promise<void>>;
}

export type FaultName = keyof ReturnType<typeof faultsOf>;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    try {
      const client = await connected(url);
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
}

/** The process that all others of a PostgreSQL server belong to. */
function postmasterOf(data: string): number | null {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}
