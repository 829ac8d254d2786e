import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';

/** What was paid in an account is given back, released and looked up there, and needs its keys. */
export async function accountsOf(
  { kysely }: Pick<Database, 'kysely'>,
  { payments }: Pick<Config, 'payments'>,
): Promise<string> {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass('payment_customers') IS NOT NULL AS there`.execute(kysely);
  if (!rows[0]?.there) return 'known when the product has started once';
  const set = payments.accounts ?? payments.elsewhere?.accounts ?? payments.simulated;
  const used = await kysely
    .selectFrom('payment_customers')
    .select('account')
    .distinct()
    .orderBy('account')
    .execute();
  const missing = used.filter(({ account }) => !set.some(({ name }) => name === account));
  if (missing.length === 0) return 'every one that has customers has its keys';
  const names = missing.map(({ account }) => account).join(', ');
  throw new Error(`renters have cards in ${names}, whose keys are not set`);
}
