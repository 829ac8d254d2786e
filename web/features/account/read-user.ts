import { type ApiClient, ApiError } from '../../../contract/client.ts';
import type { ShellUser } from '../shell/shell-data.ts';

/** Who is signed in. A visitor without our cookie costs no question. */
export async function readUser(api: ApiClient, cookies: string | null): Promise<ShellUser | null> {
  if (!cookies?.includes('session_token=')) return null;
  try {
    const me = await api.getMe();
    return {
      name: me.name,
      needsVerification: !(me.emailVerified && me.licenceVerified && me.identityVerified),
    };
  } catch (error) {
    // The session has ended, or was ended for them: a visitor like any other.
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
