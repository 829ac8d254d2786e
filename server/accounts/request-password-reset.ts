import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

/**
 * Known, disabled or not, the same is written and queued: neither the answer nor its time tells
 * whether there is an account. Whoever sends the mail finds out, and forgets it if there is none.
 */
export async function requestPasswordReset(
  { database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  email: string,
): Promise<void> {
  await database.kysely.transaction().execute((tx) =>
    queueMail(tx, jobs, {
      eventKey: `reset-password:${randomUUID()}`,
      userId: null,
      recipient: email,
      template: 'reset-password',
      data: {},
      now: clock.now(),
    }),
  );
}
