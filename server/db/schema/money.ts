import type { Generated } from 'kysely';
import type { Wallet } from '../../../domain/card-brand.ts';
import type { ClaimStatus } from '../../../domain/charges/claim.ts';
import type { ChargeKind } from '../../../domain/charges/kinds.ts';
import type { DisputeStatus } from '../../../domain/dispute.ts';
import type { Amount, Instant, Json } from './columns.ts';

export interface MoneyTables {
  payment_customers: { user_id: string; account: string; ref: string };
  payment_methods: {
    id: Generated<string>;
    user_id: string;
    account: Generated<string>;
    provider_ref: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    funding: 'credit' | 'debit' | 'unknown';
    wallet: Generated<Wallet | null>;
    created_at: Instant;
    removed_at: Instant | null;
    detached_at: Instant | null;
  };
  card_setups: {
    request_id: string;
    account: Generated<string>;
    provider_ref: string;
    created_at: Instant;
  };
  payments: {
    id: Generated<string>;
    booking_id: string;
    kind:
      | 'charge'
      | 'refund'
      | 'deposit-hold'
      | 'deposit-release'
      | 'deposit-capture'
      | 'dispute'
      | 'dispute-reversal';
    status: 'pending' | 'succeeded' | 'failed';
    amount: Amount;
    currency: 'EUR' | 'USD';
    payment_method_id: string | null;
    provider: string;
    account: Generated<string>;
    provider_ref: string | null;
    idempotency_key: string;
    failure_code: string | null;
    parent_id: string | null;
    reason: string | null;
    occasion: Generated<string | null>;
    request_id: Generated<string | null>;
    attempt_of: string | null;
    sample: Generated<boolean>;
    check_again_at: Instant | null;
    holds_until: Instant | null;
    renter_at: Generated<'checkout' | 'trip' | null>;
    claim_id: Generated<string | null>;
    created_at: Instant;
    updated_at: Instant;
  };
  disputes: {
    id: Generated<string>;
    booking_id: string;
    payment_id: string;
    provider: string;
    provider_ref: string;
    amount: Amount;
    currency: 'EUR' | 'USD';
    reason: string;
    status: DisputeStatus;
    evidence_due_by: Instant | null;
    owed_to_card: Generated<Amount>;
    owed_to_credit: Generated<Amount>;
    opened_at: Instant;
    closed_at: Instant | null;
  };
  credit_entries: {
    id: Generated<string>;
    user_id: string;
    currency: 'EUR' | 'USD';
    amount: Amount;
    reason: string;
    occasion: Generated<string | null>;
    booking_id: string | null;
    instead_of: string | null;
    idempotency_key: string;
    created_at: Instant;
    claim_id: Generated<string | null>;
  };
  claims: {
    id: Generated<string>;
    booking_id: string;
    kind: ChargeKind;
    amount: Amount;
    currency: 'EUR' | 'USD';
    words: string;
    evidence: Json;
    status: Generated<ClaimStatus>;
    made_by: string;
    made_at: Instant;
    answer_by: Instant;
    reminded_at: Instant | null;
    answered_at: Instant | null;
    objection: string | null;
    decided_by: string | null;
    decided_at: Instant | null;
    decision: string | null;
    reduced_to: Amount | null;
    withdrawn_by: string | null;
    withdrawn_at: Instant | null;
    withdrawal: string | null;
    divided_at: Instant | null;
    from_hold: Generated<Amount>;
    capture_id: string | null;
    settled_at: Instant | null;
    position: number;
    digest: string;
  };
  invoice_counters: {
    series: string;
    year: number;
    kind: 'invoice' | 'credit-note';
    last: number;
  };
  invoices: {
    id: Generated<string>;
    kind: 'invoice' | 'credit-note';
    series: string;
    year: number;
    ordinal: number;
    number: string;
    booking_id: string;
    company_id: string | null;
    corrects: string | null;
    payment_id: string | null;
    credit_entry_id: string | null;
    currency: 'EUR' | 'USD';
    total: Amount;
    snapshot: Json;
    issued_at: Instant;
  };
  company_payments: {
    id: Generated<string>;
    company_id: string;
    amount: Amount;
    currency: 'EUR' | 'USD';
    reference: string;
    received_at: Instant;
    kind: Generated<'transfer' | 'card' | 'refund' | 'dispute' | 'dispute-reversal'>;
    status: Generated<'pending' | 'succeeded' | 'failed'>;
    statement_id: string | null;
    user_id: string | null;
    payment_method_id: string | null;
    parent_id: string | null;
    provider: string | null;
    account: Generated<string>;
    provider_ref: string | null;
    failure_code: string | null;
    updated_at: Instant;
    attempt_of: string | null;
    check_again_at: Instant | null;
  };
  company_disputes: {
    id: Generated<string>;
    payment_id: string;
    provider: string;
    provider_ref: string;
    amount: Amount;
    currency: 'EUR' | 'USD';
    reason: string;
    status: DisputeStatus;
    evidence_due_by: Instant | null;
    opened_at: Instant;
    closed_at: Instant | null;
  };
  statements: {
    id: Generated<string>;
    company_id: string;
    month: string;
    currency: 'EUR' | 'USD';
    brought_forward: Amount;
    closing: Amount;
    due_on: string;
    reminders: Generated<number>;
    snapshot: Json;
    made_at: Instant;
  };
  statement_lines: {
    statement_id: string;
    invoice_id: string | null;
    payment_id: string | null;
    amount: Amount;
  };
  promo_codes: {
    id: Generated<string>;
    code: string;
    label: string;
    percentage: number | null;
    amount: Amount | null;
    currency: 'EUR' | 'USD' | null;
    city_id: string | null;
    valid_from: Instant;
    valid_until: Instant;
    is_public: Generated<boolean>;
    version: Generated<number>;
  };
  promo_grants: { promo_code_id: string; user_id: string; created_at: Instant };
  promo_redemptions: {
    promo_code_id: string;
    user_id: string;
    booking_id: string | null;
    created_at: Instant;
  };
}
