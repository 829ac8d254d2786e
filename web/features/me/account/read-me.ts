import type { Me } from '../../../../contract/accounts.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';

/** Who is signed in. A visitor without our cookie costs no question. */
export async function readMe(api: ApiClient, cookies: string | null): Promise<Me | null> {
  if (!cookies?.includes('session_token=')) return null;
  try {
    return await api.getMe();
  } catch (error) {
    // The session has ended, or was ended for them: a visitor like any other.
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
