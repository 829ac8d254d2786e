import type { SimState } from '../../contract/sim.ts';
import { codeAt, stepAt } from '../accounts/factors/totp.ts';
import type { Deps } from '../deps.ts';
import { sampleAppSecret } from '../sample-data/give-staff-apps.ts';
import { sampleStaff } from '../sample-data/staff.ts';

/** What the sample staff's authenticators show. A code that was used already is followed by the next. */
export async function staffCodesOf({
  database,
  clock,
  config,
  consoleUrl,
}: Deps): Promise<SimState['staff']> {
  if (!config.loadsSampleData || consoleUrl === null) return null;
  const rows = await database.kysely
    .selectFrom('staff_factors')
    .innerJoin('staff', 'staff.id', 'staff_factors.user_id')
    .select(['email', 'last_step'])
    .where('kind', '=', 'app')
    .where('staff_factors.name', '=', 'Sample authenticator')
    .execute();
  const now = stepAt(clock.trueNow());
  const people = sampleStaff.flatMap(({ email, description }) => {
    const app = rows.find((row) => row.email === email);
    if (!app) return [];
    const step = Math.max(now, (app.last_step ?? 0) + 1);
    return [{ email, description, code: codeAt(sampleAppSecret(email), step) }];
  });
  return { consoleUrl, people };
}
