import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { tidyPlate } from '../../../domain/fleet/plate.ts';
import type { Tables } from '../../db/schema.ts';

/** As it stands in a pattern, without its own signs meaning anything. */
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const LEAST_DIGITS = 4;

/** A renter by a part of their name or email, or by the digits of their telephone number. */
export function renterKnownBy(text: string) {
  const part = `%${plain(text.toLowerCase())}%`;
  const digits = text.replace(/\D/g, '');
  const isPhone = digits.length >= LEAST_DIGITS && /^[+\d\s().-]+$/.test(text);
  const byPhone = sql<boolean>`
    regexp_replace(concat(phone_code, phone_number), '\\D', '', 'g') LIKE ${`%${digits}%`}`;
  return ({ or, eb, fn }: ExpressionBuilder<Tables, 'users'>) =>
    or([
      eb(fn<string>('lower', ['users.name']), 'like', part),
      eb('users.email', 'like', part),
      ...(isPhone ? [byPhone] : []),
    ]);
}

/** A booking by its reference, its car's plate, or whatever its renter is known by. */
export function bookingKnownBy(text: string) {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Tables, 'bookings'>) =>
    or([
      eb('bookings.reference', 'like', `${plain(text.toUpperCase())}%`),
      eb(
        'bookings.car_id',
        'in',
        selectFrom('cars')
          .select('cars.id')
          .where('cars.plate', 'like', `${plain(tidyPlate(text))}%`),
      ),
      eb(
        'bookings.user_id',
        'in',
        selectFrom('users').select('users.id').where(renterKnownBy(text)),
      ),
    ]);
}
