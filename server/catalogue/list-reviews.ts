import type { ReviewList } from '../../contract/reviews.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { ratingOf } from './car-shapes.ts';
import { requireCar } from './require-car.ts';

/** Nobody reads more than this; the average and the count are over all of them. */
const MOST_REVIEWS = 200;

export async function listReviews(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  carId: string,
): Promise<ReviewList> {
  const db = database.kysely;
  const { car } = await requireCar(db, carId);
  if (!settings.current().asset_page_config.reviewsEnabled) {
    throw new Refusal('feature_disabled', 'Reviews are switched off at the moment.');
  }
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('car_id', '=', carId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_REVIEWS)
    .execute();
  return {
    rating: ratingOf(car),
    reviews: rows.map((row) => ({
      id: row.id,
      userName: row.user_name,
      rating: row.rating,
      comfort: row.comfort,
      drive: row.drive,
      accuracy: row.accuracy,
      safety: row.safety,
      value: row.value,
      description: row.description,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
