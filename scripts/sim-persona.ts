import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openSimulatedClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { createPersonaApp } from '../server/providers/identity/simulator/persona-app.ts';
import { createPictures } from '../server/providers/identity/simulator/pictures.ts';

/**
 * `npm run sim:persona`: the simulated identity provider as a server of its own, for trying programs
 * over the network. docs/providers/persona.md tells how to point the product at it.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '12112' } } });
const config = readConfig(process.env);
const folder = path.join(config.dataFolder, 'sim-persona');
const apiKey = process.env['PERSONA_API_KEY'] ?? randomBytes(24).toString('base64url');

const database = await openDatabase('url' in config.database ? config.database : { folder });
await migrate(database);
const clock = await openSimulatedClock(database);
const db = database.kysely;
const pictures = createPictures(db, path.join(folder, 'pictures'));
const app = createPersonaApp({ db, clock, pictures, apiKey });

const server = serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Persona is simulated at http://localhost:${port}/api/v1`);
  if (!process.env['PERSONA_API_KEY']) console.log(`  PERSONA_API_KEY=${apiKey}`);
});

const stop = async () => {
  server.close();
  await clock.close();
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
