import type { PublicConfig } from '../../../../contract/configuration.ts';
import type { ShellUser } from '../../../page/shell-data.ts';

export type AccountPrompt = 'verify-email' | 'verify-driver';

/** Pages that are about the very thing, about getting in, or where the simulated mail is read. */
const aboutEmail = /^\/(verify-email|reset-password|sim|driving\/[^/]+)$/;
const aboutDocuments = '/profile';

/** What a renter is asked to do next. The e-mail comes first: without it nobody can be reached. */
export function promptFor(
  user: ShellUser | null,
  pathname: string,
  flags: Pick<PublicConfig['flags'], 'documentValidationEnabled'>,
): AccountPrompt | null {
  if (!user?.needsVerification) return null;
  const path = pathname.replace(/\/+$/, '');
  if (aboutEmail.test(path)) return null;
  if (!user.emailVerified) return 'verify-email';
  // Nobody is sent to do what is switched off.
  if (!flags.documentValidationEnabled) return null;
  if (user.documentsInProgress) return null;
  return path === aboutDocuments ? null : 'verify-driver';
}
