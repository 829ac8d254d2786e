import { linkEmails } from '../../accounts/link-emails.ts';
import type { Deps } from '../../deps.ts';
import type { LinkTemplate } from '../../mail/messages/templates.ts';
import type { CompletionOf } from '../../mail/send-mail.ts';
import { invitationFor } from './invitation-emails.ts';

/** Every link in mail, to renters and to staff. */
export const allLinkEmails = (
  deps: Pick<Deps, 'database' | 'clock' | 'siteUrl' | 'consoleUrl'>,
): Pick<CompletionOf, Exclude<LinkTemplate, 'phone-booking'>> => ({
  ...linkEmails({ db: deps.database.kysely, clock: deps.clock, siteUrl: deps.siteUrl }),
  'staff-invitation': (recipient, { ground }) => invitationFor(deps, recipient, ground),
});
