import type { z } from 'zod';
import type { OwnDraft } from '../../contract/drafts.ts';
import { toCityTime } from '../../domain/city-time.ts';
import type { Queries } from '../db/connect.ts';

/** Only what can still be booked: the car is on offer and the trip lies ahead. */
export async function getDraft(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<z.input<typeof OwnDraft>> {
  const row = await db
    .selectFrom('booking_drafts')
    .innerJoin('cars', 'cars.id', 'booking_drafts.car_id')
    .innerJoin('cities', 'cities.id', 'cars.city_id')
    .select(['cars.id', 'brand', 'model', 'city_id', 'time_zone', 'trip'])
    .where('user_id', '=', userId)
    .where('cars.enabled', '=', true)
    .executeTakeFirst();
  if (!row) return { draft: null };
  const { id, brand, model, city_id: cityId, time_zone: timeZone, trip } = row;
  const starts = Temporal.PlainDateTime.from(`${trip.start.date}T${trip.start.time}`);
  const isAhead = Temporal.PlainDateTime.compare(starts, toCityTime(now, timeZone)) > 0;
  return { draft: isAhead ? { car: { id, brand, model }, cityId, trip } : null };
}
