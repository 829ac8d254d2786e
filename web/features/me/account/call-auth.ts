import type { ErrorAnswer } from '../../../../contract/errors.ts';

type Refusal = ErrorAnswer['error'];

type AuthAddress =
  | '/api/auth/sign-in/email'
  | '/api/auth/sign-up/email'
  | '/api/auth/sign-out'
  | '/api/auth/request-password-reset'
  | '/api/auth/reset-password'
  | '/api/auth/verify-email'
  | '/api/me/password';

/** Not by the API's client: what sets or ends a session has addresses of its own. Null is "done". */
export async function callAuth(
  address: AuthAddress,
  body: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  try {
    const answer = await postJson(address, body);
    return answer.ok ? null : refusalIn(await answer.json());
  } catch {
    return unreadable;
  }
}

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

const postJson = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const unreadable: Refusal = { code: 'unavailable', message: 'No readable answer' };

function refusalIn(document: Partial<ErrorAnswer> | null): Refusal {
  return document?.error ?? unreadable;
}
