import { sql } from 'kysely';
import { toDate } from '../../../db/instant.ts';
import type { Call } from './call.ts';
import { emitEvent, unixSeconds } from './emit-event.ts';
import { findObject, newId, requireObject, saveObject } from './object-store.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import type { SimulatorQueries } from './tables.ts';
import type { CardTraits } from './test-cards.ts';
import { unread } from './unread-fields.ts';

/** How long a hold lives: a week, unless the networks say otherwise. */
const WEEK = { hours: 7 * 24 };
/** Visa gives less to a merchant whose customer is not there. */
const ABSENT_VISA = { hours: 4 * 24 + 18 };
const EXTENDED = { hours: 30 * 24 };
const MOST_AT_ONCE = 100;

export type Asked = {
  readonly isOffSession: boolean;
  readonly isExtended: boolean;
};

/** What the bank said yes to; of a hold, also until when. */
export async function saveCharge(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  intent: PaymentIntent,
  method: PaymentMethod,
  traits: CardTraits,
  { isOffSession, isExtended }: Asked,
): Promise<Charge> {
  const { card } = method;
  const isHold = intent.capture_method === 'manual';
  const hasExtension = isExtended && traits.hasExtendedHolds === true;
  const usual = isOffSession && card.brand === 'visa' ? ABSENT_VISA : WEEK;
  const ends = unixSeconds(now.add(hasExtension ? EXTENDED : usual));
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    created: unixSeconds(now),
    livemode: false,
    amount: intent.amount,
    currency: intent.currency,
    amount_captured: isHold ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !isHold,
    refunded: false,
    disputed: false,
    paid: true,
    status: 'succeeded',
    customer: intent.customer,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    ...unread.charge,
    payment_method_details: {
      type: 'card',
      card: {
        ...unread.charged_card,
        amount_authorized: intent.amount,
        brand: card.brand,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        funding: card.funding,
        last4: card.last4,
        ...(isHold
          ? {
              capture_before: ends,
              extended_authorization: { status: hasExtension ? 'enabled' : 'disabled' },
            }
          : {}),
      },
    },
  };
  await saveObject(tx, charge);
  return charge;
}

/** What happens to the money of a charge is told by the charge, too. */
export async function noteOnCharge(
  tx: SimulatorQueries,
  { latest_charge }: PaymentIntent,
  change: (charge: Charge) => Partial<Charge>,
): Promise<void> {
  const charge = await findObject(tx, 'charge', latest_charge ?? '');
  if (charge) await saveObject(tx, { ...charge, ...change(charge) });
}

/** The intent as it stands now: a hold that nobody captured in time has ended meanwhile. */
export async function currentIntent(call: Pick<Call, 'tx' | 'id' | 'now'>): Promise<PaymentIntent> {
  const intent = await requireObject(call.tx, 'payment_intent', call.id);
  if (intent.status !== 'requires_capture') return intent;
  const charge = await chargeOf(call.tx, intent);
  const until = charge?.payment_method_details.card.capture_before;
  const end = until ?? unixSeconds(instantOf(intent.created).add(WEEK));
  return end <= unixSeconds(call.now) ? cancelIntent(call, intent, 'automatic') : intent;
}

export async function cancelIntent(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): Promise<PaymentIntent> {
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    next_action: null,
    canceled_at: unixSeconds(now),
    cancellation_reason: reason,
  };
  await saveObject(tx, canceled);
  await emitEvent(tx, 'payment_intent.canceled', canceled, now);
  return canceled;
}

/** Ends the holds whose time is over, as the networks do, without anybody asking about them. */
export async function endHolds(db: SimulatorQueries, now: Temporal.Instant): Promise<void> {
  const due = await db
    .selectFrom('stripe_objects as intent')
    .leftJoin('stripe_objects as charge', (join) =>
      join
        .on('charge.object', '=', 'charge')
        .on('charge.id', '=', sql<string>`intent.body->>'latest_charge'`),
    )
    .select('intent.id')
    .where('intent.object', '=', 'payment_intent')
    .where(sql<string>`intent.body->>'status'`, '=', 'requires_capture')
    .where(
      sql<Date>`coalesce(
        to_timestamp((charge.body#>>'{payment_method_details,card,capture_before}')::bigint),
        intent.created + interval '7 days')`,
      '<=',
      toDate(now),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute((tx) => currentIntent({ tx, id, now }));
  }
}

/** An intent as it is answered to whoever wants its charge whole. */
export async function withCharge(tx: SimulatorQueries, intent: PaymentIntent): Promise<object> {
  return { ...intent, latest_charge: (await chargeOf(tx, intent)) ?? null };
}

function chargeOf(tx: SimulatorQueries, { latest_charge }: PaymentIntent) {
  return findObject(tx, 'charge', latest_charge ?? '');
}

const instantOf = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
