import { sql } from 'kysely';

/** Of a booking with its car: its last day is after the last on which the car may be driven. */
export const outlivesPapers = (timeZone: string) =>
  sql<boolean>`((bookings.ends_at - interval '1 microsecond') AT TIME ZONE ${timeZone})::date > cars.drivable_until`;
