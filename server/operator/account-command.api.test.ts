import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { openRental } from '../testing/rentals/rental.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const { kindsOf } = securityLogOf(() => app);

const RENTER = 'renter@handover.example';
const BUSINESS = 'business@handover.example';
const PASSWORD = 'handover-sample';

const operator = async (...words: string[]) =>
  (await runCommand(app.deps, ['account', ...words])).lines.join('\n');
const refusal = (...words: string[]) =>
  operator(...words).then(
    () => 'done',
    (error: Error) => error.message,
  );
const post = (path: string, body: object) =>
  app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testOrigin },
    body: JSON.stringify(body),
  });
const signIn = async (email: string, password = PASSWORD) => {
  const answer = await post('sign-in/email', { email, password });
  return answer.ok ? 'signed in' : ErrorAnswer.parse(await answer.json()).error.code;
};
const me = async (cookie: string) => (await app.request('/api/me', { headers: { cookie } })).status;

it('an account is shown by its email or id, with what an operator asks about [A-SAFE-028]', async () => {
  await app.signIn(BUSINESS);
  const shown = await operator('show', BUSINESS.toUpperCase());
  expect(shown).toMatch(/^Sample Business[^\n]*business@handover\.example\n/);
  expect(shown).toContain('signs in    yes');
  expect(shown).toMatch(/sessions +1\b/);
  const id = /id +([0-9a-f-]{36})/.exec(shown)?.[1] ?? '';
  expect(await operator('show', id)).toBe(shown);
});

it('a disabled renter is signed out at once, told so after the right password only, and let in again [A-SAFE-028]', async () => {
  const [here, elsewhere] = [await app.signIn(RENTER), await app.signIn(RENTER)];
  expect(await operator('disable', RENTER)).toContain('signs in    no, disabled');
  expect([await me(here), await me(elsewhere)]).toEqual([401, 401]);
  expect(await signIn(RENTER)).toBe('account_disabled');
  expect(await signIn(RENTER, 'not the password')).toBe('invalid_credentials');
  expect(await operator('disable', RENTER), 'twice is once').toContain('no, disabled');

  expect(await operator('enable', RENTER)).toContain('signs in    yes');
  expect([await me(here), await me(elsewhere)], 'no session comes back').toEqual([401, 401]);
  expect(await signIn(RENTER)).toBe('signed in');
  const recorded = (await kindsOf(RENTER)).filter((kind) => kind.startsWith('account-'));
  expect(recorded).toEqual(['account-disabled', 'account-enabled']);
});

it('a link for a new password ends when its account is disabled, and none is sent [A-RECOVER-003 A-SAFE-028]', async () => {
  const office = openPostOffice(app);
  const ask = async (email: string) => {
    const answer = await post('request-password-reset', { email });
    return { status: answer.status, said: await answer.json() };
  };
  await ask(BUSINESS);
  const token = await office.tokenFor(BUSINESS);
  await operator('disable', BUSINESS);
  expect(await ask(BUSINESS), 'as for an email that nobody has').toEqual(
    await ask('nobody@handover.example'),
  );
  const { length } = await office.mailTo(BUSINESS);
  expect(length).toBe(1);
  await operator('enable', BUSINESS);
  const reset = await post('reset-password', { token, password: 'another long one' });
  expect(reset.status).toBe(410);
});

it('sessions can be ended without disabling anybody [A-SAFE-028]', async () => {
  const cookie = await app.signIn(RENTER);
  expect(await operator('end-sessions', RENTER)).toMatch(/sessions +0\b/);
  expect(await me(cookie)).toBe(401);
  expect(await signIn(RENTER)).toBe('signed in');
});

it('what a disabled renter has booked goes on [A-SAFE-028]', async () => {
  const renter = await openRental(app);
  const { id } = await renter.book();
  await operator('disable', RENTER);
  for (const due of ['2027-03-18T10:00:00Z', '2027-03-20T09:00:00Z']) {
    await renter.goTo(due);
    await renter.advance(id);
  }
  const { status } = await app.deps.database.kysely
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');
  await operator('enable', RENTER);
});

it('nobody else is touched, and what cannot be done is said [A-SAFE-028]', async () => {
  expect(await refusal('disable', 'nobody@handover.example')).toBe(
    'There is no account nobody@handover.example.',
  );
  expect(await refusal('disable')).toContain('Usage: npm run account');
  expect(await refusal('remove', RENTER)).toContain('Usage: npm run account');
  expect(await refusal('enable', 'admin@handover.example')).toContain('administrator');
  await app.deps.database.pool.query(
    `UPDATE users SET email = 'deleted-1@deleted.invalid', disabled = true WHERE email = $1`,
    ['new@handover.example'],
  );
  expect(await refusal('enable', 'deleted-1@deleted.invalid')).toContain('deleted');
});
