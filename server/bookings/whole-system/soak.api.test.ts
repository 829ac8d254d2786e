import { expect, it } from 'vitest';
import { openSimulatedClock } from '../../clock.ts';
import { type DatabaseLocation, openDatabase } from '../../db/connect.ts';
import { createRandom } from '../../sample-data/random.ts';
import { createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import type { Send } from '../../testing/rentals/client.ts';
import { type CardTemper, gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { type MortalNode, startMortalNode } from '../../testing/rentals/mortal-node.ts';
import { startNode } from '../../testing/rentals/nodes.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { createVisitor } from '../../testing/rentals/visitor.ts';
import { watchRequest } from '../../testing/rentals/watch-request.ts';
import { copyTestDatabase, testNow } from '../../testing/test-database.ts';

const SECONDS = sizeOf('SECONDS', 600, 3);
const RENTERS_AT_A_TIME = sizeOf('LANES', 6, 2);
const VISITORS_AT_A_TIME = RENTERS_AT_A_TIME;
const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = SECONDS * 1_000 + 180_000;

// Figures of a machine are asked for in the full run only, where minutes even them out.
const figures = isFull ? ', no slow search and no growing memory' : '';

it(
  `${SECONDS} seconds of mixed traffic leave no error, no loose end${figures}`,
  async () => {
    const random = createRandom(seed + 3);
    const { location, remove } = await copyTestDatabase();
    const { crowd, cars } = await prepare(location);
    // The embedded database belongs to one process; PostgreSQL to as many as there are.
    const nodes = [await startMortalNode(location)];
    if ('url' in location) nodes.push(await startMortalNode(location));
    let turn = 0;
    const send: Send = (path, init) => {
      turn += 1;
      return (nodes[turn % nodes.length] ?? (nodes[0] as MortalNode)).send(path, init);
    };
    const watched = watchRequest(send);
    const world = { send: watched.send, cars, publishableKey: '', random };
    const renters = crowd.map((renter) => createBusyRenter(renter, world));
    const visitor = createVisitor({ send, cars, random });

    const ends = performance.now() + SECONDS * 1_000;
    // On a slow machine a few seconds may pass before anybody has come to an end.
    const isOver = () => performance.now() >= ends && watched.notifiedMs.length > 0;
    const keep = async (act: () => Promise<void>) => {
      while (!isOver()) await act();
    };
    const lanes = [
      ...Array.from({ length: RENTERS_AT_A_TIME }, () => keep(() => random.pick(renters).act())),
      ...Array.from({ length: VISITORS_AT_A_TIME }, () => keep(() => visitor.act())),
    ];
    const memory = await memoryUntil(Promise.all(lanes), nodes);
    await watched.ended();
    for (const node of nodes) await node.kill();

    const database = await openDatabase(location);
    const last = await startNode(database);
    const { clock } = last.app.deps;
    await clock.moveTo(clock.now().add({ minutes: 20 }));
    const problems = await untilQuiet({ app: last.app, database }, PATIENCE_MS / 2);
    await last.stop();
    await remove();

    const faults = [...renters, visitor].flatMap((one) => one.faults);
    expect(faults).toEqual([]);
    expect(watched.faults).toEqual([]);
    expect(problems).toEqual([]);
    expect(watched.notifiedMs.length, 'nobody watched anything').toBeGreaterThan(0);
    const search = percentiles(visitor.searchMs);
    const told = percentiles(watched.notifiedMs);
    note(
      `soak: ${SECONDS} s, ${turn} calls, ${visitor.searchMs.length} searches of ${search.median.toFixed(1)} ms ` +
        `(p99 ${search.p99.toFixed(1)}), ${watched.notifiedMs.length} requests watched to their end in ` +
        `${told.median.toFixed(0)} ms (p99 ${told.p99.toFixed(0)}), memory of each node from minute two on: ` +
        `${memory.map((one) => one.map((mb) => mb.toFixed(0)).join(' ')).join(' | ')} MB, seed ${seed + 3}`,
    );
    if (isFull) {
      expect(search.p99).toBeLessThan(20 * search.median);
      for (const [first = 0, ...rest] of memory) {
        expect(rest.length, 'too short to see memory grow').toBeGreaterThan(0);
        expect(rest.at(-1)).toBeLessThan(first * 1.1);
      }
    }
  },
  PATIENCE_MS,
);

/** Of each node, every ten seconds from minute two on: what grew until then is warming up. */
async function memoryUntil(
  work: Promise<unknown>,
  nodes: readonly MortalNode[],
): Promise<readonly (readonly number[])[]> {
  const began = performance.now();
  const seen: number[][] = nodes.map(() => []);
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const pause = new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
    await Promise.race([over, pause]);
    if (performance.now() - began < 120_000) continue;
    for (const [index, node] of nodes.entries()) seen[index]?.push(await node.residentMegabytes());
  }
  await over;
  return seen;
}

function percentiles(times: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

async function prepare(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const tempers: readonly CardTemper[] = ['pays', 'pays', 'pays', 'declines'];
  const crowd = await gatherCrowd(
    database,
    Array.from(
      { length: isFull ? 200 : 16 },
      (_, index) => tempers[index % tempers.length] ?? 'pays',
    ),
  );
  const cars = await rentableCars(database, isFull ? 200 : 12);
  await clock.close();
  await database.close();
  return { crowd, cars };
}
