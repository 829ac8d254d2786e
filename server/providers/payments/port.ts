import type { CardFailure as AnyCardFailure } from '../../../contract/requests.ts';
import type { Wallet } from '../../../domain/card-brand.ts';
import type { DisputeStatus } from '../../../domain/dispute.ts';
import type { Currency } from '../../../domain/money.ts';

/** Who carries out card payments, in one account for every currency or in several. */
export interface PaymentProvider {
  readonly name: 'simulator' | 'stripe';
  /** The first is that of all currencies that have none of their own. */
  readonly accounts: readonly PaymentAccount[];
  /** In which a trip or statement of this currency is paid. */
  accountOf(currency: Currency): PaymentAccount;
  /** As it was written down with a customer, card or payment; throws when its keys are not set any more. */
  account(name: string): PaymentAccount;
}

/**
 * What we ask of an account at a card payment provider. Amounts are whole cents of the currency. Every
 * write takes a key: the same key again gives the same answer and moves no money twice.
 *
 * A refusal of the card is an outcome. A provider that cannot be reached, is overloaded or answers
 * nonsense throws PaymentsUnavailable: nobody knows what happened, and the same call with the same
 * key is made again later, for as long as the provider is sure to know the key (`keysLive`). So it is
 * with a payment that is still being decided (PaymentUndecided).
 */
export interface PaymentAccount {
  /** `main`, or the currency that it is for: `usd`. Customers, cards and payments are of one account. */
  readonly name: string;
  /** Of the trips that are paid here from now on; none when each has an account of its own. */
  readonly currencies: readonly Currency[];
  /** Opens the provider's card form in the browser; no secret. */
  readonly publishableKey: string;

  createCustomer(
    customer: { readonly userId: string; readonly email: string; readonly name: string },
    key: string,
  ): Promise<string>;
  /**
   * Forgets who a renter is, and their cards with them; what was paid stays on record. Repeating it is
   * harmless.
   */
  removeCustomer(customerRef: string): Promise<void>;

  /** For a card that is entered in the browser, straight into the provider's form. */
  createCardSetup(customerRef: string, key: string): Promise<CardSetup>;
  readCardSetup(ref: string): Promise<CardSetupState>;
  removeCard(cardRef: string): Promise<void>;

  charge(payment: CardPayment, key: string): Promise<PaymentOutcome>;
  /** Reserves an amount without taking it, for as long as the card allows; it ends by itself. */
  hold(payment: CardPayment, key: string): Promise<PaymentOutcome>;
  /** A charge or hold as it stands now, wherever it was left. */
  readPayment(ref: string): Promise<PaymentOutcome>;
  /**
   * The charge or hold that was made for a row of ours, if one was; asked before a call is repeated
   * whose key may be forgotten.
   */
  findPayment(
    sought: Pick<CardPayment, 'customerRef' | 'paymentId'>,
    since: Temporal.Instant,
  ): Promise<PaymentOutcome | null>;
  /** Frees a hold, or ends a payment that still waits for its renter. Repeating it is harmless. */
  release(ref: string, key: string): Promise<void>;
  /** Takes a part of a hold; the rest is freed. */
  capture(ref: string, cents: number, key: string): Promise<PaymentOutcome>;
  refund(refund: CardRefund, key: string): Promise<RefundOutcome>;
  /** A refund as it stands now: one that was taken can fail days later. */
  readRefund(ref: string): Promise<RefundOutcome>;
  /** As with `findPayment`: the refund that was made for a row of ours, if one was. */
  findRefund(sought: Pick<CardRefund, 'paymentRef' | 'paymentId'>): Promise<RefundOutcome | null>;

  /** A cardholder's complaint about a charge, as it stands now. */
  readDispute(ref: string): Promise<ProviderDispute>;

  /** Where to read the complaints that were opened since an instant, should their webhooks have got lost. */
  listDisputes(since: Temporal.Instant): AsyncIterable<string>;

  /** Everything that moved since an instant, for the reconciliation. */
  listPayments(since: Temporal.Instant): AsyncIterable<ProviderPayment>;

  /** What moved our balance there in `[from, to)`, with fees and payouts, for the accountant. */
  listBalance(from: Temporal.Instant, to: Temporal.Instant): AsyncIterable<BalanceEntry>;

  /** Checks the signature and its age; throws ForgedWebhook. */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent>;
}

/** Stripe forgets a key after 24 hours; an hour less, so that no clock decides. */
export const keysLive = { hours: 23 } as const;

export interface CardSetup {
  readonly ref: string;
  readonly clientSecret: string;
}

export type CardSetupState =
  | { readonly status: 'waiting' }
  | { readonly status: 'succeeded'; readonly card: Card }
  | { readonly status: 'failed'; readonly code: string };

export interface Card {
  readonly ref: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly funding: 'credit' | 'debit' | 'prepaid' | 'unknown';
  readonly wallet: Wallet | null;
}

export interface CardPayment {
  readonly customerRef: string;
  readonly cardRef: string;
  readonly cents: number;
  readonly currency: Currency;
  /** Shown to whoever reads the provider's records. */
  readonly description: string;
  /** Our own row, so that a provider's record can be traced back. */
  readonly paymentId: string;
  /** They can answer their bank, and agree that the card is used later without them. */
  readonly isRenterPresent: boolean;
}

export interface CardRefund {
  /** The charge that is given back. */
  readonly paymentRef: string;
  readonly cents: number;
  /** Our own row, as with a payment. */
  readonly paymentId: string;
}

export type PaymentOutcome =
  | { readonly status: 'succeeded'; readonly ref: string }
  | { readonly status: 'held'; readonly ref: string; readonly until: Temporal.Instant }
  | { readonly status: 'waiting'; readonly ref: string; readonly clientSecret: string }
  | { readonly status: 'released'; readonly ref: string }
  | { readonly status: 'failed'; readonly ref: string | null; readonly code: CardFailure };

/** Why a card was refused, as far as a renter is told; that we do not take it is for us to say. */
export type CardFailure = Exclude<AnyCardFailure, 'card_not_accepted'>;

export type RefundOutcome =
  | { readonly status: 'succeeded' | 'pending'; readonly ref: string }
  | { readonly status: 'failed'; readonly ref: string | null; readonly code: string };

export interface ProviderDispute {
  readonly ref: string;
  /** The charge that is disputed. */
  readonly paymentRef: string;
  /** Our row of it, as given at the time. */
  readonly paymentId: string | null;
  readonly cents: number;
  readonly currency: Currency;
  /** The cardholder's, in the card networks' words: `fraudulent`, `product_not_received`. */
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly evidenceDueBy: Temporal.Instant | null;
  readonly openedAt: Temporal.Instant;
  /** The money was taken from us, and given back to us. */
  readonly isWithdrawn: boolean;
  readonly isReinstated: boolean;
}

export interface ProviderPayment {
  readonly kind:
    | 'charge'
    | 'hold'
    | 'capture'
    | 'release'
    | 'refund'
    | 'dispute'
    | 'dispute-reversal';
  readonly ref: string;
  readonly cents: number;
  readonly currency: Currency;
  /** Our row, as given at the time; null for what somebody did by hand at the provider. */
  readonly paymentId: string | null;
  readonly at: Temporal.Instant;
}

export interface BalanceEntry {
  readonly ref: string;
  /** The provider's word for it: charge, refund, payout, … */
  readonly kind: string;
  /** Negative when it left our balance. */
  readonly cents: number;
  readonly feeCents: number;
  readonly currency: Currency;
  /** The payment, refund or payout that it stands for. */
  readonly source: string;
  readonly at: Temporal.Instant;
}

/** An event names what changed; whoever acts on it reads the truth from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly subject: 'payment' | 'refund' | 'card-setup' | 'dispute' | 'other';
  readonly ref: string;
}

export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The provider answered, and does not know yet: the same call is made again later. */
export class PaymentUndecided extends Error {
  override readonly name = 'PaymentUndecided';
}

export class ForgedWebhook extends Error {
  override readonly name = 'ForgedWebhook';
}
