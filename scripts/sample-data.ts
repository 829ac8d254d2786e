import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { type DatabaseLocation, openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { loadAtScale } from '../server/sample-data/at-scale/load-at-scale.ts';
import { missingTo, type Scale } from '../server/sample-data/at-scale/scale.ts';
import { prepareSampleSet } from '../server/sample-data/load.ts';
import type { SampleSet } from '../server/sample-data/sample-rows.ts';
import { StartupError } from '../server/startup-error.ts';
import { showProgress } from './sample-data/show-progress.ts';

// What is written from here on is for its owner alone.
process.umask(0o077);

const usage = `npm run sample-data -- [--cars N --occupancies N [--bookings N]] [--seed N] [--database URL] [--replace]`;

/** Something the caller can put right: one sentence and exit code 2. */
class WrongArgument extends Error {}

try {
  await run();
} catch (error) {
  if (!(error instanceof WrongArgument || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof WrongArgument ? 2 : 1;
}

async function run(): Promise<void> {
  const { scale, seed, location, replace } = readArguments();
  const now = Temporal.Now.instant();
  const began = performance.now();
  const set = await prepareSampleSet(now, seed);
  const onTop = scale && missing(scale, set);
  const database = await openDatabase(location);
  try {
    await migrate(database);
    const progress = showProgress(process.stderr);
    const isLoaded = await loadAtScale(database, set, {
      now,
      ...(seed === undefined ? {} : { seed }),
      onTop,
      replace,
      onDelete: (held) => {
        const rows = held.map(({ table, rows }) => `${rows.toLocaleString('en')} of ${table}`);
        console.error(`Deleting what the database holds: ${rows.join(', ')}.`);
      },
      onProgress: progress.show,
    });
    progress.end();
    if (!isLoaded) {
      throw new StartupError(
        'The database holds data already and was not changed; with --replace all of it is deleted first.',
      );
    }
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const cars = scale?.cars ?? set.rows.cars?.length ?? 0;
  console.log(`Loaded the sample data, ${cars.toLocaleString('en')} cars, in ${seconds} s.`);
}

function readArguments() {
  const values = parsed();
  const cars = count('cars', values.cars);
  const occupancies = count('occupancies', values.occupancies);
  const bookings = count('bookings', values.bookings);
  if ((cars === undefined) !== (occupancies === undefined)) {
    throw new WrongArgument(`--cars and --occupancies go together: ${usage}`);
  }
  if (bookings !== undefined && cars === undefined) {
    throw new WrongArgument(`--bookings needs --cars and --occupancies: ${usage}`);
  }
  const scale: Scale | null =
    cars === undefined || occupancies === undefined
      ? null
      : { cars, occupancies, bookings: bookings ?? Math.ceil(occupancies / 10) };
  return {
    scale,
    seed: count('seed', values.seed),
    location: locationOf(values.database),
    replace: values.replace ?? false,
  };
}

function parsed() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      options: {
        cars: text,
        occupancies: text,
        bookings: text,
        seed: text,
        database: text,
        replace: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new WrongArgument(`${reason}: ${usage}`);
  }
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) {
    throw new WrongArgument(`--${name} is a whole number below a thousand million, not "${text}".`);
  }
  return Number(text);
}

function locationOf(url: string | undefined): DatabaseLocation {
  if (url === undefined) return readConfig(process.env).database;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new WrongArgument('--database is an address that begins with postgres://.');
  }
  return { url };
}

function missing(wished: Scale, { rows }: SampleSet): Scale {
  const answer = missingTo(wished, {
    cars: rows.cars?.length ?? 0,
    occupancies: rows.occupancies?.length ?? 0,
    bookings: rows.bookings?.length ?? 0,
  });
  if (typeof answer === 'string') throw new WrongArgument(answer);
  return answer;
}
