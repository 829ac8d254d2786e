import type Stripe from 'stripe';

/**
 * What Stripe's types call required and nobody here reads, as it is for a shop that uses none of it: its
 * objects are whole, whoever reads them next. What we do read is made where the object is made.
 */
const nobodyBilled = { address: null, email: null, name: null, phone: null, tax_id: null };

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence;

export const unread = {
  customer: {
    balance: 0,
    default_source: null,
    description: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    shipping: null,
  } satisfies Partial<Stripe.Customer>,

  payment_method: {
    billing_details: nobodyBilled,
    customer_account: null,
  } satisfies Partial<Stripe.PaymentMethod>,

  card: {
    checks: null,
    country: null,
    display_brand: null,
    generated_from: null,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: { supported: true },
  } satisfies Partial<Stripe.PaymentMethod.Card>,

  setup_intent: {
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    description: null,
    excluded_payment_method_types: null,
    latest_attempt: null,
    mandate: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    single_use_mandate: null,
  } satisfies Partial<Stripe.SetupIntent>,

  payment_intent: {
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  } satisfies Partial<Stripe.PaymentIntent>,

  charge: {
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: nobodyBilled,
    calculated_statement_descriptor: null,
    description: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    on_behalf_of: null,
    outcome: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  } satisfies Partial<Stripe.Charge>,

  charged_card: {
    authorization_code: null,
    checks: null,
    country: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: null,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>,

  refund: {
    balance_transaction: null,
    customer_account: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  } satisfies Partial<Stripe.Refund>,

  dispute: {
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    intended_submission_method: null,
  } satisfies Partial<Stripe.Dispute>,

  evidence_details: {
    enhanced_eligibility: {},
    submission_method: 'manual',
  } satisfies Partial<Stripe.Dispute.EvidenceDetails>,

  balance_transaction: {
    balance_type: 'payments',
    description: null,
    exchange_rate: null,
    fee_details: [],
    status: 'available',
  } satisfies Partial<Stripe.BalanceTransaction>,

  event: {
    pending_webhooks: 0,
    request: null,
  } satisfies Partial<Stripe.Event>,
} as const;
