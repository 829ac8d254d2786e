import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { verifyPassword } from './password-hash.ts';
import type { Realm } from './realm.ts';

/** Asks again for what only the owner knows, before something that cannot be taken back. */
export async function confirmPassword(
  tx: Queries,
  { credentials }: Realm,
  userId: string,
  password: string,
): Promise<void> {
  const credential = await tx
    .selectFrom(credentials)
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  const hash = credential?.password;
  if (hash && (await verifyPassword({ hash, password }))) return;
  const message = 'This is not your password.';
  throw new Refusal('wrong_password', message, [{ field: 'body.password', reason: message }]);
}
