import { type Database, openDatabase } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { loadAtScale } from '../../server/db/sample-data/at-scale/load-at-scale.ts';
import { missingTo, type Scale } from '../../server/db/sample-data/at-scale/scale.ts';
import { prepareSampleSet } from '../../server/db/sample-data/load.ts';
import { databaseUrl, runOnServer } from '../../server/testing/postgres-server.ts';

/** A database of its own with a fleet of the wanted size; says how long the loading took. */
export async function loadFleet(
  serverUrl: string,
  name: string,
  scale: Scale,
  now: Temporal.Instant,
): Promise<Database> {
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, name) });
  await fill(database, name, scale, now);
  return database;
}

/** The same in a folder, where a server finds it. */
export async function loadEmbeddedFleet(
  dataFolder: string,
  scale: Scale,
  now: Temporal.Instant,
): Promise<void> {
  const database = await openDatabase({ folder: dataFolder });
  await fill(database, 'embedded', scale, now);
  await database.close();
}

async function fill(
  database: Database,
  name: string,
  scale: Scale,
  now: Temporal.Instant,
): Promise<void> {
  const began = performance.now();
  await migrate(database);
  const set = await prepareSampleSet(now);
  const onTop = missingTo(scale, {
    cars: set.rows.assets?.length ?? 0,
    occupancies: set.rows.occupancies?.length ?? 0,
    bookings: set.rows.bookings?.length ?? 0,
  });
  if (typeof onTop === 'string') throw new Error(onTop);
  const isLoaded = await loadAtScale(database, set, {
    now,
    onTop,
    replace: false,
    onDelete: () => {},
    onProgress: () => {},
  });
  if (!isLoaded) throw new Error(`${name} is not empty`);
  await database.pool.query('VACUUM (ANALYZE)');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${name}: ${scale.cars} cars, ${scale.occupancies} occupancies, loaded in ${seconds} s`,
  );
}
