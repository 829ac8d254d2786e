import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../contract/client.ts';
import { codeOf } from '../../testing/app-code.ts';
import type { Answer } from '../../testing/factors.ts';
import { createSoftPasskey } from '../../testing/soft-passkey.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('whoever of staff is signed in', () => {
  it('learns what they may do in which city', async () => {
    const owner = await (await app.operate('owner@handover.example')).api.getSelf();
    expect(owner).toMatchObject({
      name: 'Sample Owner',
      grants: [{ role: 'owner', cityId: null }],
    });
    expect(owner.cities.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lisbon', 'new-york']),
    );
    const desk = await (await app.operate('desk@handover.example')).api.getSelf();
    expect(desk.cities.map(({ id }) => id)).toEqual(['lisbon']);
    expect(desk.cities[0]?.permissions).toContain('refund');
    expect(desk.cities[0]?.permissions).not.toContain('fleet.edit');
  });

  it('stays so for 12 hours at most', async () => {
    const { sessionEndsAt } = await (await app.operate('desk@handover.example')).api.getSelf();
    const left = Temporal.Instant.from(sessionEndsAt).since(app.deps.clock.trueNow());
    expect(left.total('hours')).toBeLessThanOrEqual(12);
    expect(left.total('hours')).toBeGreaterThan(11);
  });

  it('sees where they are signed in, and ends one of these sessions', async () => {
    const here = await app.operate('dispatcher@handover.example');
    const there = await app.operate('dispatcher@handover.example');
    const { items } = await here.api.listOwnSessions();
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await here.api.endOwnSession({ params: { id: items[1]?.id ?? '' } });
    await expect(there.api.getSelf()).rejects.toThrow(ApiError);
    expect((await here.api.listOwnSessions()).items).toHaveLength(1);
  });

  it('cannot end somebody else’s', async () => {
    const desk = await app.operate('desk@handover.example');
    const owner = await app.operate('owner@handover.example');
    const [session] = (await owner.api.listOwnSessions()).items;
    await expect(
      desk.api.endOwnSession({ params: { id: session?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('everything that changes how staff sign in stands in the audit log, in its order', async () => {
  const { id, cookie, api } = await app.operate('fleet@handover.example');
  let session = cookie;
  const post = async (path: string, body: object) => {
    const answer = await app.requestConsole(`/api/operate/me/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: testConsoleOrigin,
        cookie: session,
      },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    const [replaced] = answer.headers.getSetCookie();
    session = replaced?.split(';')[0] ?? session;
    return (await answer.json()) as Answer;
  };
  const recordedSoFar = async () => {
    const { rows } = await app.deps.database.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE actor = $1 ORDER BY number',
      [id],
    );
    return rows.map(({ action }) => action);
  };
  const before = await recordedSoFar();
  const known = new Set((await api.listOwnFactors()).items.map((factor) => factor.id));
  const password = 'handover-sample';

  const { key } = await post('factors/app', { password });
  await post('factors/app/confirmation', { name: 'Another phone', code: codeOf(key) });
  const { options } = await post('factors/passkey', { password });
  const passkey = createSoftPasskey();
  const { origin, hostname: host } = new URL(testConsoleOrigin);
  const answer = passkey.register({ challenge: options.challenge, origin, host });
  await post('factors/passkey/confirmation', { name: 'Laptop', answer });
  await post('factors/recovery-codes', { password });
  const { items } = await app
    .operate('fleet@handover.example')
    .then((one) => one.api.listOwnFactors());
  for (const factor of items
    .filter((one) => !known.has(one.id))
    .toSorted((a, b) => a.kind.localeCompare(b.kind))) {
    await post('factors/removal', { id: factor.id, password });
  }
  await post('password', { currentPassword: password, newPassword: 'seven quiet lamps' });
  expect((await recordedSoFar()).slice(before.length)).toEqual([
    'staff add-app',
    'staff add-passkey',
    'staff renew-recovery-codes',
    'staff remove-app',
    'staff remove-passkey',
    'staff change-password',
  ]);
});

describe('the console', () => {
  it('knows nobody by a renter’s cookie, nor the renters’ pages anybody by its own', async () => {
    const cookie = await app.signIn('renter@handover.example');
    expect((await app.requestConsole('/api/operate/me', { headers: { cookie } })).status).toBe(401);
    const owner = await app.operate('owner@handover.example');
    const asStaff = { headers: { cookie: owner.cookie } };
    expect((await app.requestConsole('/api/operate/me', asStaff)).status).toBe(200);
    expect((await app.request('/api/me', asStaff)).status).toBe(401);
    // Not even under the other's name: the signature is right, the session is nobody's there.
    const renamed = (one: string, from: string, to: string) => ({
      headers: { cookie: one.replace(`${from}.session_token`, `${to}.session_token`) },
    });
    const atConsole = renamed(cookie, 'handover', 'handover_console');
    expect((await app.requestConsole('/api/operate/me', atConsole)).status).toBe(401);
    const atRenters = renamed(owner.cookie, 'handover_console', 'handover');
    expect((await app.request('/api/me', atRenters)).status).toBe(401);
  });

  it('answers neither the renters’ API, nor they its own', async () => {
    expect((await app.requestConsole('/api/cities')).status).toBe(404);
    expect((await app.request('/api/operate/me')).status).toBe(404);
  });

  it('refuses writes from other pages, the renters’ among them', async () => {
    const owner = await app.operate('owner@handover.example');
    const write = (origin: string) =>
      app.requestConsole(`/api/operate/me/sessions/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { cookie: owner.cookie, Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
      });
    expect((await write('http://handover.test')).status).toBe(403);
    expect((await write(testConsoleOrigin)).status).toBe(404);
  });

  it('has a document, a page and headers of its own', async () => {
    const page = await app.requestConsole('/api/operate/docs');
    expect(await page.text()).toContain('/api/operate/me/sessions');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const document = await app.requestConsole('/api/operate/openapi.json');
    expect(await document.json()).toMatchObject({ info: { title: 'Handover console' } });
  });
});
