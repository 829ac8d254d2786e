import type { ShellUser } from '../shell/shell-data.ts';

export type AccountPrompt = 'verify-email' | 'verify-driver';

/** Pages that are about the very thing, or about getting in. */
const aboutEmail = ['/verify-email', '/reset-password'];
const aboutDocuments = [...aboutEmail, '/profile'];

/** What a renter is asked to do next. The e-mail comes first: without it nobody can be reached. */
export function promptFor(user: ShellUser | null, pathname: string): AccountPrompt | null {
  if (!user?.needsVerification) return null;
  const path = pathname.replace(/\/+$/, '');
  if (!user.emailVerified) return aboutEmail.includes(path) ? null : 'verify-email';
  return aboutDocuments.includes(path) ? null : 'verify-driver';
}
