import type { Generated, GeneratedAlways } from 'kysely';
import type { Awaiting } from '../../../contract/requests.ts';
import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import type { Quote as Price } from '../../../domain/pricing.ts';
import type { Choices } from '../../quotes/choices.ts';
import type { Amount, Instant, Json } from './columns.ts';

export interface RentalTables {
  quotes: {
    id: Generated<string>;
    user_id: string | null;
    asset_id: string;
    city_id: string;
    starts_at: Instant;
    ends_at: Instant;
    choices: Json<Choices>;
    price: Json<Price>;
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
    status: BookingStatus;
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
    from_status: BookingStatus | null;
    to_status: BookingStatus;
    reason: string;
    at: Instant;
  };
  booking_transitions: { from_status: string; to_status: string };
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
    awaiting: Json<Awaiting> | null;
    booking_id: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
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
}
