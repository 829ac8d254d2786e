import { randomBytes } from 'node:crypto';
import type { SimulatorQueries } from './tables.ts';

/** The keys of the simulated account. Random: a page that is open to everybody reaches it. */
export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** The keys as given, or those that the first node made; all nodes share them. */
export async function openAccount(db: SimulatorQueries, given?: Keys): Promise<Keys> {
  const made = given ?? {
    secretKey: randomKey('sk_sim'),
    publishableKey: randomKey('pk_sim'),
    webhookSecret: randomKey('whsec'),
  };
  const row = {
    secret_key: made.secretKey,
    publishable_key: made.publishableKey,
    webhook_secret: made.webhookSecret,
  };
  await db
    .insertInto('stripe_account')
    .values(row)
    .onConflict((conflict) =>
      given
        ? conflict.column('only_row').doUpdateSet(row)
        : conflict.column('only_row').doNothing(),
    )
    .execute();
  const stored = await db.selectFrom('stripe_account').selectAll().executeTakeFirstOrThrow();
  return {
    secretKey: stored.secret_key,
    publishableKey: stored.publishable_key,
    webhookSecret: stored.webhook_secret,
  };
}

const randomKey = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`;
