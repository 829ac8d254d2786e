import { sql } from 'kysely';
import type { Database } from './db/connect.ts';
import type { Log } from './log.ts';

/** Clocks of machines drift by milliseconds in this time, unless somebody sets them. */
const COMPARE_EVERY_MS = 30_000;

/** The only source of the time. No rule and no query reads the system's clock by itself. */
export interface Clock {
  now(): Temporal.Instant;
  /** What no simulation moves: how old a signature is. */
  trueNow(): Temporal.Instant;
}

const systemNow = () => Temporal.Now.instant();
export const systemClock: Clock = { now: systemNow, trueNow: systemNow };

export interface SimulatedClock extends Clock {
  /** Sets the time for every node on this database; null goes back to the true time. */
  moveTo(instant: Temporal.Instant | null): Promise<void>;
  close(): Promise<void>;
}

/**
 * The database's time plus an offset that is stored there, so that all nodes agree, whatever their own
 * clocks say, and a restart does not jump back. Moving it changes what every rule, page and job takes
 * for now.
 */
export async function openSimulatedClock(
  database: Database,
  log?: Pick<Log, 'warn'>,
): Promise<SimulatedClock> {
  let offsetMs = 0;
  /** How far this machine's clock is behind the database's. */
  let behindMs = 0;
  let questions = 0;
  let answeredUpTo = 0;

  async function read(): Promise<void> {
    questions += 1;
    const question = questions;
    const asked = Temporal.Now.instant();
    const row = await database.kysely
      .selectNoFrom([
        sql<string>`extract(epoch FROM clock_timestamp()) * 1000`.as('database_ms'),
        ({ selectFrom }) => selectFrom('simulated_clock').select('offset_ms').as('offset_ms'),
      ])
      .executeTakeFirstOrThrow();
    if (question < answeredUpTo) return; // the clock was moved since, and that is known already
    answeredUpTo = question;
    offsetMs = row.offset_ms ?? 0;
    if (database.engine === 'embedded') return; // the same machine, and the very same clock
    const answered = Temporal.Now.instant().epochMilliseconds;
    // Somewhere between question and answer; a slow answer tells less than what was known before.
    const between = (asked.epochMilliseconds + answered) / 2;
    const unsureMs = (answered - asked.epochMilliseconds) / 2;
    const measuredMs = Number(row.database_ms) - between;
    if (Math.abs(measuredMs - behindMs) > unsureMs) behindMs = measuredMs;
  }

  const readAgain = () =>
    read().catch((error) => log?.warn({ err: error }, 'the clock could not be read; it goes on'));
  const trueMs = () => Temporal.Now.instant().epochMilliseconds + Math.round(behindMs);

  await read();
  const stopListening = await database.listen('clock_moved', {
    onMessage: () => void readAgain(),
    onGap: () => void readAgain(),
  });
  const comparing = setInterval(() => void readAgain(), COMPARE_EVERY_MS);
  comparing.unref();

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(trueMs() + offsetMs),
    trueNow: () => Temporal.Instant.fromEpochMilliseconds(trueMs()),
    async moveTo(instant) {
      const offset_ms = instant === null ? 0 : instant.epochMilliseconds - trueMs();
      await database.kysely
        .insertInto('simulated_clock')
        .values({ offset_ms })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ offset_ms }))
        .execute();
      await read();
    },
    async close() {
      clearInterval(comparing);
      await stopListening();
    },
  };
}
