import type { FactorList } from '../../../contract/factors.ts';
import type { Queries } from '../../db/connect.ts';
import type { Realm } from '../realm.ts';

export async function listFactors(
  db: Queries,
  { factors, recoveryCodes }: Realm,
  userId: string,
): Promise<FactorList> {
  const rows = await db
    .selectFrom(factors)
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const { left } = await db
    .selectFrom(recoveryCodes)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ id, kind, name, created_at, last_used_at }) => ({
      id,
      kind,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: Number(left),
  };
}
