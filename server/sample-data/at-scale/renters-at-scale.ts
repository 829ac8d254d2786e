import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashUuid } from './hash.ts';

const salts = { user: 41, card: 42 };
const dayMs = 86_400_000;
const bookingsPerRenter = 20;

export function rentersFor(bookings: number): number {
  return Math.ceil(bookings / bookingsPerRenter);
}

export function renterAt(n: number, nowMs: number, seed: number) {
  return {
    userId: hashUuid(seed, n, salts.user),
    cardId: hashUuid(seed, n, salts.card),
    number: String(n + 1).padStart(7, '0'),
    joinedAt: new Date(nowMs - 500 * dayMs),
  };
}

type Renter = ReturnType<typeof renterAt>;

export function renterRow({ userId, number, joinedAt }: Renter): Insertable<Tables['users']> {
  return {
    id: userId,
    name: `Sample Renter ${number}`,
    email: `renter-${number}@handover.example`,
    email_verified: true,
    image: null,
    phone_code: '+1',
    phone_country: 'US',
    phone_number: '2125550142',
    birthdate: '1985-06-15',
    address: null,
    tax_number: null,
    company_id: null,
    licence_verified: true,
    identity_verified: true,
    creation_source: 'sample',
    created_at: joinedAt,
    updated_at: joinedAt,
  };
}

export function customerRow({ userId, number }: Renter): Insertable<Tables['payment_customers']> {
  return { user_id: userId, account: 'main', ref: `cus_sample_renter-${number}` };
}

export function cardRow(renter: Renter): Insertable<Tables['payment_methods']> {
  const { userId, cardId, number, joinedAt } = renter;
  return {
    id: cardId,
    user_id: userId,
    provider_ref: `pm_sample_renter-${number}`,
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: joinedAt.getUTCFullYear() + 5,
    funding: 'credit',
    created_at: joinedAt,
    removed_at: null,
  };
}
