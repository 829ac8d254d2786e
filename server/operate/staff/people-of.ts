import type { Queries } from '../../db/connect.ts';
import { isStaffId } from '../audit/record-audit.ts';

/** The names of those who said or did something, by their id; the clock has none. */
export async function peopleOf(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      [...new Set(ids)].filter(isStaffId).concat('00000000-0000-0000-0000-000000000000'),
    )
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string) => ({ id, name: names.get(id) ?? null });
}
