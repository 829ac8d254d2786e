import type { z } from 'zod';
import type { FactorRemoval } from '../../../contract/factors.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Realm } from '../realm.ts';
import { notifyFactorChanged } from './notify-factor-changed.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

interface Call<B> {
  readonly deps: Deps;
  readonly realm: Realm;
  readonly caller: Caller;
  readonly body: B;
}

export async function removeFactor({
  deps,
  realm,
  caller: { userId },
  body: { id, password },
}: Call<z.output<typeof FactorRemoval>>): Promise<Response> {
  await confirmPassword(deps, realm, userId, { password, field: 'body.password' });
  await deps.database.kysely.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom(realm.factors)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('kind')
      .executeTakeFirst();
    if (!removed) throw notFound('This factor');
    const { kind } = removed;
    const left = await tx
      .selectFrom(realm.factors)
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    // Codes for a step that is no longer asked for would only lie about.
    if (left.length === 0) {
      await tx.deleteFrom(realm.recoveryCodes).where('user_id', '=', userId).execute();
    }
    await notifyFactorChanged(
      tx,
      deps,
      realm,
      userId,
      kind === 'app' ? 'appRemoved' : 'passkeyRemoved',
    );
    await recordSecurityEvent(tx, {
      kind: 'factor-removed',
      userId,
      detail: kind,
      now: deps.clock.now(),
    });
    await realm.onChange(tx, { userId, what: `remove-${kind}`, now: deps.clock.now() });
  });
  return Response.json({ status: 'success' });
}

export async function renewRecoveryCodes({
  deps,
  realm,
  caller: { userId },
  body,
}: Call<{ readonly password: string }>): Promise<Response> {
  await confirmPassword(deps, realm, userId, { ...body, field: 'body.password' });
  const now = deps.clock.now();
  const recoveryCodes = await deps.database.kysely.transaction().execute(async (tx) => {
    const [factor] = await tx
      .selectFrom(realm.factors)
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    if (!factor) throw notFound('A second factor');
    const codes = await makeRecoveryCodes(tx, realm, userId, now);
    await notifyFactorChanged(tx, deps, realm, userId, 'recoveryMade');
    await recordSecurityEvent(tx, { kind: 'recovery-codes-made', userId, now });
    await realm.onChange(tx, { userId, what: 'renew-recovery-codes', now });
    return codes;
  });
  return Response.json({ recoveryCodes });
}
