import pg from 'pg';
import { cityIdAt, growFleet } from '../search/grow-fleet.ts';

const CARS = 1_000;
const BOOKINGS_PER_CAR = 10;
/** Apart by so many days, from three weeks back: two weeks of the board are dense. */
const DAYS_APART = 4;
const DAYS_BACK = 21;

/**
 * A city of 1,000 cars with 10,000 bookings: copies of one of Lisbon's, each with a car's time of its own. What is over is
 * finished, what is under way is out, the rest is booked.
 */
export async function growBoard(databaseUrl: string): Promise<string> {
  await growFleet(databaseUrl, { cities: 1, carsPerCity: CARS, occupanciesPerCar: 1 });
  const cityId = cityIdAt(0);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`DELETE FROM occupancies WHERE city_id = $1`, [cityId]);
    const { rows } = await client.query<{ list: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = 'bookings'
          AND column_name NOT IN ('id', 'reference', 'car_id', 'city_id', 'starts_at', 'ends_at', 'status', 'quote_id', 'next_step_at')
          AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    );
    const columns = rows[0]?.list ?? '';
    const copied = columns.replaceAll(/\w+/g, 'original.$&');
    await client.query(
      `INSERT INTO bookings (id, reference, car_id, city_id, starts_at, ends_at, status, ${columns})
       SELECT gen_random_uuid(),
              translate(lpad((row_number() OVER ())::text, 8, '0'), '01', 'AB'),
              car.id, car.city_id, begins, begins + interval '60 hours',
              CASE WHEN begins + interval '60 hours' < now() THEN 'finished'
                   WHEN begins < now() THEN 'active' ELSE 'booked' END,
              ${copied}
         FROM cars car
         CROSS JOIN generate_series(0, ${BOOKINGS_PER_CAR - 1}) AS piece
         CROSS JOIN LATERAL (SELECT date_trunc('hour', now())
              + (piece * ${DAYS_APART} - ${DAYS_BACK}) * interval '1 day'
              + (hashtext(car.id::text) % 24) * interval '1 hour' AS begins) AS times
         CROSS JOIN LATERAL (SELECT ${columns} FROM bookings WHERE city_id = 'lisbon'
              ORDER BY bookings.id LIMIT 1 OFFSET piece) AS original
        WHERE car.city_id = $1`,
      [cityId],
    );
    await client.query(
      `INSERT INTO occupancies (car_id, city_id, kind, booking_id, during)
       SELECT car_id, city_id, 'booking', id, tstzrange(starts_at, ends_at + interval '2 hours')
         FROM bookings WHERE city_id = $1`,
      [cityId],
    );
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
  return cityId;
}
