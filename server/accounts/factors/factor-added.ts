import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import type { Realm } from '../realm.ts';
import { notifyFactorChanged } from './notify-factor-changed.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** What follows a new factor; with the first come the codes for when it is lost. */
export async function factorAdded(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock' | 'siteUrl' | 'consoleUrl'>,
  realm: Realm,
  { userId, kind }: { readonly userId: string; readonly kind: 'app' | 'passkey' },
): Promise<string[] | null> {
  const now = deps.clock.now();
  const factors = await tx
    .selectFrom(realm.factors)
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const codes = factors.length === 1 ? await makeRecoveryCodes(tx, realm, userId, now) : null;
  await notifyFactorChanged(tx, deps, realm, userId, kind === 'app' ? 'appAdded' : 'passkeyAdded');
  await recordSecurityEvent(tx, { kind: 'factor-added', userId, detail: kind, now });
  await realm.onChange(tx, { userId, what: `add-${kind}`, now });
  return codes;
}
