import type { Deps } from '../deps.ts';
import type { Auth } from './auth-library.ts';
import { inOurShape } from './auth-refusals.ts';
import { beginSecondStep } from './factors/second-step.ts';
import { onlyCookies } from './only-cookies.ts';
import type { Realm } from './realm.ts';
import { renewHash } from './renew-hash.ts';

/** With the right password: in, or one step further for those who want a second factor. */
export async function signIn(call: {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly realm: Realm;
  readonly headers: Headers;
  readonly body: { readonly email: string; readonly password: string };
}): Promise<Response> {
  const { auth, body, headers } = call;
  const answer = await auth.api.signInEmail({ body, headers, asResponse: true });
  if (answer.ok) {
    await renewHash(call);
    return onlyCookies(answer);
  }
  const { code } = (await answer.clone().json()) as { readonly code?: string };
  if (code !== 'SECOND_FACTOR_NEEDED') return answer;
  await renewHash(call);
  const refusal = await inOurShape(answer);
  refusal.headers.append('Set-Cookie', await beginSecondStep(call, body.email));
  return refusal;
}
