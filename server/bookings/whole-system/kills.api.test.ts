/** @module-tag embedded */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openSimulatedClock } from '../../clock.ts';
import { openDatabase } from '../../db/connect.ts';
import { createRandom } from '../../sample-data/random.ts';
import { createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { createLifeline, startMortalNode } from '../../testing/rentals/mortal-node.ts';
import { startNode } from '../../testing/rentals/nodes.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { copyTestDatabase, testNow } from '../../testing/test-database.ts';

const MOMENTS = sizeOf('MOMENTS', 100, 2);
const LONGEST_LIFE_MS = 1_500;
const RENTERS_AT_A_TIME = 4;
const PATIENCE_MS = isFull ? 3_600_000 : 180_000;

it(
  'a node killed at random moments of bookings, changes and cancellations loses and doubles nothing',
  async () => {
    const random = createRandom(seed + 2);
    const { location, remove } = await copyTestDatabase();
    const { crowd, cars } = await prepare(location);
    const lifeline = createLifeline();
    const world = { send: lifeline.send, cars, publishableKey: '', random };
    const renters = crowd.map((renter) => createBusyRenter(renter, world));

    let isOver = false;
    const busy = Array.from({ length: RENTERS_AT_A_TIME }, async () => {
      while (!isOver) await random.pick(renters).act();
    });
    const began = performance.now();
    let caughtAtWork = 0;
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const node = await startMortalNode(location);
      lifeline.connect(node.send);
      await delay(random.integer(20, LONGEST_LIFE_MS)); // the moment is the point of this test
      if (lifeline.inFlight() > 0) caughtAtWork += 1;
      lifeline.connect(null);
      await node.kill();
    }

    const database = await openDatabase(location);
    const last = await startNode(database);
    lifeline.connect(last.app.request);
    isOver = true;
    await Promise.all(busy);
    const { clock } = last.app.deps;
    await clock.moveTo(clock.now().add({ minutes: 20 }));
    const problems = await untilQuiet({ app: last.app, database }, PATIENCE_MS / 2);
    const { rows } = await database.pool.query<{ kind: string; status: string; count: number }>(
      `SELECT kind, requests.status, count(*)::int AS count FROM requests
       JOIN users ON users.id = user_id WHERE creation_source = 'crowd' GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    note(
      `kills on ${database.engine}: ${MOMENTS} moments, ${caughtAtWork} with calls under way, ` +
        `${rows.map(({ kind, status, count }) => `${count} ${kind} ${status}`).join(', ')}, ` +
        `${Math.round((performance.now() - began) / 1000)} s, seed ${seed + 2}`,
    );
    await last.stop();
    await remove();
    expect(renters.flatMap(({ faults }) => faults)).toEqual([]);
    expect(problems).toEqual([]);
    expect(rows.length, 'nothing was asked for').toBeGreaterThan(0);
    expect(caughtAtWork).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

/** Opened and closed again: the embedded database belongs to one process at a time. */
async function prepare(location: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(location);
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const tempers = ['pays', 'pays', 'pays', 'declines'] as const;
  const crowd = await gatherCrowd(
    database,
    Array.from({ length: 24 }, (_, index) => tempers[index % tempers.length] ?? 'pays'),
  );
  const cars = await rentableCars(database, 6);
  await clock.close();
  await database.close();
  return { crowd, cars };
}
