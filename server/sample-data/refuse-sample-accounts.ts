import type { Queries } from '../db/connect.ts';
import { StartupError } from '../startup-error.ts';
import { sampleAccounts } from './accounts.ts';

/** Everybody knows their password: where they were not asked for by name, nobody is let in at all. */
export async function refuseSampleAccounts(db: Queries): Promise<void> {
  const emails = sampleAccounts.map(({ email }) => email);
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (!found) return;
  throw new StartupError(
    'This database has the sample accounts, whose password everybody knows: use another database, or set SAMPLE_DATA=on.',
  );
}
