import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { AppConfirmation } from '../../../contract/factors.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Auth } from '../auth-library.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Realm } from '../realm.ts';
import { base32 } from './base32.ts';
import { putChallenge, readChallenge, spendChallenge } from './challenges.ts';
import { expiredStep } from './expired-step.ts';
import { factorAdded } from './factor-added.ts';
import { seal, unseal } from './seal.ts';
import { stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const ISSUER = 'Handover';

interface Call<B> {
  readonly deps: Deps;
  readonly realm: Realm;
  readonly auth: Auth;
  readonly caller: Caller;
  readonly body: B;
}

const holderOf = ({ sessionId }: Caller) => `add-app ${sessionId}`;

/** A secret for an authenticator app; it counts once a code has come back. */
export async function startApp({
  deps,
  realm,
  auth,
  caller,
  body,
}: Call<{ readonly password: string }>): Promise<Response> {
  const db = deps.database.kysely;
  await confirmPassword(deps, realm, caller.userId, { ...body, field: 'body.password' });
  const secret = randomBytes(SECRET_BYTES);
  const payload = await seal(auth, secret);
  await putChallenge(db, realm, holderOf(caller), { userId: caller.userId, payload });
  const { email } = await db
    .selectFrom(realm.people)
    .select('email')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const key = base32(secret);
  const query = new URLSearchParams({ secret: key, issuer: ISSUER });
  return Response.json({
    key,
    uri: `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query}`,
  });
}

export async function confirmApp({
  deps,
  realm,
  auth,
  caller,
  body,
}: Call<z.output<typeof AppConfirmation>>): Promise<Response> {
  const { userId } = caller;
  const asked = await readChallenge(deps.database.kysely, realm, holderOf(caller));
  if (!asked?.payload) throw expiredStep();
  const secret = await unseal(auth, asked.payload);
  const step = stepOfCode(secret, body.code, { now: deps.clock.trueNow(), lastStep: null });
  if (step === null) throw wrongCode();
  const recoveryCodes = await deps.database.kysely.transaction().execute(async (tx) => {
    const spent = await spendChallenge(tx, realm, holderOf(caller));
    if (!spent?.payload) throw expiredStep();
    await tx
      .insertInto(realm.factors)
      .values({
        user_id: userId,
        kind: 'app',
        name: body.name,
        sealed_secret: spent.payload,
        last_step: step,
        created_at: toDate(deps.clock.now()),
      })
      .execute();
    return factorAdded(tx, deps, realm, { userId, kind: 'app' });
  });
  return Response.json({ recoveryCodes });
}

export const wrongCode = () =>
  new Refusal('wrong_code', 'This code is not right, or was used already.', [
    { field: 'body.code', reason: 'is not right, or was used already' },
  ]);
