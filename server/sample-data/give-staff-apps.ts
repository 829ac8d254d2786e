import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Auth } from '../accounts/auth-library.ts';
import { seal } from '../accounts/factors/seal.ts';
import type { Database } from '../db/connect.ts';
import { loadingLock } from './load.ts';
import { sampleStaff } from './staff.ts';

/** The sample staff's authenticator: its codes are shown at /sim, so its secret may be known. */
export const sampleAppSecret = (email: string): Buffer =>
  createHash('sha256').update(`sample authenticator of ${email}`).digest().subarray(0, 20);

/** Sealed under this installation's secret, so not among the rows of the sample data; once for each. */
export async function giveSampleStaffApps(auth: Auth, { kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${loadingLock})`.execute(tx);
    const bare = await tx
      .selectFrom('staff')
      .select(['id', 'email', 'joined_at'])
      .where(
        'email',
        'in',
        sampleStaff.map(({ email }) => email),
      )
      .where('removed_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('staff_factors').select('id').whereRef('user_id', '=', 'staff.id'))),
      )
      .execute();
    for (const { id, email, joined_at } of bare) {
      if (!joined_at) continue;
      await tx
        .insertInto('staff_factors')
        .values({
          user_id: id,
          kind: 'app',
          name: 'Sample authenticator',
          sealed_secret: await seal(auth, sampleAppSecret(email)),
          created_at: joined_at,
        })
        .execute();
    }
  });
}
