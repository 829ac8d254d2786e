import { sql } from 'kysely';
import { isSampleSeller } from '../../domain/sample-seller.ts';
import { sellerOf } from '../bookings/invoices/seller-of.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';

/** An invoice that names a sample company is worth nothing to an accountant, and cannot be changed. */
export async function sellersOf(
  database: Pick<Database, 'kysely'>,
  { isProduction }: Pick<Config, 'isProduction'>,
): Promise<string> {
  const { rows: known } = await sql<{ there: boolean }>`
    SELECT to_regclass('remote_configuration') IS NOT NULL AS there`.execute(database.kysely);
  if (!known[0]?.there) return 'set when the product has started once';
  const cities = await database.kysely
    .selectFrom('cities')
    .select(['id', 'name', 'code'])
    .where('offered', '=', true)
    .execute();
  const samples: string[] = [];
  for (const city of cities) {
    if (isSampleSeller(await sellerOf(database.kysely, city))) samples.push(city.name);
  }
  if (samples.length === 0) return 'every city names who sells there';
  const whose = `invoices of ${samples.join(', ')} name a sample company: set seller_config`;
  if (isProduction) throw new Error(whose);
  return whose;
}
