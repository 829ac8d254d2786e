import type { ErrorAnswer } from './errors.ts';

export type Refusal = ErrorAnswer['error'];

export type Asked<T> =
  | { readonly refusal: null; readonly value: T }
  | { readonly refusal: Refusal };

/** Not by the API's client: what sets or ends a session has addresses of its own. */
export async function askAddress<T>(address: string, body: object): Promise<Asked<T>> {
  try {
    const answer = await postJson(address, body);
    const document = await answer.json();
    return answer.ok ? { refusal: null, value: document } : { refusal: refusalIn(document) };
  } catch {
    return { refusal: unreadable };
  }
}

export const postJson = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const unreadable: Refusal = { code: 'unavailable', message: 'No readable answer' };

function refusalIn(document: Partial<ErrorAnswer> | null): Refusal {
  return document?.error ?? unreadable;
}
