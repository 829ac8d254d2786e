import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostOffice } from '../testing/post-office.ts';
import { cookiesOf, strangersOf } from '../testing/strangers.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let office: ReturnType<typeof openPostOffice>;
beforeAll(async () => {
  app = await createTestApp();
  office = openPostOffice(app);
});
afterAll(() => app.close());

const ask = strangersOf(() => app);
const post = (path: string, body: unknown, cookie = '') => ask(path, body, { cookie });
const me = async (cookie: string) => (await app.request('/api/me', { headers: { cookie } })).status;
const password = 'a long enough one';
const chosen = 'another one';

let people = 0;
/** Somebody who is signed in on two devices. */
async function renter() {
  people += 1;
  const email = `links-${people}@handover.example`;
  const up = await post('/api/auth/sign-up/email', { name: 'Ana Sample', email, password });
  const elsewhere = await post('/api/auth/sign-in/email', { email, password });
  return { email, here: cookiesOf(up), elsewhere: cookiesOf(elsewhere) };
}
const askFor = (email: string) => post('/api/auth/request-password-reset', { email });
const reset = async (token: string) =>
  (await post('/api/auth/reset-password', { token, password: 'a third one' })).status;
const check = async (token: string) => (await post('/api/auth/check-reset-link', { token })).status;
const change = (cookie: string) =>
  post('/api/me/password', { currentPassword: password, newPassword: chosen }, cookie);
const linkTo = async (email: string) => {
  const { clock } = app.deps;
  await clock.moveTo(clock.now().add({ minutes: 1 }));
  await askFor(email);
  return office.tokenFor(email);
};

it('changing the password ends every link for a new one, and every other session [A-SAFE-025]', async () => {
  const { email, here, elsewhere } = await renter();
  const links = [await linkTo(email), await linkTo(email)];
  const changed = await change(here);
  expect(changed.status).toBe(200);
  for (const link of links) expect([await check(link), await reset(link)]).toEqual([410, 410]);
  expect([await me(here), await me(elsewhere), await me(cookiesOf(changed))]).toEqual([
    401, 401, 200,
  ]);
  expect((await post('/api/auth/sign-in/email', { email, password: chosen })).status).toBe(200);
});

it('a link that was asked for before the change is not sent after it [A-SAFE-025]', async () => {
  const { email, here } = await renter();
  await office.deliver();
  await askFor(email);
  await change(here);
  const subjects = (await office.mailTo(email)).map(({ text }) => text.includes('/reset-password'));
  expect(subjects).not.toContain(true);
  expect(await check(await linkTo(email)), 'the next one is good').toBe(200);
});

it('another email ends the links that went to the old one, to confirm it and for a password [A-SAFE-025]', async () => {
  const { email } = await renter();
  const confirmation = await office.tokenFor(email);
  const link = await linkTo(email);
  await app.deps.database.pool.query(`UPDATE users SET email = 'new-' || email WHERE email = $1`, [
    email,
  ]);
  expect([await check(link), await reset(link)]).toEqual([410, 410]);
  expect((await post('/api/auth/verify-email', { token: confirmation })).status).toBe(410);
});

it('a link and a change at once: one password, and nobody signed in with the other [A-SAFE-025]', async () => {
  const { email, here, elsewhere } = await renter();
  const link = await linkTo(email);
  const [changed, resetStatus] = await Promise.all([change(here), reset(link)]);
  const signsIn = async (one: string) =>
    (await post('/api/auth/sign-in/email', { email, password: one })).status === 200;
  const good = [await signsIn(password), await signsIn(chosen), await signsIn('a third one')];
  expect(good).toEqual(resetStatus === 200 ? [false, false, true] : [false, true, false]);
  expect([await me(here), await me(elsewhere)]).toEqual([401, 401]);
  expect(await me(cookiesOf(changed))).toBe(resetStatus === 200 ? 401 : 200);
});

it('two changes at once: one password, one session [A-SAFE-025]', async () => {
  const { email, here } = await renter();
  const both = await Promise.all(
    ['first choice', 'other choice'].map((newPassword) =>
      post('/api/me/password', { currentPassword: password, newPassword }, here),
    ),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const { rows } = await app.deps.database.pool.query(
    'SELECT count(*)::integer AS open FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
    [email],
  );
  expect(rows).toEqual([{ open: 1 }]);
});

it('a change that is cut off has changed nothing [A-SAFE-025]', async () => {
  const { email, here, elsewhere } = await renter();
  const link = await linkTo(email);
  vi.spyOn(app.deps.jobs, 'enqueue').mockRejectedValueOnce(new Error('cut off'));
  expect((await change(here)).status).toBe(500);
  vi.restoreAllMocks();
  expect([await me(here), await me(elsewhere), await check(link)]).toEqual([200, 200, 200]);
  expect((await post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
});
