import type { Queries } from '../db/connect.ts';
import { StartupError } from '../startup-error.ts';
import { sampleAccounts } from './accounts.ts';
import { sampleStaff } from './staff.ts';

/** Everybody knows their password: where they were not asked for by name, nobody is let in at all. */
export async function refuseSampleAccounts(db: Queries): Promise<void> {
  const emails = sampleAccounts.map(({ email }) => email);
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('disabled', '=', false)
    .executeTakeFirst();
  const staff = await db
    .selectFrom('staff')
    .select('id')
    .where(
      'email',
      'in',
      sampleStaff.map(({ email }) => email),
    )
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found && !staff) return;
  throw new StartupError(
    'This database has the sample accounts, whose password everybody knows: use another database, or set SAMPLE_DATA=on.',
  );
}
