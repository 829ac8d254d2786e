import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openSimulatedClock } from '../../clock.ts';
import { type Database, openDatabase } from '../../db/connect.ts';
import { isDatabaseAway } from '../../db/database-away.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { simulatorTables } from '../../providers/payments/simulator/tables.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { createRandom } from '../../sample-data/random.ts';
import { createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { createLifeline } from '../../testing/rentals/mortal-node.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { createVisitor } from '../../testing/rentals/visitor.ts';
import { watchRequest } from '../../testing/rentals/watch-request.ts';
import { forgeEvent, repeatSomeEvent } from '../../testing/rentals/webhooks.ts';
import { faultsOf } from '../../testing/storm/faults.ts';
import { leftOver } from '../../testing/storm/left-over.ts';
import { notePromises, Unanswered } from '../../testing/storm/promises.ts';
import { raiseSite } from '../../testing/storm/site.ts';
import { canMount } from '../../testing/storm/small-disk.ts';
import { strike } from '../../testing/storm/strike.ts';
import { fill } from '../../testing/templates.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testNow } from '../../testing/test-database.ts';

const SECONDS = sizeOf('SECONDS', 720, 8);
/** So many before the storm and after it: a storm over an empty sea proves nothing. */
const OUTCOMES = isFull ? 20 : 3;
const RENTERS_AT_A_TIME = sizeOf('LANES', 4, 2);
const TROUBLE_MS = isFull ? 6_000 : 1_500;
/** A booking that failed in the storm is looked at again after minutes (`queued-for.ts`): more than once. */
const QUIET_WITHIN_MS = isFull ? 1_200_000 : 660_000;
const PATIENCE_MS = SECONDS * 1_000 + 2 * QUIET_WITHIN_MS + 120_000;

const kills = { kill: sizeOf('KILLS', 104, 2) };
const troubles = {
  cut: sizeOf('CUTS', 30, 1),
  slow: isFull ? 6 : 1,
  'black hole': isFull ? 6 : 1,
  gone: isFull ? 4 : 1,
  'fast restart': isFull ? 5 : 1,
  'immediate restart': isFull ? 5 : 1,
  'all connections taken': isFull ? 3 : 1,
  'all connections waiting': isFull ? 4 : 1,
};

it(
  'while everything fails that can, nothing is lost, doubled, promised in vain or answered wrongly [R-ERROR-015]',
  async () => {
    const random = createRandom(seed + 4);
    const hasDisk = canMount();
    const site = await raiseSite({ diskMegabytes: hasDisk ? 768 : null });
    onTestFinished(site.stop, QUIET_WITHIN_MS);
    const database = await openDatabase({ url: site.url, connections: 6 });
    const { crowd, cars } = await prepare(site.url, database);
    await site.start();
    // Each event is told twice, newest first, and late.
    const webhooks = { times: 2, reordered: true, delaySeconds: isFull ? 20 : 2 };
    await setControls(simulatorTables(database.kysely), { webhooks });

    const promises = notePromises(site.webUrls);
    const lifeline = createLifeline();
    lifeline.connect(promises.send);
    const watched = watchRequest(lifeline.send, { comesAgain: true });
    const world = { send: watched.send, cars, publishableKey: '', random };
    const renters = crowd.map((renter) => createBusyRenter(renter, world));
    const visitor = createVisitor({ send: promises.send, cars, random });
    const app = await createTestApp({ database, settings: site.settings });
    const { clock } = app.deps;
    const { webhookSecret } = site;
    // Signed anew each time: what is repeated for minutes, because nobody answers, is too old by then.
    const sender = { database, webhookSecret, now: clock.trueNow, send: promises.send };

    let isOver = false;
    const surprises: unknown[] = [];
    const keep = async (act: () => Promise<unknown>) => {
      while (!isOver) await act().catch((error) => isForgiven(error) || surprises.push(error));
    };
    const lanes = [
      ...Array.from({ length: RENTERS_AT_A_TIME }, () => keep(() => random.pick(renters).act())),
      keep(() => visitor.act().then(() => delay(20))),
      keep(() => visitPage(promises.send, random.pick(['/', '/faq', '/assets?city=lisbon']))),
      keep(() => repeatSomeEvent(sender).then(() => delay(500))),
      keep(() => forgeEvent(sender, random.pick(['wrong key', 'too old'])).then(() => delay(700))),
    ];
    const someOutcomes = async (more: number) => {
      const enough = watched.outcomes.size + more;
      while (watched.outcomes.size < enough) await delay(100);
    };
    await someOutcomes(OUTCOMES);
    const began = performance.now();
    const faults = faultsOf(site, random, TROUBLE_MS);
    const disk = hasDisk ? { 'full disk': isFull ? 3 : 1 } : {};
    const struck = await Promise.all([
      strike(faults, kills, { random, seconds: SECONDS }),
      strike(faults, { ...troubles, ...disk }, { random, seconds: SECONDS }),
    ]);
    const stormMs = performance.now() - began;

    // Calm: whoever is still away comes back by themselves, and is told so.
    await Promise.all(site.programs.map((program) => program.up()));
    await Promise.all(site.webUrls.map(untilReady));
    await someOutcomes(OUTCOMES);
    isOver = true;
    await Promise.all(lanes);
    await clock.moveTo(clock.now().add({ minutes: 20 }));
    const problems = await untilQuiet({ app, database }, QUIET_WITHIN_MS, {
      areEmailsSent: true,
    });
    await watched.ended();
    // The provider, though in a process of its own, has its record in this database, samples and all.
    const differences = (await reconcile(app.deps)).differences.filter(
      ({ ref }) => !ref?.startsWith('sample_'),
    );
    const broken = await promises.broken(database);
    const notifiedWrong = await notifiedWrongly(database, watched.outcomes);
    const happened = await whatHappened(database);
    await app.close();
    await site.stop();

    note(
      `storm: ${Math.round(stormMs / 1000)} s, ${struck
        .flatMap((one) => [...one])
        .map(([name, count]) => `${count} × ${name}`)
        .join(', ')}` +
        `${hasDisk ? '' : ', full disk NOT RUN (nothing can be mounted here)'}; ` +
        `${site.programs.flatMap(({ failedStarts }) => failedStarts).length} starts failed meanwhile; ` +
        `${promises.counts.answered} answers, ${promises.counts.notNow} times 503, ${promises.counts.unanswered} without an answer; ` +
        `${promises.promised.length} promises, ${watched.outcomes.size} outcomes told; ${happened}; ` +
        `quiet after ${Math.round((performance.now() - began - stormMs) / 1000)} s, seed ${seed + 4}`,
    );
    if (!hasDisk)
      process.stdout.write('storm: the full disk was not run: nothing can be mounted.\n');
    expect(site.programs.flatMap((program) => program.faults)).toEqual([]);
    expect([...renters, visitor].flatMap((one) => one.faults)).toEqual([]);
    expect(surprises).toEqual([]);
    expect(promises.faults).toEqual([]);
    expect(watched.faults).toEqual([]);
    expect(problems).toEqual([]);
    expect(differences).toEqual([]);
    expect(broken).toEqual([]);
    expect(notifiedWrong).toEqual([]);
    expect(leftOver(site.programs.flatMap(({ pids }) => pids))).toEqual([]);
    expect(promises.counts.notNow + promises.counts.unanswered).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

/** Whoever only looks does not insist. */
const isForgiven = (error: unknown) => error instanceof Unanswered || isDatabaseAway(error);

async function visitPage(send: ReturnType<typeof notePromises>['send'], page: string) {
  const answer = await send(page, {});
  expect(answer.status, page).toBe(200);
  expect(await answer.text()).toContain('</html>');
  await delay(isFull ? 500 : 200);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error(`${url} did not come back`);
}

/** Outcomes that a watcher was told and that are not the outcome. */
async function notifiedWrongly(
  { pool }: Database,
  outcomes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string }>(
    'SELECT id, status FROM requests WHERE id = ANY($1)',
    [[...outcomes.keys()]],
  );
  return rows
    .filter(({ id, status }) => outcomes.get(id) !== status)
    .map(({ id, status }) => `${id} is ${status}, its watcher was told ${outcomes.get(id)}`);
}

async function whatHappened({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ what: string }>(
    `SELECT count(*) || ' ' || kind || ' ' || requests.status AS what FROM requests
     JOIN users ON users.id = user_id WHERE creation_source = 'crowd' GROUP BY kind, requests.status
     ORDER BY kind, requests.status`,
  );
  return rows.map(({ what }) => what).join(', ');
}

async function prepare(url: string, database: Database) {
  await fill(await openDatabase({ url }), 'sample');
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  await clock.close();
  const tempers = ['pays', 'pays', 'pays', 'declines'] as const;
  const crowd = await gatherCrowd(
    database,
    Array.from({ length: isFull ? 120 : 16 }, (_, index) => tempers[index % 4] ?? 'pays'),
  );
  return { crowd, cars: await rentableCars(database, isFull ? 120 : 12) };
}
