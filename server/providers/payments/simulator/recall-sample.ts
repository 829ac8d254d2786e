import type { Call } from './call.ts';
import { unixSeconds } from './emit-event.ts';
import { findObject, saveObject } from './object-store.ts';
import type { PaymentIntent } from './objects.ts';
import { unread } from './unread-fields.ts';

/** More than any sample trip cost: a simulator of its own does not know the amounts. */
const PLENTY_CENTS = 100_000_00;

/**
 * A simulator in a process of its own has never seen the product's database. It takes the word of
 * whoever names a sample card or payment: their names say what they are.
 */
export async function recallSample(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  ref: unknown,
): Promise<void> {
  if (typeof ref !== 'string') return;
  const [, kind, key] = /^(cus_|pm_|)sample_(.+)$/.exec(ref) ?? [];
  if (kind === undefined || key === undefined) return;
  const created = unixSeconds(now);
  const base = { id: ref, created, livemode: false, metadata: {} } as const;
  if (kind === 'cus_') {
    if (await findObject(tx, 'customer', ref)) return;
    await saveObject(tx, {
      ...unread.customer,
      ...base,
      object: 'customer',
      email: null,
      name: null,
    });
  } else if (kind === 'pm_') {
    if (await findObject(tx, 'payment_method', ref)) return;
    const exp_year = now.toZonedDateTimeISO('UTC').year + 3;
    const expiry = { exp_month: 12, exp_year };
    const visa = { brand: 'visa', last4: '4242', funding: 'credit', ...expiry, wallet: null };
    const card = { ...unread.card, ...visa };
    const customer = `cus_sample_${key}`;
    const method = { ...unread.payment_method, ...base, customer, card };
    await saveObject(tx, { ...method, object: 'payment_method', type: 'card' });
  } else {
    if (await findObject(tx, 'payment_intent', ref)) return;
    await saveObject(tx, { ...base, ...samplePayment(key) });
  }
}

function samplePayment(
  key: string,
): Omit<PaymentIntent, 'id' | 'created' | 'livemode' | 'metadata'> {
  const isHold = key.includes('_deposit-');
  return {
    ...unread.payment_intent,
    object: 'payment_intent',
    client_secret: null,
    status: isHold ? 'requires_capture' : 'succeeded',
    amount: PLENTY_CENTS,
    amount_capturable: isHold ? PLENTY_CENTS : 0,
    amount_received: isHold ? 0 : PLENTY_CENTS,
    currency: 'eur',
    capture_method: isHold ? 'manual' : 'automatic',
    description: null,
    customer: 'cus_sample',
    payment_method: null,
    payment_method_types: ['card'],
    allowed_payment_method_types: ['card'],
    setup_future_usage: null,
    latest_charge: isHold ? `ch_${key}` : null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
  };
}
