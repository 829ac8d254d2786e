import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { tidyPlate } from '../../../domain/fleet/plate.ts';
import type { Tables } from '../../db/schema.ts';

/** Fewer digits name half the city. */
const LEAST_DIGITS = 4;

/** As it stands in a pattern, without its own signs meaning anything. */
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A renter by a part of their name; where contact counts, also by their email or the digits of their telephone number. */
export function renterKnownBy(text: string, { byContact } = { byContact: true }) {
  const part = `%${plain(text.toLowerCase())}%`;
  const digits = text.replace(/\D/g, '');
  const isPhone = digits.length >= LEAST_DIGITS && /^[+\d\s().-]+$/.test(text);
  // To the letter as in the index `renters_by_part`.
  const byPhone = sql<boolean>`
    regexp_replace(coalesce(phone_code, '') || coalesce(phone_number, ''), '\\D', '', 'g')
      LIKE ${`%${digits}%`}`;
  return ({ or, eb, fn }: ExpressionBuilder<Tables, 'users'>) =>
    or([
      eb(fn<string>('lower', ['users.name']), 'like', part),
      ...(byContact ? [eb('users.email', 'like', part)] : []),
      ...(byContact && isPhone ? [byPhone] : []),
    ]);
}

// The ids of bookings: those of each kind are found by an index of their own and only then joined. One condition over
// several tables would be tried on every booking of the city.

/** Bookings by their reference, their car's plate, or whatever their renter is known by. */
export const bookingsKnownBy = (text: string) =>
  byReference(text)
    .union(byPlate(text))
    .union(byRenter(renterKnownBy(text)));

interface OnBoard {
  readonly city: string;
  readonly text: string;
  readonly byContact: boolean;
}

/** As above, and by a word of what the car is called; what is typed in pieces may be one word. */
export const bookingsOnBoardKnownBy = ({ city, text, byContact }: OnBoard) => {
  const joined = text.replace(/[\s-]/g, '');
  return byReference(joined)
    .union(byCarsWords(city, [`${plain(text)}%`, `% ${plain(joined)}%`]))
    .union(byRenter(renterKnownBy(text, { byContact })));
};

const bookings = () => expressionBuilder<Tables>().selectFrom('bookings').select('bookings.id');

const byReference = (text: string) =>
  bookings().where('bookings.reference', 'like', `${plain(text.toUpperCase())}%`);

const byPlate = (text: string) =>
  bookings()
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .where('cars.plate', 'like', `${plain(tidyPlate(text))}%`);

const byCarsWords = (city: string, patterns: readonly string[]) =>
  bookings()
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .where('cars.city_id', '=', city)
    .where('cars.retired_at', 'is', null)
    .where(({ or, eb }) =>
      or(patterns.map((pattern) => eb('cars.search_text', 'like', pattern.toUpperCase()))),
    );

/** Renters are found first, however few they are: then their bookings by theirs. */
function byRenter(isKnown: ReturnType<typeof renterKnownBy>) {
  const known = expressionBuilder<Tables>().selectFrom('users').select('users.id').where(isKnown);
  return bookings().where(sql<boolean>`bookings.user_id = ANY (ARRAY(${known}))`);
}
