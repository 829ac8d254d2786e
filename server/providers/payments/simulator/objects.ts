import type Stripe from 'stripe';
import type { unread } from './unread-fields.ts';

/**
 * Stripe's objects by Stripe's own types, with what we say more precisely: a field that their description
 * lacks does not compile, and neither does an object without one that it calls required.
 */
type Whole<Theirs, Ours extends object> = Omit<Theirs, keyof Ours> & Ours;

export type Customer = Stripe.Customer;

export type PaymentMethod = Whole<
  Stripe.PaymentMethod,
  { customer: string | null; card: CardDetails }
>;

export type CardDetails = Whole<
  Stripe.PaymentMethod.Card,
  { wallet: Pick<Stripe.PaymentMethod.Card.Wallet, 'type' | 'dynamic_last4'> | null }
>;

export type SetupIntent = Whole<
  Stripe.SetupIntent,
  {
    customer: string;
    payment_method: string | null;
    last_setup_error: IntentError | null;
    next_action: NextAction | null;
  }
>;

export type PaymentIntent = Whole<
  Stripe.PaymentIntent,
  {
    customer: string;
    payment_method: string | null;
    latest_charge: string | null;
    last_payment_error: IntentError | null;
    next_action: NextAction | null;
  }
>;

/** What a bank said yes to; `payment_method_details.card.capture_before` is the end of a hold. */
export type Charge = Whole<
  Stripe.Charge,
  {
    payment_intent: string;
    payment_method_details: { type: 'card'; card: Stripe.Charge.PaymentMethodDetails.Card };
  }
>;

export type Refund = Whole<
  Stripe.Refund,
  { payment_intent: string; charge: string | null; customer: string | null }
>;

export type Dispute = Whole<
  Stripe.Dispute,
  { charge: string; payment_intent: string; balance_transactions: BalanceTransaction[] }
>;

export type BalanceTransaction = Whole<Stripe.BalanceTransaction, { source: string | null }>;

export type StripeEvent = Whole<
  Pick<
    Stripe.Event,
    keyof typeof unread.event | 'id' | 'object' | 'created' | 'livemode' | 'api_version'
  >,
  { type: EventType; data: { object: EventSubject } }
>;

export type EventType = Extract<
  Stripe.Event['type'],
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
>;

export type EventSubject = SetupIntent | PaymentIntent | Refund | Dispute;

/** To the bank's page, or to whatever Stripe's script makes of it: what that reads is its own affair. */
export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string };
    };

export type IntentError = Pick<
  Stripe.PaymentIntent.LastPaymentError,
  'type' | 'code' | 'decline_code' | 'message'
> & { payment_method?: PaymentMethod };

export interface Objects {
  customer: Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: StripeEvent;
}
