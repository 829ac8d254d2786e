import type { ApiClient } from '../../../../contract/client.ts';
import type { ShellUser } from '../../../page/shell-data.ts';
import { readMe } from './read-me.ts';

/** The signed-in renter as far as every page shows one. */
export async function readUser(api: ApiClient, cookies: string | null): Promise<ShellUser | null> {
  const me = await readMe(api, cookies);
  return (
    me && {
      name: me.name,
      email: me.email,
      emailVerified: me.emailVerified,
      needsVerification: !(me.emailVerified && me.licenceVerified && me.identityVerified),
      documentsInProgress: me.documentsInProgress,
    }
  );
}
