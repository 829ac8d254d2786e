import { staffPolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { StaffInvitationData } from '../../mail/messages/staff-invitation.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { groundOf, issueInvitation } from './invitations.ts';
import { staffRealm } from './staff-realm.ts';

const t = serverWords.getFixedT('en', 'emails');

type Work = Pick<Deps, 'database' | 'clock' | 'siteUrl' | 'consoleUrl'>;

/**
 * As with renters' links: made when the mail is sent, and only for whoever may still use it. What was asked for
 * before a change of password is not sent after it.
 */
export async function invitationFor(
  work: Work,
  email: string,
  asked: string,
): Promise<StaffInvitationData | null> {
  const db = work.database.kysely;
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const ground = await groundOf(db, { userId: person.id });
  if (asked !== ground) return null;
  const link = { staffId: person.id, ground, now: work.clock.now() };
  const token = await db.transaction().execute((tx) => issueInvitation(tx, link));
  return {
    firstName: firstNameOf(person.name),
    url: joinUrl(work, token),
    validFor: t('linkDays', { count: staffPolicy.invitationDays }),
  };
}

export const joinUrl = (work: Pick<Deps, 'siteUrl' | 'consoleUrl'>, token: string): string =>
  `${staffRealm.siteUrl(work)}/join?token=${token}`;

/** `eventKey` names what happened: one press of a button is one message. */
export async function queueInvitation(
  tx: Queries,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { email, eventKey }: { readonly email: string; readonly eventKey: string },
): Promise<void> {
  await queueMail(tx, jobs, {
    eventKey,
    userId: null,
    recipient: email,
    template: 'staff-invitation',
    data: { ground: await groundOf(tx, { email }) },
    now: clock.now(),
  });
}
