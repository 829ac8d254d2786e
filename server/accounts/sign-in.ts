import { errorStatus } from '../../contract/errors.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HEAVY_AT_ONCE, turns } from '../in-turn.ts';
import type { Auth } from './auth-library.ts';
import { inOurShape } from './auth-refusals.ts';
import { beginSecondStep } from './factors/second-step.ts';
import { onlyCookies } from './only-cookies.ts';
import { verifyPassword } from './password-hash.ts';
import type { Realm } from './realm.ts';
import { renewHash } from './renew-hash.ts';
import { settledHash, storedHash } from './stored-hash.ts';
import { takeBackSession } from './take-back-session.ts';

interface Call {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly realm: Realm;
  readonly headers: Headers;
  readonly body: { readonly email: string; readonly password: string };
}

/** As many as are hashed at once: what comes before and after a hash has its turn, too, and slows nobody else. */
export const signInsInTurn = turns(HEAVY_AT_ONCE);

/** With the right password: in, or one step further for those who want a second factor. */
export async function signIn(call: Call): Promise<Response> {
  const { auth, body, headers, realm } = call;
  const db = call.deps.database.kysely;
  const compared = await storedHash(db, realm, body);
  const answer = await auth.api.signInEmail({ body, headers, asResponse: true });
  if (answer.ok) {
    if (!(await isStillPassword(db, call, compared))) {
      await takeBackSession(db, realm, answer);
      return wrongPassword();
    }
    await renewHash(call);
    return onlyCookies(answer);
  }
  const { code } = (await answer.clone().json()) as { readonly code?: string };
  if (code !== 'SECOND_FACTOR_NEEDED') return answer;
  const cookie = await db
    .transaction()
    .execute(async (tx) =>
      (await isStillPassword(tx, call, compared)) ? beginSecondStep(tx, call, body.email) : null,
    );
  if (cookie === null) return wrongPassword();
  await renewHash(call);
  const refusal = await inOurShape(answer);
  refusal.headers.append('Set-Cookie', cookie);
  return refusal;
}

/** The library compares first and writes the session later: a password that was replaced in between opens nothing. */
async function isStillPassword(
  db: Queries,
  { realm, body }: Call,
  compared: string | null,
): Promise<boolean> {
  const hash = await settledHash(db, realm, body);
  if (hash === null || hash === compared) return hash !== null;
  return verifyPassword({ hash, password: body.password });
}

const wrongPassword = () =>
  Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: errorStatus.invalid_credentials });
