import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openSimulatedClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { createLog } from '../server/log.ts';
import { createPersonaApp } from '../server/providers/identity/simulator/persona-app.ts';
import { createPictures } from '../server/providers/identity/simulator/pictures.ts';
import { createTellProduct } from '../server/providers/identity/simulator/tell-product.ts';
import { createWidgetApp } from '../server/providers/identity/simulator/widget-app.ts';

/**
 * `npm run sim:persona`: the simulated identity provider as a server of its own, for trying programs
 * over the network. docs/providers/persona.md tells how to point the product at it.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12112' },
    webhooks: { type: 'string' },
  },
});
const config = readConfig(process.env);
const folder = path.join(config.dataFolder, 'sim-persona');
const random = () => randomBytes(24).toString('base64url');
const apiKey = process.env['PERSONA_API_KEY'] ?? random();
const secret = process.env['PERSONA_WEBHOOK_SECRET'] ?? random();

const database = await openDatabase('url' in config.database ? config.database : { folder });
await migrate(database);
const clock = await openSimulatedClock(database);
const db = database.kysely;
const pictures = createPictures(db, path.join(folder, 'pictures'));
const { webhooks } = values;
const tell = createTellProduct({
  secret,
  clock,
  log: createLog(config.logLevel),
  deliver: async (body, signature) => {
    if (!webhooks) return { status: 204 }; // nobody listens
    const headers = { 'Content-Type': 'application/json', 'Persona-Signature': signature };
    const signal = AbortSignal.timeout(10_000);
    return fetch(webhooks, { method: 'POST', headers, body, signal });
  },
});
const app = createPersonaApp({ db, clock, pictures, apiKey });
app.route('/widget', createWidgetApp({ db, clock, pictures, tell }));

const server = serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Persona is simulated at http://localhost:${port}/api/v1`);
  if (!process.env['PERSONA_API_KEY']) console.log(`  PERSONA_API_KEY=${apiKey}`);
  if (!process.env['PERSONA_WEBHOOK_SECRET']) console.log(`  PERSONA_WEBHOOK_SECRET=${secret}`);
});

const stop = async () => {
  server.close();
  await clock.close();
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
