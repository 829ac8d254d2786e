import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonalData } from '../../contract/profile.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { securityLogPolicy } from '../../domain/policy-constants.ts';
import { authPaths } from '../accounts/auth-paths.ts';
import { tidy } from '../jobs/tidy.ts';
import { runCommand } from '../operator/run-command.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { createTestApp, type TestApp, testConsoleOrigin, testOrigin } from '../testing/test-app.ts';
import { recordSecurityEvent } from './record-security-event.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const { eventsOf, kindsOf } = securityLogOf(() => app);

interface Asked {
  readonly from?: string;
  readonly cookie?: string;
  readonly requestId?: string;
}
const post = (path: string, body: unknown, { from, cookie, requestId }: Asked = {}) =>
  app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: testOrigin,
      'User-Agent': 'A browser of the tests',
      'X-Forwarded-For': from ?? '198.51.100.7',
      ...(cookie ? { cookie } : {}),
      ...(requestId ? { 'X-Request-Id': requestId } : {}),
    },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const password = 'nobody guesses this one';
async function newcomer() {
  const email = `${randomUUID()}@handover.example`;
  const answer = await post('/api/auth/sign-up/email', {
    name: 'Sample Newcomer',
    email,
    password,
  });
  const { id } = await app.deps.database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email, cookie: cookieOf(answer) };
}

it('signing up, in and out and every refusal is an event with account, address, device and request', {
  tags: ['embedded'],
}, async () => {
  const { id, email, cookie } = await newcomer();
  const signIn = '/api/auth/sign-in/email';
  const requestId = randomUUID();
  const from = '2001:db8::7';
  await post(signIn, { email, password: 'not this one' }, { from, requestId });
  await post(signIn, { email, password });
  await post('/api/auth/sign-out', {}, { cookie });
  await post('/api/auth/request-password-reset', { email });
  expect(await kindsOf(id)).toEqual([
    'signed-up',
    'sign-in-refused',
    'signed-in',
    'signed-out',
    'reset-requested',
  ]);
  const [, refusal] = await eventsOf(id);
  expect(refusal).toMatchObject({
    address: from,
    device: 'A browser of the tests',
    request_id: requestId,
  });
});

it('who tries an email that nobody has is written down without it', async () => {
  const email = 'nobody-has-this@handover.example';
  await post('/api/auth/sign-in/email', { email, password });
  const events = await eventsOf(null);
  expect(events.map(({ kind }) => kind)).toContain('sign-in-refused');
  expect(JSON.stringify(events)).not.toContain(email);
});

it('a limit that is reached is one event, however long somebody goes on', async () => {
  const { id, email } = await newcomer();
  const most = authPaths['/api/auth/sign-in/email']?.limits.perAccount?.most ?? 0;
  expect(most).toBeGreaterThan(0);
  for (let n = 0; n < most + 5; n += 1) {
    const from = `198.51.100.${n}`;
    await post('/api/auth/sign-in/email', { email, password: 'not this one' }, { from });
  }
  const kinds = await kindsOf(id);
  expect(kinds.filter((kind) => kind === 'limit-reached')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'sign-in-refused').length).toBeLessThanOrEqual(most);
});

it('a card that is asked for, money that goes back, and an export are events of the account', async () => {
  const { userId } = renter;
  await renter.done('/api/me/payment-methods', {}, RequestRecord);
  const { id } = await renter.book();
  await renter
    .done(`/api/bookings/${id}/actions`, { action: 'user-cancel' }, RequestRecord)
    .then((request) => renter.work(request.id));
  const exported = await renter.read('/api/me/export', PersonalData);
  const kinds = await kindsOf(userId);
  for (const kind of ['signed-in', 'card-requested', 'refund-given', 'data-exported'] as const) {
    expect(kinds).toContain(kind);
  }
  expect(exported.securityEvents).toContainEqual(expect.objectContaining({ kind: 'refund-given' }));
});

it('settings and commands are events of nobody’s account', async () => {
  await runCommand(app.deps, ['settings', 'set', 'signup_config', 'signupEnabled=true']);
  const events = await eventsOf(null);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'operator-command', detail: 'settings set' }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'setting-changed',
      detail: 'signup_config {"signupEnabled":true}',
    }),
  );
});

it('a setting that is changed in the console is an event of whoever of staff changed it', async () => {
  const owner = await app.operate('owner@handover.example');
  const { settings } = await owner.api.listSettings();
  const { version = 0 } = settings.find(({ key }) => key === 'search_config') ?? {};
  const body = { version, value: { noticeHours: 6 } };
  await owner.api.changeSetting({ params: { key: 'search_config' }, body });
  expect(await eventsOf(owner.id)).toContainEqual(
    expect.objectContaining({ kind: 'setting-changed', detail: 'search_config {"noticeHours":6}' }),
  );
});

it('a link to a new password that is refused is an event of whose it was', async () => {
  const { id, email } = await newcomer();
  await post('/api/auth/request-password-reset', { email });
  const token = await openPostOffice(app).tokenFor(email);
  const reset = (link: string) =>
    post('/api/auth/reset-password', { token: link, password: 'nine patient otters' });
  expect([(await reset(token)).status, (await reset(token)).status]).toEqual([200, 410]);
  expect((await kindsOf(id)).slice(-2)).toEqual(['password-reset', 'reset-refused']);
  const madeUp = 'x'.repeat(43);
  expect((await reset(madeUp)).status).toBe(410);
  const events = await eventsOf(null);
  expect(events.at(-1)).toMatchObject({ kind: 'reset-refused', address: '198.51.100.7' });
  expect(JSON.stringify(events)).not.toContain(madeUp);
});

it('who of staff joins by a link is signed in by it, and refused with it later', async () => {
  const owner = await app.operate('owner@handover.example');
  const email = 'joins@example.org';
  const grants = [{ role: 'desk' as const, cityId: 'lisbon' }];
  const invited = { name: 'Joins Us', email, grants };
  const { id } = await owner.api.inviteStaff({ body: invited });
  const token = await openPostOffice(app).tokenFor(email);
  const join = (link: string) =>
    app.requestConsole('/api/operate/auth/invitation/acceptance', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testConsoleOrigin },
      body: JSON.stringify({ token: link, name: 'Joins Us', password: 'nine patient otters' }),
    });
  expect((await join(token)).status).toBe(200);
  expect(await eventsOf(id)).toMatchObject([
    { kind: 'password-reset' },
    { kind: 'signed-in', detail: 'invitation' },
  ]);
  // One that was used is forgotten; one that has only expired still says whose it was.
  expect((await join(token)).status).toBe(410);
  expect((await eventsOf(null)).at(-1)).toMatchObject({ kind: 'reset-refused' });
  await owner.api.resendStaffInvitation({ params: { id } });
  const next = await openPostOffice(app).tokenFor(email);
  await app.deps.database.kysely
    .updateTable('staff_invitations')
    .set({ expires_at: app.deps.clock.now().toString() })
    .execute();
  expect((await join(next)).status).toBe(410);
  expect((await kindsOf(id)).at(-1)).toBe('reset-refused');
});

it('an account that is deleted leaves its events behind without where from and by what', async () => {
  const { id, cookie } = await newcomer();
  const deleted = await app.request('/api/me', {
    method: 'DELETE',
    headers: {
      cookie,
      Origin: testOrigin,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': '198.51.100.8',
    },
    body: JSON.stringify({ password }),
  });
  expect(deleted.ok, await deleted.text()).toBe(true);
  expect(await eventsOf(id)).toMatchObject([
    { kind: 'signed-up', address: null, device: null },
    { kind: 'account-deleted', address: '198.51.100.8' },
  ]);
});

it('an operator asks by account and since when', async () => {
  const { id, email, cookie } = await newcomer();
  const ask = async (...words: string[]) =>
    (await runCommand(app.deps, ['events', ...words])).lines;
  expect(await ask('--account', email)).toEqual([
    expect.stringMatching(/^\S+Z {2}signed-up {2}/),
    '1 events.',
  ]);
  const later = app.deps.clock.now().add({ seconds: 1 });
  await app.deps.clock.moveTo(later.add({ seconds: 1 }));
  await post('/api/auth/sign-out', {}, { cookie });
  const sinceThen = await ask('--account', id, '--since', later.toString());
  expect(sinceThen).toEqual([expect.stringContaining('  signed-out  '), '1 events.']);
  expect(await ask('--account', id, '--since', 'PT1H', '--kind', 'signed-up')).toHaveLength(2);
  await expect(ask('--kind', 'signedin')).rejects.toThrow(
    /"signedin" is no kind.*signed-in.*events -- /,
  );
  const staff = 'desk@handover.example';
  await app.requestConsole('/api/operate/auth/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testConsoleOrigin },
    body: JSON.stringify({ email: staff, password: 'not this one' }),
  });
  expect(await ask('--account', staff.toUpperCase())).toEqual([
    expect.stringContaining('  sign-in-refused  '),
    '1 events.',
  ]);
  await expect(ask('--account', 'not-there@handover.example')).rejects.toThrow(
    'There is no account',
  );
  await expect(ask('--since', 'yesterday')).rejects.toThrow('"yesterday" cannot be used');
  await expect(ask('--whose', id)).rejects.toThrow('Usage: npm run events');
});

it('what is written stays: no entry is changed, and none leaves before those older than it', async () => {
  const { pool, kysely: db } = app.deps.database;
  const now = app.deps.clock.now();
  const userId = randomUUID();
  for (const hours of [2, 1, 0]) {
    await recordSecurityEvent(db, { kind: 'signed-in', userId, now: now.subtract({ hours }) });
  }
  const [, middle] = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const tried = (sql: string) =>
    pool.query(`${sql} WHERE id = ${middle?.id}`).then(
      () => 'done',
      (error: Error) => error.message,
    );
  for (const change of ["kind = 'signed-out'", "detail = 'x'", 'user_id = null', 'at = now()']) {
    expect(await tried(`UPDATE security_events SET ${change}`)).toBe(
      'the security log is not changed',
    );
  }
  for (const change of ["address = '203.0.113.9'", "device = 'another'"]) {
    expect(await tried(`UPDATE security_events SET ${change}`)).toBe(
      'the security log is not changed',
    );
  }
  expect(await tried('DELETE FROM security_events')).toContain('oldest end only');
  await expect(pool.query('TRUNCATE security_events')).rejects.toThrow('is not emptied');
  expect(await eventsOf(userId)).toHaveLength(3);
});

it('an address is shortened after 30 days and the event goes after a year', async () => {
  const db = app.deps.database.kysely;
  const now = app.deps.clock.now();
  const userId = randomUUID();
  for (const address of ['203.0.113.77', '2001:db8:1:2:3::4']) {
    await db
      .insertInto('security_events')
      .values({ at: now.toString(), kind: 'signed-in', user_id: userId, address })
      .execute();
  }
  await recordSecurityEvent(db, { kind: 'signed-in', userId, now });
  const { daysStored, daysWithWholeAddress } = securityLogPolicy;
  const addressesAfter = async (days: number) => {
    await tidy(db, now.add({ hours: 24 * days + 1 }));
    return (await eventsOf(userId)).map(({ address }) => address);
  };
  expect(await addressesAfter(daysWithWholeAddress - 1)).toEqual([
    '203.0.113.77',
    '2001:db8:1:2:3::4',
    null,
  ]);
  const shortened = ['203.0.113.0/24', '2001:db8:1::/48', null];
  expect(await addressesAfter(daysWithWholeAddress)).toEqual(shortened);
  expect(await addressesAfter(daysStored - 1)).toEqual(shortened);
  expect(await addressesAfter(daysStored)).toEqual([]);
});
