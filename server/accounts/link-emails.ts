import { serverWords } from '../../i18n/server-words.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import type { TemplateData } from '../mail/messages/templates.ts';
import type { CompletionOf } from '../mail/send-mail.ts';
import { groundOf, issueLink, type LinkPurpose, linkHours } from './account-links.ts';
import { firstNameOf } from './first-name.ts';

const t = serverWords.getFixedT('en', 'emails');

interface LinkDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The links in mail are made when the mail is sent, and only for whoever may use them. */
export function linkEmails(deps: LinkDeps): Pick<CompletionOf, LinkPurpose> {
  return {
    'verify-email': (recipient) => linkFor(deps, 'verify-email', recipient),
    // What was asked for before a change of password or email is not sent after it.
    'reset-password': (recipient, { ground }) => linkFor(deps, 'reset-password', recipient, ground),
  };
}

async function linkFor(
  { db, clock, siteUrl }: LinkDeps,
  purpose: LinkPurpose,
  email: string,
  asked?: string,
): Promise<TemplateData<LinkPurpose> | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email_verified'])
    .where('email', '=', email)
    .where('admin', '=', false)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (!user) return null;
  if (purpose === 'verify-email' && user.email_verified) return null;
  const ground = await groundOf(db, purpose, email);
  if (asked !== undefined && asked !== ground) return null;
  const token = await issueLink(db, { purpose, userId: user.id, ground, now: clock.now() });
  return {
    firstName: firstNameOf(user.name),
    url: `${siteUrl}/${purpose}?token=${token}`,
    validFor: t('linkHours', { count: linkHours[purpose] }),
  };
}
