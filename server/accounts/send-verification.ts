import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Asks a new renter to confirm their e-mail; `attempt` tells one request of theirs from the next. */
export function sendVerification(
  tx: Queries,
  jobs: Jobs,
  user: { readonly id: string; readonly email: string },
  at: { readonly attempt: string; readonly now: Temporal.Instant },
): Promise<void> {
  return queueMail(tx, jobs, {
    eventKey: `verify-email:${user.id}:${at.attempt}`,
    userId: user.id,
    recipient: user.email,
    template: 'verify-email',
    data: {},
    now: at.now,
  });
}
