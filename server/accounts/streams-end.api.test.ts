import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { endRequest } from '../requests/carry-out-request.ts';
import { writeRequest } from '../requests/write-request.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';

const password = 'a long enough one';

let database: TestDatabase;
let app: TestApp;
/** On PostgreSQL a node with connections of its own; the embedded database has only one. */
let other: TestApp;
let office: ReturnType<typeof openPostOffice>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  const isShared = database.engine === 'postgres';
  other = isShared ? await createTestApp({ database: await openDatabase(database.location) }) : app;
  office = openPostOffice(app);
});
afterAll(async () => {
  if (other !== app) await other.close();
  await app.close();
});

const post = (path: string, body: unknown, cookie = '') =>
  other.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testOrigin, cookie },
    body: JSON.stringify(body),
  });

let people = 0;
/** A renter who watches a request of theirs on one node, and has had its first event. */
async function watcher() {
  people += 1;
  const email = `watcher-${people}@handover.example`;
  const up = await post('/api/auth/sign-up/email', { name: 'Ana Sample', email, password });
  const cookie = up.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { id: userId } = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const request = { kind: 'rehearsal', userId, payload: {}, now: testNow };
  const { id } = await database.kysely
    .transaction()
    .execute((tx) => writeRequest(tx, app.deps.jobs, request));
  const answer = await app.request(`/api/requests/${id}/events`, { headers: { cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value;
  expect(first).toContain('"status":"pending"');
  return {
    email,
    cookie,
    userId,
    /** Something happens that the stream would tell. */
    change: () =>
      endRequest({ db: database.kysely, clock: app.deps.clock }, id, {
        status: 'accepted',
        result: { reference: 'not for these eyes' },
      }),
    /** What it says until it ends. That the request was written can be announced late, and says the same again. */
    async rest() {
      const said: string[] = [];
      for (let one = await reader?.read(); one && !one.done; one = await reader?.read()) {
        if (one.value !== first) said.push(one.value);
      }
      return said;
    },
  };
}

type Watcher = Awaited<ReturnType<typeof watcher>>;

it.each<[string, (one: Watcher) => Promise<unknown>]>([
  ['signing out', ({ cookie }) => post('/api/auth/sign-out', {}, cookie)],
  [
    'a new password',
    ({ cookie }) =>
      post('/api/me/password', { currentPassword: password, newPassword: 'another one' }, cookie),
  ],
  [
    'a new password by a link',
    async ({ email }) => {
      await post('/api/auth/request-password-reset', { email });
      const token = await office.tokenFor(email);
      await post('/api/auth/reset-password', { token, password: 'another one' });
    },
  ],
])('a stream ends by itself with %s on another node [A-SAFE-026]', async (_, end) => {
  const one = await watcher();
  await end(one);
  expect(await one.rest()).toEqual([]);
});

it.each([
  ['a disabled account', 'UPDATE users SET disabled = true WHERE id = $1'],
  ['an administrator', 'UPDATE users SET admin = true WHERE id = $1'],
  ['an expired session', 'UPDATE sessions SET expires_at = now() WHERE user_id = $1'],
])('nothing more is delivered to %s [A-SAFE-026]', async (_, statement) => {
  const one = await watcher();
  await database.pool.query(statement, [one.userId]);
  await one.change();
  expect(await one.rest()).toEqual([]);
});

it('whoever stays signed in is told, whoever else signs out [A-SAFE-026]', async () => {
  const one = await watcher();
  const another = await post('/api/auth/sign-in/email', { email: one.email, password });
  await post('/api/auth/sign-out', {}, another.headers.getSetCookie()[0]?.split(';')[0]);
  await one.change();
  expect(await one.rest()).toHaveLength(1);
});
