import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { firstNameOf } from './first-name.ts';
import type { Realm } from './realm.ts';

/** If it was not they who changed it, this is how they learn; answers where they do. */
export async function notifyPasswordChanged(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock' | 'siteUrl' | 'consoleUrl'>,
  realm: Realm,
  userId: string,
): Promise<string> {
  const user = await tx
    .selectFrom(realm.people)
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, deps.jobs, {
    eventKey: `password-changed:${randomUUID()}`,
    userId: realm.people === 'users' ? userId : null,
    recipient: user.email,
    template: 'password-changed',
    data: {
      firstName: firstNameOf(user.name),
      url: `${realm.siteUrl(deps)}${realm.passwordPage}`,
    },
    now: deps.clock.now(),
  });
  return user.email;
}
