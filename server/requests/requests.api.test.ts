/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { openDatabase } from '../db/connect.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { createSimulatedMail } from '../providers/mail/simulator/simulated-mail.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';
import { workersOf } from '../workers.ts';
import { carryOutRequest, endRequest, type RequestKinds } from './carry-out-request.ts';
import { writeRequest } from './write-request.ts';

const RENTER = 'renter@handover.example';
const STRANGER = 'business@handover.example';

let database: TestDatabase;
let app: TestApp;
let jobs: Jobs;
let renterId: string;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  jobs = await openJobs(database, app.deps.log);
  cookie = await app.signIn(RENTER);
  const { id } = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', RENTER)
    .executeTakeFirstOrThrow();
  renterId = id;
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const rehearse = async (kind = 'rehearsal') => {
  const { id } = await database.kysely
    .transaction()
    .execute((tx) =>
      writeRequest(tx, jobs, { kind, userId: renterId, payload: { n: 1 }, now: testNow }),
    );
  return id;
};

function work(on: { database: TestDatabase['kysely']; jobs: Jobs }, kinds: RequestKinds) {
  const deps = { db: on.database, clock: app.deps.clock, log: app.deps.log };
  return on.jobs.work({
    requests: {
      run: ({ requestId }) => carryOutRequest(deps, kinds, requestId),
      giveUp: ({ requestId }) =>
        endRequest(deps, requestId, { status: 'failure', errorCode: 'internal' }),
    },
  });
}

/** Opens the stream and reads its first event; `rest` reads on until the server ends it. */
async function watch(id: string) {
  const answer = await app.request(`/api/requests/${id}/events`, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const events = readEvents(answer);
  const first = (await events.next()).value;
  return { first, rest: async () => Array.fromAsync(events) };
}

async function* readEvents(answer: Response): AsyncGenerator<RequestRecord> {
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield RequestRecord.parse(JSON.parse(data));
    }
  }
}

describe('a request', () => {
  it('is pending until somebody carries it out [D-017-001 R-DATA-016]', async () => {
    const id = await rehearse();
    const answer = await app.request(`/api/requests/${id}`, { headers: { cookie } });
    expect(RequestRecord.parse(await answer.json())).toMatchObject({ id, status: 'pending' });
  });

  it('does not exist for anybody but its owner', async () => {
    const id = await rehearse();
    const stranger = await app.signIn(STRANGER);
    for (const path of [`/api/requests/${id}`, `/api/requests/${id}/events`]) {
      expect((await app.request(path, { headers: { cookie: stranger } })).status).toBe(404);
    }
  });

  it('leaves nothing behind when its transaction is undone', async () => {
    const before = await database.kysely.selectFrom('requests').select('id').execute();
    const queued = async () =>
      (await database.pool.query(`SELECT id FROM pgboss.job WHERE name = 'requests'`)).rows;
    const jobsBefore = await queued();
    const undone = database.kysely.transaction().execute(async (tx) => {
      await writeRequest(tx, jobs, {
        kind: 'rehearsal',
        userId: renterId,
        payload: {},
        now: testNow,
      });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await database.kysely.selectFrom('requests').select('id').execute()).toEqual(before);
    expect(await queued()).toEqual(jobsBefore);
  });

  it('is given up as a failure after the last attempt, unless money or a promise hangs on it', async () => {
    const mail = createSimulatedMail(database.kysely, app.deps.clock);
    const { requests } = workersOf(app.deps, mail);
    const statusOf = async (kind: string) => {
      const id = await rehearse(kind);
      await requests?.giveUp?.({ requestId: id });
      const answer = await app.request(`/api/requests/${id}`, { headers: { cookie } });
      const { status, errorCode } = RequestRecord.parse(await answer.json());
      return [status, errorCode];
    };
    for (const kind of ['paymentMethod', 'documentRequest', 'cancellation']) {
      expect(await statusOf(kind), kind).toEqual(['failure', 'internal']);
    }
    for (const kind of ['booking', 'modification', 'customerRemoval', 'identityRedaction']) {
      expect(await statusOf(kind), kind).toEqual(['pending', null]);
    }
  });

  it('is carried out by a worker on another node and its watcher is told [D-017-001]', async () => {
    // On PostgreSQL the worker has connections of its own, as a second machine would.
    const second =
      database.engine === 'postgres' ? await openDatabase(database.location) : database;
    const secondJobs = database.engine === 'postgres' ? await openJobs(second, app.deps.log) : jobs;
    const done = await rehearse();
    const failing = await rehearse('hopeless');
    const watcher = await watch(done);
    const watcherOfFailure = await watch(failing);
    expect(watcher.first).toMatchObject({ status: 'pending' });
    await work(
      { database: second.kysely, jobs: secondJobs },
      {
        rehearsal: async () => ({ status: 'accepted', result: { reference: '42' } }),
        hopeless: async () => ({ status: 'failure', errorCode: 'snap-failed' }),
      },
    );

    // A stream may say again how things stand before it says what came of it; that ends it.
    const told = await watcher.rest();
    expect(told.at(-1)).toMatchObject({ status: 'accepted', result: { reference: '42' } });
    expect(told.slice(0, -1).filter(({ status }) => status !== 'pending')).toEqual([]);
    expect((await watcherOfFailure.rest()).at(-1)).toMatchObject({
      status: 'failure',
      errorCode: 'snap-failed',
    });
    if (second !== database) {
      await secondJobs.stop();
      await second.close();
    }
  });

  it('ends with its first outcome, whatever comes later [R-DATA-016]', async () => {
    const id = await rehearse('done-twice');
    const deps = { db: database.kysely, clock: app.deps.clock };
    await endRequest(deps, id, { status: 'accepted', result: { reference: 'first' } });
    await endRequest(deps, id, { status: 'failure', errorCode: 'internal' });
    const answer = await app.request(`/api/requests/${id}`, { headers: { cookie } });
    expect(await answer.json()).toMatchObject({
      status: 'accepted',
      result: { reference: 'first' },
    });
  });

  it('ends as a failure when nobody knows its kind', async () => {
    const id = await rehearse('unheard-of');
    const deps = { db: database.kysely, clock: app.deps.clock, log: app.deps.log };
    await carryOutRequest(deps, {}, id);
    const answer = await app.request(`/api/requests/${id}`, { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ status: 'failure', errorCode: 'internal' });
  });
});
