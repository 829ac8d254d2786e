import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { firstNameOf } from './first-name.ts';

/** If it was not the renter who changed it, this is how they learn; answers where they do. */
export async function notifyPasswordChanged(
  tx: Queries,
  { jobs, clock, siteUrl }: Pick<Deps, 'jobs' | 'clock' | 'siteUrl'>,
  userId: string,
): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, jobs, {
    eventKey: `password-changed:${randomUUID()}`,
    userId,
    recipient: user.email,
    template: 'password-changed',
    data: {
      firstName: firstNameOf(user.name),
      url: `${siteUrl}/?action=forgotPassword`,
    },
    now: clock.now(),
  });
  return user.email;
}
