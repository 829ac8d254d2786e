import { APIError } from 'better-auth/api';
import type { Queries } from '../../db/connect.ts';
import type { Realm } from '../realm.ts';

/** A password alone is not enough for whoever has a second factor. */
export async function refuseWithFactor(
  db: Queries,
  { factors }: Pick<Realm, 'factors'>,
  userId: string,
): Promise<void> {
  const factor = await db
    .selectFrom(factors)
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (factor) throw new APIError('UNAUTHORIZED', { code: 'SECOND_FACTOR_NEEDED' });
}
