import { randomUUID } from 'node:crypto';
import { signed } from '../../accounts/signed-cookie.ts';
import type { Database } from '../../db/connect.ts';
import { testSessionSecret } from '../test-app.ts';

/** How a renter's card behaves: pays, is declined, or its bank wants to see the renter each time. */
export type CardTemper = 'pays' | 'declines' | 'asks';

export interface CrowdRenter {
  readonly userId: string;
  readonly methodId: string;
  readonly cookie: string;
  readonly temper: CardTemper;
}

const traits: Readonly<Record<CardTemper, object | null>> = {
  pays: null,
  declines: {
    refusesCharge: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
  },
  asks: { authentication: 'always' },
};

/** Verified renters with a card each, signed in; written straight into the database, as many as it takes. */
export async function gatherCrowd(
  { pool }: Pick<Database, 'pool'>,
  tempers: readonly CardTemper[],
  { cookieName = 'handover.session_token' } = {},
): Promise<CrowdRenter[]> {
  const renters = tempers.map((temper) => {
    const token = randomUUID().replaceAll('-', '');
    return {
      userId: randomUUID(),
      methodId: randomUUID(),
      token,
      cookie: `${cookieName}=${encodeURIComponent(signed(token, testSessionSecret))}`,
      temper,
    };
  });
  const rows = JSON.stringify(
    renters.map(({ userId, methodId, token, temper }) => ({
      id: userId,
      method: methodId,
      token,
      traits: traits[temper],
    })),
  );
  const one = `jsonb_to_recordset($1::jsonb) AS one (id uuid, method uuid, token text, traits jsonb)`;
  await pool.query(
    `INSERT INTO users (id, name, email, email_verified, licence_verified, identity_verified,
       birthdate, phone_number, creation_source, created_at, updated_at)
     SELECT id, 'Crowd Renter', id || '@crowd.example', true, true, true, '1980-01-01',
       '2125550142', 'crowd', now(), now() FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO payment_customers (user_id, account, ref)
     SELECT id, 'main', 'cus_crowd_' || id FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO sessions (user_id, token, expires_at, created_at, updated_at)
     SELECT id, token, now() + interval '30 days', now(), now() FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO simulator.stripe_objects (object, id, created, body)
     SELECT 'customer', 'cus_crowd_' || id, now(), jsonb_build_object('id', 'cus_crowd_' || id,
       'object', 'customer', 'created', 0, 'livemode', false, 'email', null, 'name', null,
       'metadata', '{}'::jsonb) FROM ${one}`,
    [rows],
  );
  await writeCards(pool, rows);
  return renters.map(({ token: _, ...renter }) => renter);
}

/** One more card for a renter, of the same temper; answers its id. */
export async function addCard(
  { pool }: Pick<Database, 'pool'>,
  { userId, temper }: CrowdRenter,
): Promise<string> {
  const method = randomUUID();
  await writeCards(pool, JSON.stringify([{ id: userId, method, traits: traits[temper] }]));
  return method;
}

async function writeCards(pool: Database['pool'], rows: string): Promise<void> {
  const one = `jsonb_to_recordset($1::jsonb) AS one (id uuid, method uuid, traits jsonb)`;
  await pool.query(
    `INSERT INTO payment_methods
       (id, user_id, provider_ref, brand, last4, exp_month, exp_year, funding, created_at)
     SELECT method, id, 'pm_crowd_' || method, 'visa', '4242', 12, 2040, 'credit', now() FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO simulator.stripe_objects (object, id, created, body, traits)
     SELECT 'payment_method', 'pm_crowd_' || method, now(), jsonb_build_object('id', 'pm_crowd_' || method,
       'object', 'payment_method', 'created', 0, 'livemode', false, 'type', 'card',
       'customer', 'cus_crowd_' || id, 'metadata', '{}'::jsonb,
       'card', jsonb_build_object('brand', 'visa', 'last4', '4242', 'funding', 'credit',
         'exp_month', 12, 'exp_year', 2040)), traits FROM ${one}`,
    [rows],
  );
}
