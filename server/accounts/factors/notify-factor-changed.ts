import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { FactorChange } from '../../mail/messages/factor-changed.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { firstNameOf } from '../first-name.ts';

/** If it was not the renter, this is how they learn. */
export async function notifyFactorChanged(
  tx: Queries,
  { jobs, clock, siteUrl }: Pick<Deps, 'jobs' | 'clock' | 'siteUrl'>,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, jobs, {
    eventKey: `factor-changed:${randomUUID()}`,
    userId,
    recipient: user.email,
    template: 'factor-changed',
    data: { firstName: firstNameOf(user.name), change, url: `${siteUrl}/profile` },
    now: clock.now(),
  });
}
