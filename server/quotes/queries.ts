import type { Selectable } from 'kysely';
import type { YoungDriverBand } from '../../domain/policies/young-driver.ts';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';

const AMOUNTS_PER_UNIT = 10_000;

export async function youngDriverBandsOf(db: Queries, cityId: string): Promise<YoungDriverBand[]> {
  const rows = await db
    .selectFrom('young_driver_fees')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('from_age')
    .execute();
  return rows.map(youngDriverBand);
}

export const youngDriverBand = (row: Selectable<Tables['young_driver_fees']>): YoungDriverBand => ({
  fromAge: row.from_age,
  belowAge: row.below_age,
  feePerDayUnits: row.fee_per_day / AMOUNTS_PER_UNIT,
});

export async function driverBirthdate(
  db: Queries,
  userId: string,
): Promise<Temporal.PlainDate | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['birthdate', 'identity_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return checkedBirthdate(user ?? null);
}

/** Only a birthdate that was read from a checked document counts. */
export function checkedBirthdate(
  user: Pick<Selectable<Tables['users']>, 'birthdate' | 'identity_verified'> | null,
): Temporal.PlainDate | undefined {
  if (!user?.birthdate || !user.identity_verified) return undefined;
  return Temporal.PlainDate.from(user.birthdate);
}
