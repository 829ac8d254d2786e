import { randomUUID } from 'node:crypto';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { groundOf } from './account-links.ts';
import { countAttempt } from './count-attempt.ts';

/**
 * Known, disabled or not, the same is written and queued: neither the answer nor its time tells
 * whether there is an account. Whoever sends the mail finds out, and forgets it if there is none.
 * However many strangers ask, a mailbox is not flooded, and its owner has a link that is good.
 */
export async function requestPasswordReset(
  { database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  email: string,
  { isKnownDevice }: { readonly isKnownDevice: boolean },
): Promise<void> {
  const now = clock.now();
  const { emailsPerAccount } = attemptPolicy.recovery;
  await database.kysely.transaction().execute(async (tx) => {
    const count = () => countAttempt(tx, `recovery of ${email}`, emailsPerAccount, now);
    if (!isKnownDevice && !(await count()).isWithin) return;
    const ground = await groundOf(tx, 'reset-password', email);
    await queueMail(tx, jobs, {
      eventKey: `reset-password:${randomUUID()}`,
      userId: null,
      recipient: email,
      template: 'reset-password',
      data: { ground },
      now,
    });
  });
}
