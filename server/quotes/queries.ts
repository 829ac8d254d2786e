import { sql } from 'kysely';
import { type Currency, type Money, money } from '../../domain/money.ts';
import type { YoungDriverBand } from '../../domain/policies/young-driver.ts';
import type { Queries } from '../db/connect.ts';

const AMOUNTS_PER_UNIT = 10_000;

export async function youngDriverBandsOf(db: Queries, cityId: string): Promise<YoungDriverBand[]> {
  const rows = await db
    .selectFrom('young_driver_fees')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('from_age')
    .execute();
  return rows.map((row) => ({
    fromAge: row.from_age,
    belowAge: row.below_age,
    feePerDayUnits: row.fee_per_day / AMOUNTS_PER_UNIT,
  }));
}

/** Only a birthdate that was read from a checked document counts. */
export async function driverBirthdate(
  db: Queries,
  userId: string,
): Promise<Temporal.PlainDate | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['birthdate', 'identity_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.birthdate || !user.identity_verified) return undefined;
  return Temporal.PlainDate.from(user.birthdate);
}

/** What the renter can spend: the sum of what was given and used, never kept as a number. */
export async function creditBalance(
  db: Queries,
  userId: string,
  currency: Currency,
): Promise<Money> {
  const { balance } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('balance'))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return money(Number(balance), currency);
}
