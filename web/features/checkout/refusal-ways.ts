import type { RefusalKey } from '../../api/refusal-key.ts';

/** What a renter can do about a refusal; where nothing is named, trying again is all there is. */
export type WayOn = 'profile' | 'cars' | 'dates' | 'bookings' | 'card' | 'log-in';

const ways: Readonly<Partial<Record<RefusalKey, WayOn>>> = {
  email_not_verified: 'profile',
  licence_not_verified: 'profile',
  identity_not_verified: 'profile',
  birthdate_unknown: 'profile',
  car_unavailable: 'cars',
  not_found: 'cars',
  out_of_service_area: 'dates',
  notice_too_short: 'dates',
  trip_in_past: 'dates',
  trip_too_long: 'dates',
  trip_reversed: 'dates',
  not_on_half_hour: 'dates',
  invalid_input: 'dates',
  snap_deleted: 'bookings',
  snap_timeout: 'bookings',
  idempotency_key_reused: 'bookings',
  phone_missing: 'profile',
  card_declined: 'card',
  insufficient_funds: 'card',
  expired_card: 'card',
  card_expired: 'card',
  card_other_currency: 'card',
  incorrect_cvc: 'card',
  authentication_failed: 'card',
  card_error: 'card',
  card_missing: 'card',
  card_not_accepted: 'card',
  payment_failed: 'card',
  security_deposit_failed: 'card',
  not_signed_in: 'log-in',
};

export function wayOn(key: RefusalKey): WayOn | null {
  return ways[key] ?? null;
}
