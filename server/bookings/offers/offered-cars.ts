import type { Queries } from '../../db/connect.ts';

/** The cars of an offer by their ids, the best first. */
export async function offeredCars(db: Queries, offerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offered_cars')
    .select('car_id')
    .where('offer_id', '=', offerId)
    .orderBy('position')
    .execute();
  return rows.map(({ car_id }) => car_id);
}
