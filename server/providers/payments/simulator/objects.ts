import type Stripe from 'stripe';

/**
 * The parts of Stripe's objects that we answer, by Stripe's own types: a field that their
 * description lacks does not compile. `docs/providers/stripe.md` lists them for readers.
 */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'livemode' | 'email' | 'name' | 'metadata'
>;

export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode' | 'type' | 'metadata'
> & { customer: string | null; card: CardDetails };

export type CardDetails = Pick<
  Stripe.PaymentMethod.Card,
  'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding' | 'description'
> & { wallet: Pick<Stripe.PaymentMethod.Card.Wallet, 'type' | 'dynamic_last4'> | null };

export type SetupIntent = Pick<
  Stripe.SetupIntent,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'client_secret'
  | 'status'
  | 'usage'
  | 'payment_method_types'
  | 'metadata'
> & {
  customer: string;
  payment_method: string | null;
  last_setup_error: IntentError | null;
  next_action: NextAction | null;
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'client_secret'
  | 'status'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'currency'
  | 'capture_method'
  | 'description'
  | 'payment_method_types'
  | 'setup_future_usage'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'metadata'
> & {
  customer: string;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: IntentError | null;
  next_action: NextAction | null;
};

/** What a bank said yes to; `payment_method_details.card.capture_before` is the end of a hold. */
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'created' | 'livemode' | 'amount' | 'currency'
> & {
  payment_intent: string;
  payment_method_details: {
    type: 'card';
    card: Pick<
      Stripe.Charge.PaymentMethodDetails.Card,
      'brand' | 'last4' | 'capture_before' | 'extended_authorization'
    >;
  };
};

export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'created'
  | 'amount'
  | 'currency'
  | 'status'
  | 'metadata'
  | 'failure_reason'
  | 'pending_reason'
> & { payment_intent: string; charge: string | null };

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'amount'
  | 'currency'
  | 'reason'
  | 'status'
  | 'is_charge_refundable'
  | 'metadata'
> & {
  charge: string;
  payment_intent: string;
  balance_transactions: BalanceTransaction[];
  evidence_details: Pick<
    Stripe.Dispute.EvidenceDetails,
    'due_by' | 'has_evidence' | 'past_due' | 'submission_count'
  >;
};

export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'type' | 'created' | 'amount' | 'currency' | 'fee' | 'net'
>;

export type StripeEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'created' | 'livemode' | 'api_version'
> & { type: EventType; data: { object: EventSubject } };

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
