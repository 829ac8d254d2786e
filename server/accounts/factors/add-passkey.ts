import type { z } from 'zod';
import type { PasskeyConfirmation } from '../../../contract/factors.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Realm } from '../realm.ts';
import { putChallenge, spendChallenge } from './challenges.ts';
import { expiredStep } from './expired-step.ts';
import { factorAdded } from './factor-added.ts';
import { askForNewPasskey, checkNewPasskey, refused } from './passkeys.ts';

interface Call<B> {
  readonly deps: Deps;
  readonly realm: Realm;
  readonly caller: Caller;
  readonly body: B;
}

const holderOf = ({ sessionId }: Caller) => `add-passkey ${sessionId}`;

export async function startPasskey({
  deps,
  realm,
  caller: { userId, sessionId },
  body,
}: Call<{ readonly password: string }>): Promise<Response> {
  const db = deps.database.kysely;
  await confirmPassword(deps, realm, userId, { ...body, field: 'body.password' });
  const user = await db
    .selectFrom(realm.people)
    .select(['email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom(realm.factors)
    .select('credential_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .execute();
  const options = await askForNewPasskey(
    realm.siteUrl(deps),
    user,
    known.map((row) => row.credential_id ?? ''),
  );
  await putChallenge(db, realm, holderOf({ userId, sessionId }), {
    userId,
    payload: options.challenge,
  });
  return Response.json({ options });
}

export async function confirmPasskey({
  deps,
  realm,
  caller,
  body,
}: Call<z.output<typeof PasskeyConfirmation>>): Promise<Response> {
  const { userId } = caller;
  // Once, also where the answer turns out to be wrong.
  const asked = await spendChallenge(deps.database.kysely, realm, holderOf(caller));
  if (!asked?.payload) throw expiredStep();
  const passkey = await checkNewPasskey(realm.siteUrl(deps), body.answer, asked.payload);
  const recoveryCodes = await deps.database.kysely.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto(realm.factors)
      .values({
        user_id: userId,
        kind: 'passkey',
        name: body.name,
        credential_id: passkey.id,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        created_at: toDate(deps.clock.now()),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw refused();
    return factorAdded(tx, deps, realm, { userId, kind: 'passkey' });
  });
  return Response.json({ recoveryCodes });
}
