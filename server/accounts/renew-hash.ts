import type { Deps } from '../deps.ts';
import { hashPassword, isCurrentHash } from './password-hash.ts';
import type { Realm } from './realm.ts';

/** A hash from before is made anew when its password is known: just after it was right. */
export async function renewHash({
  deps: { database, clock },
  realm: { people, credentials },
  body: { email, password },
}: {
  readonly deps: Pick<Deps, 'database' | 'clock'>;
  readonly realm: Realm;
  readonly body: { readonly email: string; readonly password: string };
}): Promise<void> {
  const stored = await database.kysely
    .selectFrom(credentials)
    .select(['id', 'password'])
    .where('user_id', 'in', (eb) => eb.selectFrom(people).select('id').where('email', '=', email))
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!stored?.password || isCurrentHash(stored.password)) return;
  await database.kysely
    .updateTable(credentials)
    .set({ password: await hashPassword(password), updated_at: clock.now().toString() })
    .where('id', '=', stored.id)
    // Not over one that was set meanwhile.
    .where('password', '=', stored.password)
    .execute();
}
