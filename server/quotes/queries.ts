import { amountsPerUnit, type Currency } from '../../domain/money.ts';
import type { YoungDriverBand } from '../../domain/policies/young-driver.ts';
import type { Queries } from '../db/connect.ts';

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
    feePerDayUnits: row.fee_per_day / amountsPerUnit,
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

/** What can be had with a car. */
export function extrasOfCar(db: Queries, carId: string) {
  return db
    .selectFrom('car_extras')
    .innerJoin('extras', 'extras.id', 'car_extras.extra_id')
    .selectAll('extras')
    .where('car_id', '=', carId)
    .where('enabled', '=', true)
    .execute();
}

export async function creditBalance(
  db: Queries,
  userId: string,
  currency: Currency,
): Promise<number> {
  const { balance } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('balance'))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

export async function hasUsed(
  db: Queries,
  userId: string,
  promo: { readonly id: string },
): Promise<boolean> {
  const redemption = await db
    .selectFrom('promo_redemptions')
    .select('promo_code_id')
    .where('promo_code_id', '=', promo.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return redemption !== undefined;
}
