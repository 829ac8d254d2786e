import type { Queries } from '../db/connect.ts';
import type { Realm } from './realm.ts';

export type Whose = { readonly userId: string } | { readonly email: string };

/** What somebody's password is compared with; null where there is none. */
export async function storedHash(db: Queries, realm: Realm, whose: Whose): Promise<string | null> {
  return (await credentialOf(db, realm, whose).executeTakeFirst())?.password ?? null;
}

/**
 * The same, after whoever is changing it has done so. What was written before this is ended by every later
 * change; what an earlier change did not find to end, this shows.
 */
export async function settledHash(db: Queries, realm: Realm, whose: Whose): Promise<string | null> {
  return (
    (await credentialOf(db, realm, whose).forNoKeyUpdate().executeTakeFirst())?.password ?? null
  );
}

const credentialOf = (db: Queries, { people, credentials }: Realm, whose: Whose) =>
  db
    .selectFrom(credentials)
    .select('password')
    .where('user_id', 'in', (eb) =>
      'userId' in whose
        ? eb.selectFrom(people).select('id').where('id', '=', whose.userId)
        : eb.selectFrom(people).select('id').where('email', '=', whose.email),
    )
    .where('provider_id', '=', 'credential');
