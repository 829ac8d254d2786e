import {
  type Asked,
  askAddress,
  postJson,
  type Refusal,
} from '../../../../contract/ask-address.ts';

type AuthAddress =
  | '/api/auth/sign-in/email'
  | '/api/auth/sign-up/email'
  | '/api/auth/sign-out'
  | '/api/auth/request-password-reset'
  | '/api/auth/reset-password'
  | '/api/auth/verify-email'
  | '/api/auth/second-step'
  | '/api/auth/second-step/options'
  | '/api/me/password';

/** Not by the API's client: what sets or ends a session has addresses of its own. Null is "done". */
export async function callAuth(address: AuthAddress, body: object): Promise<Refusal | null> {
  const { refusal } = await askAuth(address, body);
  return refusal;
}

/** The same, where the answer says more than "done". */
export const askAuth = <T>(address: AuthAddress, body: object): Promise<Asked<T>> =>
  askAddress(address, body);

/** `failure` means that it was asked for too often. */
export async function resendVerification(): Promise<'success' | 'failure' | 'unknown'> {
  try {
    const answer = await postJson('/api/auth/resend-verification-email', {});
    if (!answer.ok) return 'unknown';
    const { status } = (await answer.json()) as { readonly status: 'success' | 'failure' };
    return status;
  } catch {
    return 'unknown';
  }
}
