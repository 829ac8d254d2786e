import { sql } from 'kysely';
import { apiVersion } from '../api-version.ts';
import type { SimulatorQueries } from './tables.ts';
import { unread } from './unread-fields.ts';

/**
 * The sample renters have cards and a history of payments. Whoever simulates their provider knows
 * them too: they can be charged, refunded and released, and both sets of books agree.
 */
export async function adoptSampleData(db: SimulatorQueries): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('stripe_objects')
      .select('id')
      .where('object', '=', 'customer')
      .where('id', 'like', 'cus\\_sample\\_%')
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    await adoptCards(tx);
    await adoptPayments(tx);
    await adoptEvents(tx);
  });
}

async function adoptCards(tx: SimulatorQueries): Promise<void> {
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'customer', customer.ref, created_at, ${rest('customer')} || jsonb_build_object(
      'id', customer.ref, 'object', 'customer', 'created', ${unix('created_at')},
      'livemode', false, 'email', email, 'name', name, 'metadata', jsonb_build_object('userId', id))
    FROM public.payment_customers customer JOIN public.users ON users.id = customer.user_id
    WHERE customer.ref LIKE 'cus\\_sample\\_%'
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'payment_method', card.provider_ref, card.created_at, ${rest('payment_method')} || jsonb_build_object(
      'id', card.provider_ref, 'object', 'payment_method', 'created', ${unix('card.created_at')},
      'livemode', false, 'type', 'card', 'metadata', '{}'::jsonb,
      'customer', CASE WHEN card.removed_at IS NULL THEN owner.ref END,
      'card', ${rest('card')} || jsonb_build_object('brand', card.brand, 'last4', card.last4,
        'funding', card.funding, 'exp_month', card.exp_month, 'exp_year', card.exp_year,
        'wallet', null))
    FROM public.payment_methods card JOIN public.payment_customers owner 
      ON (owner.user_id, owner.account) = (card.user_id, card.account)
    WHERE card.provider_ref LIKE 'pm\\_sample\\_%'
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** A charge or hold as later payments of the same money left it. */
async function adoptPayments(tx: SimulatorQueries): Promise<void> {
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'payment_intent', first.provider_ref, first.created_at, ${intentBody('first')}
    FROM public.payments first
    JOIN public.payment_methods card ON card.id = first.payment_method_id
    JOIN public.payment_customers owner 
      ON (owner.user_id, owner.account) = (card.user_id, card.account)
    LEFT JOIN public.payments release ON release.provider_ref = first.provider_ref
      AND release.kind = 'deposit-release' AND release.provider = 'simulator'
    WHERE first.provider = 'simulator' AND first.provider_ref LIKE 'sample\\_%'
      AND first.kind IN ('charge', 'deposit-hold')
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'charge', 'ch_' || hold.provider_ref, hold.created_at, ${rest('charge')} || jsonb_build_object(
      'id', 'ch_' || hold.provider_ref, 'object', 'charge', 'created', ${unix('hold.created_at')},
      'livemode', false, 'amount', ${inCents('hold.amount')}, 'currency', lower(hold.currency),
      'amount_captured', 0, 'amount_refunded', 0, 'captured', false, 'refunded', false,
      'disputed', false, 'paid', true, 'status', 'succeeded', 'metadata', '{}'::jsonb,
      'customer', owner.ref, 'payment_method', card.provider_ref,
      'payment_intent', hold.provider_ref, 'payment_method_details', jsonb_build_object(
        'type', 'card', 'card', ${rest('charged_card')} || jsonb_build_object(
          'amount_authorized', ${inCents('hold.amount')}, 'brand', card.brand, 'last4', card.last4,
          'exp_month', card.exp_month, 'exp_year', card.exp_year, 'funding', card.funding,
          'capture_before', ${unix('hold.holds_until')})))
    FROM public.payments hold
    JOIN public.payment_methods card ON card.id = hold.payment_method_id
    JOIN public.payment_customers owner 
      ON (owner.user_id, owner.account) = (card.user_id, card.account)
    WHERE hold.provider = 'simulator' AND hold.provider_ref LIKE 'sample\\_%'
      AND hold.holds_until IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'refund', provider_ref, created_at, ${rest('refund')} || jsonb_build_object(
      'id', provider_ref, 'object', 'refund', 'created', ${unix('created_at')},
      'amount', ${inCents('amount')}, 'currency', lower(currency), 'status', 'succeeded',
      'payment_intent', provider_ref, 'charge', null, 'customer', null, 'payment_method', null,
      'metadata', '{}'::jsonb)
    FROM public.payments
    WHERE provider = 'simulator' AND provider_ref LIKE 'sample\\_%'
      AND kind = 'refund' AND status = 'succeeded'
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** What once happened, for the reconciliation; nobody is told of it again. */
async function adoptEvents(tx: SimulatorQueries): Promise<void> {
  await sql`
    INSERT INTO simulator.stripe_objects (object, id, created, body)
    SELECT 'event', 'evt_' || payment.kind || '_' || payment.provider_ref, payment.created_at,
      ${rest('event')} || jsonb_build_object(
        'id', 'evt_' || payment.kind || '_' || payment.provider_ref, 'object', 'event',
        'api_version', ${apiVersion}::text, 'created', ${unix('payment.created_at')},
        'livemode', false,
        'type', CASE payment.kind WHEN 'charge' THEN 'payment_intent.succeeded'
          WHEN 'deposit-hold' THEN 'payment_intent.amount_capturable_updated'
          WHEN 'deposit-release' THEN 'payment_intent.canceled'
          ELSE 'refund.created' END,
        'data', jsonb_build_object('object', about.body))
    FROM public.payments payment
    JOIN simulator.stripe_objects about ON about.id = payment.provider_ref
      AND about.object = CASE payment.kind WHEN 'refund' THEN 'refund' ELSE 'payment_intent' END
    WHERE payment.provider = 'simulator' AND payment.provider_ref LIKE 'sample\\_%'
      AND payment.status = 'succeeded' AND payment.kind <> 'deposit-capture'
    ORDER BY payment.created_at
    ON CONFLICT DO NOTHING`.execute(tx);
}

const rest = (object: keyof typeof unread) => sql`${JSON.stringify(unread[object])}::jsonb`;

const unix = (column: string) => sql`floor(extract(epoch FROM ${sql.ref(column)}))::bigint`;

/** Our amounts have four decimals, the provider's are cents, rounded up as they are charged. */
const inCents = (column: string) => sql`ceil(${sql.ref(column)} / 100.0)::bigint`;

function intentBody(payment: string) {
  const amount = inCents(`${payment}.amount`);
  return sql`${rest('payment_intent')} || jsonb_build_object(
    'id', first.provider_ref, 'object', 'payment_intent', 'created', ${unix('first.created_at')},
    'livemode', false, 'client_secret', first.provider_ref || '_secret_' || first.id,
    'status', CASE
      WHEN first.status = 'failed' THEN 'requires_payment_method'
      WHEN release.id IS NOT NULL THEN 'canceled'
      WHEN first.kind = 'charge' THEN 'succeeded' ELSE 'requires_capture' END,
    'amount', ${amount},
    'amount_capturable', CASE WHEN first.kind = 'deposit-hold' AND first.status = 'succeeded'
      AND release.id IS NULL THEN ${amount} ELSE 0 END,
    'amount_received', CASE WHEN first.kind = 'charge' AND first.status = 'succeeded'
      THEN ${amount} ELSE 0 END,
    'currency', lower(first.currency),
    'capture_method', CASE first.kind WHEN 'charge' THEN 'automatic' ELSE 'manual' END,
    'description', null, 'customer', owner.ref,
    'payment_method', card.provider_ref, 'payment_method_types', jsonb_build_array('card'),
    'allowed_payment_method_types', jsonb_build_array('card'), 'setup_future_usage', null,
    'latest_charge', CASE WHEN first.holds_until IS NOT NULL THEN 'ch_' || first.provider_ref END,
    'last_payment_error', CASE WHEN first.status = 'failed' THEN jsonb_build_object(
      'type', 'card_error', 'code', 'card_declined', 'decline_code', 'generic_decline',
      'message', 'Your card was declined.') END,
    'next_action', null, 'canceled_at', ${unix('release.created_at')}, 'cancellation_reason', null,
    'metadata', jsonb_build_object('paymentId', first.id))`;
}
