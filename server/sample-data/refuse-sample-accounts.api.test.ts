import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sampleAccounts } from './accounts.ts';
import { refuseSampleAccounts } from './refuse-sample-accounts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('a database with accounts whose password everybody knows is refused, until they are disabled and removed', async () => {
  const db = database.kysely;
  await expect(refuseSampleAccounts(db)).rejects.toThrow('SAMPLE_DATA=on');
  await db
    .updateTable('users')
    .set({ disabled: true })
    .where(
      'email',
      'in',
      sampleAccounts.map(({ email }) => email),
    )
    .execute();
  await expect(refuseSampleAccounts(db)).rejects.toThrow('SAMPLE_DATA=on');
  await db.updateTable('staff').set({ removed_at: new Date() }).execute();
  await refuseSampleAccounts(db);
});
