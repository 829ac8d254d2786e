import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { countAttempt, type Limit } from './count-attempt.ts';
import { sendVerification } from './send-verification.ts';

const LIMIT: Limit = { most: 3, minutes: 15 };

/**
 * Another message with another link, for whoever has not confirmed their e-mail yet. `failure` means
 * that there were too many already.
 */
export async function resendVerification(
  { database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  userId: string,
): Promise<'success' | 'failure'> {
  const now = clock.now();
  return database.kysely.transaction().execute(async (tx) => {
    const { isWithin } = await countAttempt(tx, `resend-verification:${userId}`, LIMIT, now);
    if (!isWithin) return 'failure';
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .executeTakeFirst();
    if (user) await sendVerification(tx, jobs, user, { attempt: randomUUID(), now });
    return 'success';
  });
}
