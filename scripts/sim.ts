// A simulated provider as a server of its own: node scripts/sim.ts stripe [--port 12111] [--webhooks url]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openSimulatedClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { openPersona } from './sim/persona.ts';
import { openStripe } from './sim/stripe.ts';

// What is written from here on is for its owner alone.
process.umask(0o077);

const providers = {
  stripe: { open: openStripe, port: '12111' },
  persona: { open: openPersona, port: '12112' },
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, webhooks: { type: 'string' } },
});
const [name] = positionals;
if ((name !== 'stripe' && name !== 'persona') || positionals.length > 1) {
  console.error(`Name what to simulate: ${Object.keys(providers).join(' or ')}.`);
  process.exit(2);
}

const config = readConfig(process.env);
const folder = path.join(config.dataFolder, `sim-${name}`);
const database = await openDatabase('url' in config.database ? config.database : { folder });
await migrate(database);
const clock = await openSimulatedClock(database);
const simulator = await providers[name].open({
  config,
  database,
  clock,
  folder,
  webhooks: values.webhooks,
});

const port = Number(values.port ?? providers[name].port);
const { host: hostname } = config;
const server = serve({ fetch: simulator.fetch, port, hostname }, (address) => {
  console.log(simulator.describe(`http://localhost:${address.port}`).join('\n'));
});

const stop = async () => {
  server.close();
  await simulator.close();
  await clock.close();
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
