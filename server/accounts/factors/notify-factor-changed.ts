import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { FactorChange } from '../../mail/messages/factor-changed.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { firstNameOf } from '../first-name.ts';
import type { Realm } from '../realm.ts';

/** If it was not they themselves, this is how they learn. */
export async function notifyFactorChanged(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock' | 'siteUrl' | 'consoleUrl'>,
  realm: Realm,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const user = await tx
    .selectFrom(realm.people)
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, deps.jobs, {
    eventKey: `factor-changed:${randomUUID()}`,
    userId: realm.people === 'users' ? userId : null,
    recipient: user.email,
    template: 'factor-changed',
    data: {
      firstName: firstNameOf(user.name),
      change,
      url: `${realm.siteUrl(deps)}${realm.factorsPage}`,
    },
    now: deps.clock.now(),
  });
}
