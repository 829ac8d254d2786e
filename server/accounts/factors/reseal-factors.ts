import type { Database } from '../../db/connect.ts';
import type { Auth } from '../auth-library.ts';
import type { Realm } from '../realm.ts';
import { seal, unseal } from './seal.ts';

const PAGE = 500;

interface Resealed {
  readonly sealed: number;
  /** By secrets that are not set any more: these apps have to be added anew. */
  readonly unreadable: number;
}

/** Seals the secrets of all authenticator apps under the newest session secret. Repeating it is harmless. */
export async function resealFactors(
  auth: Auth,
  { kysely: db }: Pick<Database, 'kysely'>,
  { factors }: Realm,
): Promise<Resealed> {
  let sealed = 0;
  let unreadable = 0;
  for (let last: string | null = null; ; ) {
    const after: string | null = last;
    const page = await db
      .selectFrom(factors)
      .select(['id', 'sealed_secret'])
      .where('kind', '=', 'app')
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, sealed_secret } of page) {
      const secret = await unseal(auth, sealed_secret ?? '').catch(() => null);
      if (!secret) {
        unreadable += 1;
        continue;
      }
      await db
        .updateTable(factors)
        .set({ sealed_secret: await seal(auth, secret) })
        .where('id', '=', id)
        .execute();
      sealed += 1;
    }
    last = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return { sealed, unreadable };
  }
}
