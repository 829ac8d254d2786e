import { expect, it } from 'vitest';
import { createTestApp, testOrigin } from '../testing/test-app.ts';
import { groundOf, issueLink } from './account-links.ts';

it('whoever’s signing up was cut off before the password was kept gets in by a new one', async () => {
  const app = await createTestApp();
  const { database, clock } = app.deps;
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testOrigin },
      body: JSON.stringify(body),
    });
  const account = { email: 'ana@cut.example', password: 'a long enough one' };
  expect((await post('/api/auth/sign-up/email', { name: 'Ana', ...account })).status).toBe(200);
  const { id: userId } = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow();
  await database.kysely.deleteFrom('credentials').where('user_id', '=', userId).execute();
  expect((await post('/api/auth/sign-in/email', account)).status).toBe(401);

  const now = clock.now();
  const purpose = 'reset-password';
  const ground = await groundOf(database.kysely, purpose, account.email);
  const token = await issueLink(database.kysely, { purpose, userId, ground, now });
  const { password } = account;
  expect((await post('/api/auth/reset-password', { token, password })).status).toBe(200);
  expect((await post('/api/auth/sign-in/email', account)).status).toBe(200);
  await app.close();
});
