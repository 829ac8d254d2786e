import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables as Kysely sees them. `schema.api.test.ts` compares this file with the database's own
 * catalogue, so a column that is missing, misnamed or wrongly nullable here fails the tests.
 */

type Amount = number;
type Instant = ColumnType<Date, Date | string, Date | string>;
type Json<T = unknown> = ColumnType<T, string, string>;

export interface Tables {
  cities: {
    id: string;
    code: string;
    name: string;
    country_code: string;
    time_zone: string;
    currency: 'EUR' | 'USD';
    offered: boolean;
    position: number;
    tax_basis_points: number;
    turnaround_minutes: Generated<number>;
    credit_card_deposit: Amount;
    debit_card_deposit: Amount;
    center_latitude: number;
    center_longitude: number;
    south_west_latitude: number;
    south_west_longitude: number;
    north_east_latitude: number;
    north_east_longitude: number;
  };
  young_driver_fees: { city_id: string; from_age: number; below_age: number; fee_per_day: Amount };
  areas: {
    id: string;
    city_id: string;
    name: string;
    south_west_latitude: number;
    south_west_longitude: number;
    north_east_latitude: number;
    north_east_longitude: number;
  };
  extras: {
    id: string;
    city_id: string;
    label: string;
    description: string;
    price_per_day: Amount;
    has_fees: boolean;
    enabled: Generated<boolean>;
    position: number;
  };
  insurances: {
    id: string;
    city_id: string;
    key: string;
    title: string;
    description: string;
    price_per_day: Amount;
    multiple_options: boolean;
    enabled: Generated<boolean>;
    position: number;
  };
  insurance_options: {
    id: string;
    insurance_id: string;
    title: string;
    price_per_day: Amount;
    selected: Generated<boolean>;
    included_coverage: string[];
    details: string;
    position: number;
  };
  assets: {
    id: Generated<string>;
    city_id: string;
    brand: string;
    model: string;
    year: number;
    category: 'A' | 'B' | 'C' | 'D' | 'E';
    body_type: 'ECONOMY' | 'SEDAN' | 'SUV' | 'ESTATE' | 'CONVERTIBLE' | 'VAN';
    seats: number;
    doors: number;
    luggages: number;
    transmission: 'AUTOMATIC' | 'MANUAL';
    propulsion_type: 'GAS' | 'DIESEL' | 'HYBRID' | 'ELECTRIC';
    green_vehicle: GeneratedAlways<boolean>;
    features: Generated<string[]>;
    daily_mileage_limit: number | null;
    price_per_day: Amount;
    base_latitude: number;
    base_longitude: number;
    enabled: Generated<boolean>;
    created_at: Instant;
  };
  asset_photos: {
    asset_id: string;
    position: number;
    url: string;
    width: number;
    height: number;
    view: 'side' | 'front' | 'rear' | 'interior' | 'boot' | 'other';
    drawn: boolean;
  };
  asset_extras: { asset_id: string; extra_id: string };
  companies: {
    id: Generated<string>;
    name: string;
    address: string;
    vat: string;
    created_at: Instant;
  };
  users: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    admin: Generated<boolean>;
    disabled: Generated<boolean>;
    phone_code: string | null;
    phone_country: string | null;
    phone_number: string | null;
    birthdate: string | null;
    address: string | null;
    tax_number: string | null;
    company_id: string | null;
    licence_verified: Generated<boolean>;
    identity_verified: Generated<boolean>;
    payment_customer_ref: string | null;
    creation_source: Generated<string>;
    created_at: Instant;
    updated_at: Instant;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Instant;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  credentials: {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Instant | null;
    refresh_token_expires_at: Instant | null;
    scope: string | null;
    password: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  account_links: {
    token_digest: string;
    purpose: 'verify-email' | 'reset-password';
    user_id: string;
    created_at: Instant;
    expires_at: Instant;
  };
  attempts: { key: string; count: number; began_at: Instant };
  document_requests: {
    id: Generated<string>;
    user_id: string;
    status: 'pending' | 'processing' | 'success' | 'failure';
    inquiry_id: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  document_validations: {
    id: Generated<string>;
    document_request_id: string;
    action: 'approve' | 'revoke';
    status: 'pending' | 'accepted' | 'rejected';
    inquiry_id: string | null;
    provider_status:
      | 'created'
      | 'completed'
      | 'failed'
      | 'expired'
      | 'needs_review'
      | 'approved'
      | 'declined'
      | null;
    created_at: Instant;
    updated_at: Instant;
  };
  payment_methods: {
    id: Generated<string>;
    user_id: string;
    provider_ref: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    funding: 'credit' | 'debit' | 'unknown';
    created_at: Instant;
    removed_at: Instant | null;
    detached_at: Instant | null;
  };
  card_setups: { request_id: string; provider_ref: string; created_at: Instant };
  webhook_events: {
    id: Generated<string>;
    provider: string;
    event_id: string;
    subject: string;
    ref: string;
    received_at: Instant;
    handled_at: Instant | null;
  };
  quotes: {
    id: Generated<string>;
    user_id: string | null;
    asset_id: string;
    city_id: string;
    starts_at: Instant;
    ends_at: Instant;
    choices: Json;
    price: Json;
    total: Amount;
    currency: 'EUR' | 'USD';
    created_at: Instant;
    expires_at: Instant;
  };
  holds: {
    id: Generated<string>;
    user_id: string;
    asset_id: string;
    starts_at: Instant;
    ends_at: Instant;
    created_at: Instant;
    expires_at: Instant;
    released_at: Instant | null;
  };
  bookings: {
    id: Generated<string>;
    reference: string;
    user_id: string;
    company_id: string | null;
    asset_id: string;
    city_id: string;
    quote_id: string | null;
    status: string;
    payment_profile: 'personal' | 'business';
    payment_method_id: string | null;
    payment_option: Generated<'pay-per-day'>;
    starts_at: Instant;
    ends_at: Instant;
    delivery_latitude: number;
    delivery_longitude: number;
    delivery_name: string;
    return_latitude: number;
    return_longitude: number;
    return_name: string;
    price_per_day: Amount;
    total: Amount;
    currency: 'EUR' | 'USD';
    asset_snapshot: Json;
    next_step_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };
  booking_items: {
    booking_id: string;
    position: number;
    kind: 'car' | 'insurance' | 'extra' | 'young-driver' | 'promo' | 'credit' | 'change-fee';
    ref: string | null;
    label: string;
    days: number;
    unit_amount: Amount;
    amount: Amount;
    snapshot: Json | null;
  };
  booking_history: {
    id: GeneratedAlways<number>;
    booking_id: string;
    from_status: string | null;
    to_status: string;
    reason: string;
    at: Instant;
  };
  occupancies: {
    id: Generated<string>;
    asset_id: string;
    city_id: string;
    during: string;
    kind: 'booking' | 'hold' | 'maintenance' | 'change';
    booking_id: string | null;
    hold_id: string | null;
    change_request_id: string | null;
  };
  requests: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    status: 'pending' | 'accepted' | 'failure';
    payload: Json;
    result: Json | null;
    error_code: string | null;
    awaiting: Json | null;
    booking_id: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  booking_transitions: { from_status: string; to_status: string };
  reviews: {
    id: Generated<string>;
    asset_id: string;
    booking_id: string | null;
    user_id: string | null;
    user_name: string;
    rating: number;
    comfort: number | null;
    drive: number | null;
    accuracy: number | null;
    safety: number | null;
    value: number | null;
    description: string;
    created_at: Instant;
  };
  payments: {
    id: Generated<string>;
    booking_id: string;
    kind: 'charge' | 'refund' | 'deposit-hold' | 'deposit-release' | 'deposit-capture';
    status: 'pending' | 'succeeded' | 'failed';
    amount: Amount;
    currency: 'EUR' | 'USD';
    payment_method_id: string | null;
    provider: string;
    provider_ref: string | null;
    idempotency_key: string;
    failure_code: string | null;
    parent_id: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  credit_entries: {
    id: Generated<string>;
    user_id: string;
    currency: 'EUR' | 'USD';
    amount: Amount;
    reason: string;
    booking_id: string | null;
    idempotency_key: string;
    created_at: Instant;
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
  };
  promo_redemptions: {
    promo_code_id: string;
    user_id: string;
    booking_id: string | null;
    created_at: Instant;
  };
  remote_configuration: { key: string; value: Json; updated_at: Generated<Date> };
  simulated_clock: { only_row: Generated<boolean>; offset_ms: number };
  idempotency_keys: {
    caller: string;
    key: string;
    operation: string;
    body_hash: string;
    status: Generated<number>;
    answer: Json | null;
    created_at: Instant;
  };
  outgoing_mail: {
    id: Generated<string>;
    event_key: string;
    user_id: string | null;
    recipient: string;
    template: string;
    data: Json;
    status: 'pending' | 'sent' | 'failed';
    attempts: Generated<number>;
    created_at: Instant;
    sent_at: Instant | null;
  };
}
