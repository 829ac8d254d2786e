import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { SecondFactor } from '../../../contract/factors.ts';
import { attemptPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import type { Auth } from '../auth-library.ts';
import { forgiveAttempts } from '../count-attempt.ts';
import { knownDevice, knownDeviceCookie } from '../known-device.ts';
import { onlyCookies } from '../only-cookies.ts';
import type { Realm } from '../realm.ts';
import { requireWithinLimit } from '../require-within-limit.ts';
import { cookiesNamed } from '../signed-cookie.ts';
import { settledHash, storedHash } from '../stored-hash.ts';
import { takeBackSession } from '../take-back-session.ts';
import { wrongCode } from './add-app.ts';
import { CHALLENGE_MINUTES, putChallenge, readChallenge, spendChallenge } from './challenges.ts';
import { expiredStep } from './expired-step.ts';
import { notifyFactorChanged } from './notify-factor-changed.ts';
import { askForPasskey, checkPasskey, refused } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { stepOfCode } from './totp.ts';

interface Call<B = unknown> {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly realm: Realm;
  readonly headers: Headers;
  readonly body: B;
}

/** The password was right: who answers next is known by a cookie for a few minutes. */
export async function beginSecondStep(
  tx: Queries,
  { auth, realm }: Pick<Call, 'auth' | 'realm'>,
  email: string,
): Promise<string> {
  const { id: userId } = await tx
    .selectFrom(realm.people)
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await putChallenge(tx, realm, token, { userId, payload: null });
  const { name, attributes } = await stepCookie(auth);
  return serialize(name, token, { ...attributes, sameSite: 'Lax' });
}

/** Which ways there are, and what a passkey is to sign. */
export async function secondStepOptions({ deps, auth, realm, headers }: Call): Promise<Response> {
  const db = deps.database.kysely;
  const token = await tokenIn(auth, headers);
  const asked = await readChallenge(db, realm, token);
  if (!asked) throw expiredStep();
  const factors = await db
    .selectFrom(realm.factors)
    .select(['kind', 'credential_id'])
    .where('user_id', '=', asked.userId)
    .execute();
  const passkeys = factors.flatMap(({ credential_id: id }) => (id === null ? [] : [id]));
  const passkey = passkeys.length > 0 ? await askForPasskey(realm.siteUrl(deps), passkeys) : null;
  if (passkey) {
    await putChallenge(db, realm, token, { userId: asked.userId, payload: passkey.challenge });
  }
  return Response.json({ hasApp: factors.some(({ kind }) => kind === 'app'), passkey });
}

/** Has shown the right password before, a few minutes ago at most. */
export async function hasBegunStep({ deps, auth, realm, headers }: Call): Promise<boolean> {
  const token = await findToken(auth, headers);
  return token !== null && (await readChallenge(deps.database.kysely, realm, token)) !== null;
}

/** Signs in whoever shows a factor that is theirs. */
export async function takeSecondStep(call: Call<SecondFactor>): Promise<Response> {
  const { deps, auth, realm, headers } = call;
  const db = deps.database.kysely;
  const token = await tokenIn(auth, headers);
  const asked = await readChallenge(db, realm, token);
  if (!asked) throw expiredStep();
  const { userId } = asked;
  const hash = await storedHash(db, realm, asked);
  const account = await emailOf(db, realm, userId);
  const device = await knownDevice(call, { headers, account });
  // Whoever has only the password uses up the strangers' tries, and the owner is not kept out.
  const key = `second step on ${userId} by ${device ? 'known devices' : 'strangers'}`;
  await requireWithinLimit(deps, key, attemptPolicy.secondStep, {
    what: 'second step',
    account: userId,
  });
  try {
    await db.transaction().execute(async (tx) => {
      await showFactor(tx, call, userId, asked.payload);
      if (!(await spendChallenge(tx, realm, token))) throw expiredStep();
    });
  } catch (error) {
    // What a passkey was asked to sign is asked once, whatever came of it.
    if (call.body.kind === 'passkey')
      await putChallenge(db, realm, token, { userId, payload: null });
    await recordSecurityEvent(db, {
      kind: 'factor-refused',
      userId,
      detail: call.body.kind,
      now: deps.clock.now(),
    });
    throw error;
  }
  const finished = await auth.api.finishSignIn({ body: { userId }, headers, asResponse: true });
  if (!finished.ok) return finished;
  // A new password ends what was begun with the old one, also what it could not find yet.
  if ((await settledHash(db, realm, asked)) !== hash) {
    await takeBackSession(db, realm, finished);
    throw expiredStep();
  }
  await forgiveAttempts(db, key);
  const detail = call.body.kind;
  const now = deps.clock.now();
  await recordSecurityEvent(db, { kind: 'signed-in', userId, detail, now });
  const answer = onlyCookies(finished);
  answer.headers.append('Set-Cookie', await knownDeviceCookie(call, { headers, account }));
  return answer;
}

async function showFactor(
  tx: Queries,
  { deps, auth, realm, body }: Call<SecondFactor>,
  userId: string,
  challenge: string | null,
): Promise<void> {
  const now = toDate(deps.clock.now());
  if (body.kind === 'recovery') {
    if (!(await spendRecoveryCode(tx, realm, userId, body.code))) throw wrongCode();
    await notifyFactorChanged(tx, deps, realm, userId, 'recoveryUsed');
    await recordSecurityEvent(tx, { kind: 'recovery-code-used', userId, now: deps.clock.now() });
    return;
  }
  // Locked: of two answers at once with the same code, the second finds it used.
  const factors = await tx
    .selectFrom(realm.factors)
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', body.kind)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (body.kind === 'app') {
    for (const { id, sealed_secret: sealed, last_step: lastStep } of factors) {
      const at = { now: deps.clock.trueNow(), lastStep };
      const step = sealed && stepOfCode(await unseal(auth, sealed), body.code, at);
      if (typeof step !== 'number') continue;
      await tx
        .updateTable(realm.factors)
        .set({ last_step: step, last_used_at: now })
        .where('id', '=', id)
        .execute();
      return;
    }
    throw wrongCode();
  }
  const used = factors.find((factor) => factor.credential_id === body.answer.id);
  if (!used || challenge === null) throw refused();
  const passkey = {
    id: used.credential_id ?? '',
    publicKey: used.public_key ?? '',
    counter: used.counter ?? 0,
  };
  const counter = await checkPasskey(realm.siteUrl(deps), body.answer, { challenge, passkey });
  await tx
    .updateTable(realm.factors)
    .set({ counter, last_used_at: now })
    .where('id', '=', used.id)
    .execute();
}

async function emailOf(db: Queries, { people }: Realm, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom(people)
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

async function stepCookie(auth: Auth) {
  const { createAuthCookie } = await auth.$context;
  return createAuthCookie('second_step', { maxAge: CHALLENGE_MINUTES * 60 });
}

async function tokenIn(auth: Auth, headers: Headers): Promise<string> {
  const token = await findToken(auth, headers);
  if (token === null) throw expiredStep();
  return token;
}

async function findToken(auth: Auth, headers: Headers): Promise<string | null> {
  const { name } = await stepCookie(auth);
  const [token = null] = cookiesNamed(headers.get('cookie') ?? '', name);
  return token;
}
