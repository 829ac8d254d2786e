import type { ErrorAnswer } from '../../../contract/errors.ts';

type Refusal = ErrorAnswer['error'];

/** Not by the API's client: signing in belongs to the library's own addresses. Null is "done". */
export async function callAuth(
  path: 'sign-in/email' | 'sign-up/email' | 'sign-out',
  body: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  try {
    const answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? null : refusalIn(await answer.json());
  } catch {
    return unreadable;
  }
}

const unreadable: Refusal = { code: 'unavailable', message: 'No readable answer' };

function refusalIn(document: Partial<ErrorAnswer> | null): Refusal {
  return document?.error ?? unreadable;
}
