import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CarResults, OccupiedDates } from '../../contract/cars.ts';
import { openReplica, replicaBounds } from '../db/replica/open-replica.ts';
import { examine } from '../doctor/examine.ts';
import { createLog } from '../log.ts';
import { laterTrip, openRental, type Rental } from '../testing/rentals/rental.ts';
import { type ReplicatedApp, startReplicatedApp } from '../testing/replicated-app.ts';

const trip = `from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
/** Can be kept, and pays nothing. */
const DECLINED = '4000000000000341';
const SOON_MS = 30_000;

let world: ReplicatedApp;
let rental: Rental;
let car: string;

beforeAll(async () => {
  world = await startReplicatedApp();
  rental = await openRental(world.app);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.goOn();
  await world.caughtUp();
  car = await rental.freeCar();
});

const renter = () => ({ headers: { cookie: rental.cookie } });
const stranger = () => ({});

async function listed(who: RequestInit): Promise<readonly string[]> {
  const answer = await world.app.request(`/api/assets?city=lisbon&${trip}&size=50`, who);
  expect(answer.status).toBe(200);
  return CarResults.parse(await answer.json()).cars.map(({ id }) => id);
}

async function takenDays(who: RequestInit): Promise<number> {
  const answer = await world.app.request(
    `/api/assets/${car}/occupied-dates?from=2027-03-20&to=2027-03-24`,
    who,
  );
  return OccupiedDates.parse(await answer.json()).dates.length;
}

/** Counted by where they were read from. */
async function readFrom(work: () => Promise<unknown>) {
  const { counts } = world.app.deps.searchReads;
  const before = { ...counts };
  await work();
  return Object.fromEntries(
    Object.entries(counts)
      .map(([from, count]) => [from, count - before[from as keyof typeof before]] as const)
      .filter(([, count]) => count > 0),
  );
}

const bookIt = async () => {
  const quote = await rental.quote(car, laterTrip, { checkout: { profile: 'personal' } });
  return rental.request(quote.id, await rental.ownCard());
};

describe('searches on a replica', () => {
  it('lists, cars and calendars come from it, for renters who wrote nothing lately, too [R-CALL-024]', async () => {
    const look = async (who: RequestInit) => {
      await listed(who);
      await takenDays(who);
      await world.app.request(`/api/assets/${car}`, who);
    };
    expect(await readFrom(() => look(stranger()))).toEqual({ replica: 3 });
    expect(await readFrom(() => look(renter()))).toEqual({ replica: 3 });
  });

  it('who booked sees it while the replica lags; others see the car and are refused it [R-CALL-025]', async () => {
    await world.pauseJobs();
    const { id, bookingId } = await bookIt();

    expect(await readFrom(async () => expect(await listed(renter())).not.toContain(car))).toEqual({
      'primary-own-writes': 1,
    });
    expect(await takenDays(renter())).toBeGreaterThan(0);
    expect(await listed(stranger())).toContain(car);
    expect(await takenDays(stranger())).toBe(0);
    const other = await openRental(world.app, 'business@handover.example');
    expect(await other.refused('/api/holds', { carId: car, ...laterTrip })).toBe('car_unavailable');

    await world.goOn();
    await vi.waitFor(async () => expect(await listed(stranger())).not.toContain(car), SOON_MS);
    await world.caughtUp();
    expect(await readFrom(async () => expect(await listed(renter())).not.toContain(car))).toEqual({
      replica: 1,
    });
    await rental.work(id);
    expect((await rental.booking(bookingId ?? '')).id).toBe(bookingId);
  });

  it('who cancelled sees the car free at once [R-CALL-025]', async () => {
    const { id, bookingId } = await bookIt();
    await rental.work(id);
    await world.caughtUp();
    await world.pauseJobs();
    const answer = await rental.send('POST', `/api/bookings/${bookingId}/actions`, {
      action: 'user-cancel',
    });
    const cancellation = (await answer.json()) as { id: string };
    expect((await rental.work(cancellation.id)).status).toBe('accepted');

    expect(await listed(renter())).toContain(car);
    expect(await listed(stranger())).not.toContain(car);
  });

  it('whose card was declined sees the car free as soon as a worker has found out [R-CALL-025]', async () => {
    const quote = await rental.quote(car, laterTrip, { checkout: { profile: 'personal' } });
    const { id } = await rental.request(quote.id, await rental.card(DECLINED));
    // The replica knows what the renter asked for, and not what comes of it.
    await world.caughtUp();
    await world.pauseJobs();
    expect(await readFrom(async () => expect(await listed(renter())).not.toContain(car))).toEqual({
      replica: 1,
    });
    expect((await rental.work(id)).status).toBe('failure');

    expect(await listed(renter())).toContain(car);
    expect(await listed(stranger())).not.toContain(car);
  });

  it('who let go of a car sees it free, and not as taken by the hold that the replica still has [R-CALL-025]', async () => {
    const held = await rental.send('POST', '/api/holds', { carId: car, ...laterTrip });
    const { id } = (await held.json()) as { id: string };
    await world.caughtUp();
    expect(await readFrom(async () => expect(await listed(renter())).toContain(car))).toEqual({
      replica: 1,
    });
    await world.pauseJobs();
    expect((await rental.send('DELETE', `/api/holds/${id}`)).ok).toBe(true);

    expect(await listed(renter())).toContain(car);
    expect(await listed(stranger())).not.toContain(car);
  });

  it('a list is that of the server which was asked, however they alternate [R-CALL-028]', async () => {
    const before = await listed(stranger());
    await world.pauseJobs();
    const dearest = before.at(-1) ?? '';
    await world.database.pool.query('UPDATE cars SET price_per_day = 1 WHERE id = $1', [dearest]);
    await rental.quote(car); // a write of the renter's: their next search is the primary's
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await listed(renter()))[0]).toBe(dearest);
      expect(await listed(stranger())).toEqual(before);
    }
  });
});

describe('the doctor', () => {
  const look = async (replicaUrl: string) =>
    (await examine({ DATABASE_URL: world.primaryUrl, DATABASE_REPLICA_URL: replicaUrl })).find(
      ({ about }) => about === 'replica',
    );

  it('says whether the replica can be read, and never with its address', async () => {
    expect(await look(world.url)).toMatchObject({ isRight: true });
    expect(await look(world.primaryUrl)).toMatchObject({ isRight: false });
    const nowhere = await look('postgres://somebody:secret@127.0.0.1:9/handover');
    expect(nowhere).toMatchObject({ isRight: false });
    expect(JSON.stringify(nowhere)).not.toContain('secret');
  });
});

describe('a replica in trouble', () => {
  const metrics = async () => (await world.app.request('/metrics')).text();
  const inUse = () => vi.waitFor(() => expect(world.replica.view()).not.toBeNull(), SOON_MS);

  it('is not read while it is too far behind, and is again when it has caught up [R-CALL-026]', async () => {
    const log = createLog('silent');
    const strict = await openReplica(world.database, { url: world.url }, log, {
      ...replicaBounds,
      pollEveryMs: 20,
      lagMs: 100,
    });
    try {
      await vi.waitFor(() => expect(strict.view()).not.toBeNull(), SOON_MS);
      await world.pauseJobs();
      await world.database.pool.query('CREATE TABLE something_new ()');
      await vi.waitFor(() => expect(strict.view()).toBeNull(), SOON_MS);
      expect(strict.lagMs()).toBeGreaterThan(100);
      await world.goOn();
      await vi.waitFor(() => expect(strict.view()).not.toBeNull(), SOON_MS);
      expect(strict.lagMs()).toBeLessThanOrEqual(100);
    } finally {
      await strict.close();
    }
  });

  it('that is away costs nobody their answer, is told of, and is read again when it is back [R-CALL-026]', async () => {
    await inUse();
    expect(await metrics()).toContain('search_replica_used 1');
    await world.killReplica();
    for (let turn = 0; turn < 3; turn += 1) expect(await listed(stranger())).toContain(car);
    await vi.waitFor(() => expect(world.replica.view()).toBeNull(), SOON_MS);
    expect(await readFrom(() => listed(stranger()))).toEqual({ 'primary-replica-unfit': 1 });
    expect(world.said().at(-1)).toMatch(/search reads from the primary/);
    expect(await metrics()).toContain('search_replica_used 0');

    await world.reviveReplica();
    await inUse();
    expect(await readFrom(() => listed(stranger()))).toEqual({ replica: 1 });
    expect(world.said().at(-1)).toMatch(/search reads from the replica again/);
    expect(world.said()).toHaveLength(2);
  });

  it('that answers too slowly is left alone for a while [R-CALL-026]', async () => {
    const said: unknown[] = [];
    const log = {
      warn: ({ reason }: never) => said.push(reason),
      info: (line: unknown) => said.push(line),
    };
    const slow = await openReplica(
      world.database,
      { url: world.url, connections: 1 },
      log as never,
      {
        ...replicaBounds,
        pollEveryMs: 20,
        answerMs: 200,
      },
    );
    // Its only connection is lent out: whoever asks now waits.
    await vi.waitFor(() => expect(slow.view()).not.toBeNull(), SOON_MS);
    const client = await slow.view()?.database.pool.connect();
    await vi.waitFor(() => expect(said).toContain('the replica is slow'), SOON_MS);
    client?.release();
    await vi.waitFor(
      () => expect(said.at(-1)).toBe('search reads from the replica again'),
      SOON_MS,
    );
    expect(slow.view()).not.toBeNull();
    await slow.close();
  });

  it('is none when it is the primary itself: a promoted one has a life of its own [R-CALL-026]', async () => {
    const log = createLog('silent');
    const promoted = await openReplica(world.database, { url: world.primaryUrl }, log);
    expect(promoted.view()).toBeNull();
    await promoted.close();
  });
});
