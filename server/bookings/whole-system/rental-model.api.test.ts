import fc from 'fast-check';
import { expect, it } from 'vitest';
import { audit } from '../../testing/rentals/audit.ts';
import { openClient } from '../../testing/rentals/client.ts';
import { type CardTemper, gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { inLanes } from '../../testing/rentals/in-lanes.ts';
import {
  type Command,
  command,
  free,
  TURNAROUND_HOURS,
} from '../../testing/rentals/life/commands.ts';
import { HOUR_MS, type Life } from '../../testing/rentals/life/life.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/**
 * The whole system, from the API to the provider's record, against a model that knows only a calendar
 * and what the pages promised. The rules alone are tried in `domain/`.
 */
const RUNS = sizeOf('RUNS', 2_000, 2);
const COMMANDS = isFull ? 50 : 10;
const PATIENCE_MS = isFull ? 3 * 3_600_000 : 120_000;
/** A world is left behind after so many runs: the audit reads all that ever happened in it. */
const RUNS_PER_WORLD = 25;
/** Worlds beside each other: each has its own clock. While one waits for the database, the others work. */
const LANES = sizeOf('LANES', 3, 1);

/** A product of its own in which one car can be rented, with an empty calendar. */
async function openWorld() {
  const app = await createTestApp();
  const [car = ''] = await rentableCars(app.deps.database, 1);
  await app.deps.database.kysely.deleteFrom('occupancies').where('car_id', '=', car).execute();
  return { app, car };
}

async function live(
  app: TestApp,
  car: string,
  temper: CardTemper,
  commands: readonly Command[],
): Promise<void> {
  const [renter] = await gatherCrowd(app.deps.database, [temper]);
  if (!renter) throw new Error('nobody came');
  const life: Life = {
    app,
    client: openClient(renter, app.request),
    car,
    known: [],
    disputes: [],
    turnaroundMs: TURNAROUND_HOURS * HOUR_MS,
  };
  for (const run of commands) await run(life);
  const { database, paymentProvider } = app.deps;
  expect(await audit(database, paymentProvider, { isTurnaroundFixed: false })).toEqual([]);
  await free(life);
}

it(
  `${RUNS} rentals of ${COMMANDS} commands (seed ${seed}) go as the pages promised, and the books agree`,
  async () => {
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 1000);
    const worlds = Array.from({ length: Math.ceil(RUNS / RUNS_PER_WORLD) }, (_, n) => n);
    let runs = 0;
    let commandsRun = 0;
    await inLanes(worlds, LANES, async (world) => {
      const { app, car } = await openWorld();
      try {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom<CardTemper>('pays', 'asks'),
            fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }),
            async (temper, commands) => {
              await live(app, car, temper, commands);
              runs += 1;
              commandsRun += commands.length;
            },
          ),
          {
            numRuns: Math.min(RUNS_PER_WORLD, RUNS - world * RUNS_PER_WORLD),
            seed: seed + world,
            endOnFailure: true,
          },
        );
      } finally {
        await app.close();
      }
      note(`model: ${runs} of ${RUNS} runs without a divergence, ${seconds()} s`);
    });
    note(`model: ${commandsRun} commands in ${seconds()} s, seed ${seed}`);
    expect(commandsRun).toBe(RUNS * COMMANDS);
  },
  PATIENCE_MS,
);
