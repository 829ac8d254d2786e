import { redirect } from 'react-router';
import type { ApiClient } from '../../../../contract/client.ts';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { hasKnownDomain } from '../../../../contract/known-domain.ts';
import { type AuthEntry, readEntry } from './auth-entry.ts';
import { readUser } from './read-user.ts';

/** The dialog the address asks for. Who is signed in already continues to where they were going. */
export async function loadEntry(
  api: ApiClient,
  request: Request,
  flags: PublicConfig['flags'],
): Promise<AuthEntry | null> {
  const entry = readEntry(new URL(request.url).searchParams, flags);
  if (entry === null) return null;
  if (entry === 'reset') throw redirect('/');
  if (entry.email !== null && !hasKnownDomain(entry.email)) throw redirect('/');
  const user = await readUser(api, request.headers.get('Cookie'));
  if (user) throw redirect(entry.origin);
  return entry;
}
