import type { Database } from './db/connect.ts';

/** The only source of the time. No rule and no query reads the system's clock by itself. */
export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export interface SimulatedClock extends Clock {
  /** Sets the time for every node on this database; null goes back to the true time. */
  moveTo(instant: Temporal.Instant | null): Promise<void>;
  close(): Promise<void>;
}

/**
 * The true time plus an offset that is kept in the database, so that all nodes agree and a restart
 * does not jump back. Moving it changes what every rule, page and job takes for now.
 */
export async function openSimulatedClock(database: Database): Promise<SimulatedClock> {
  let offset = Temporal.Duration.from({ milliseconds: 0 });

  async function read(): Promise<void> {
    const row = await database.kysely
      .selectFrom('simulated_clock')
      .select('offset_ms')
      .executeTakeFirst();
    offset = Temporal.Duration.from({ milliseconds: row?.offset_ms ?? 0 });
  }

  await read();
  const stopListening = await database.listen('clock_moved', {
    onMessage: () => void read(),
    onGap: () => void read(),
  });

  return {
    now: () => Temporal.Now.instant().add(offset),
    async moveTo(instant) {
      const offset_ms =
        instant === null ? 0 : instant.since(Temporal.Now.instant()).total('milliseconds');
      await database.kysely
        .insertInto('simulated_clock')
        .values({ offset_ms: Math.round(offset_ms) })
        .onConflict((conflict) =>
          conflict.column('only_row').doUpdateSet({ offset_ms: Math.round(offset_ms) }),
        )
        .execute();
      await read();
    },
    close: stopListening,
  };
}
