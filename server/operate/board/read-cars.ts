import { cutOutUrl } from '../../../contract/pictures.ts';
import type { Queries } from '../../db/connect.ts';

/** The cars of a city by class, make and model, each with its drawing or its first photograph. */
export async function readBoardCars(db: Queries, cityId: string) {
  const [cars, pictures] = await Promise.all([
    db
      .selectFrom('cars')
      .select([
        'id',
        'brand',
        'model',
        'plate',
        'category',
        'body_type as bodyType',
        'propulsion_type as propulsionType',
        'transmission',
        'seats',
        'luggages',
        'condition',
        'energy_percent as energyPercent',
        'stands_at as standsAt',
        'enabled as isOffered',
        'drivable_until as drivableUntil',
        'base_latitude',
        'base_longitude',
      ])
      .where('city_id', '=', cityId)
      .where('retired_at', 'is', null)
      .orderBy('category')
      .orderBy('brand')
      .orderBy('model')
      .orderBy('plate')
      .orderBy('id')
      .execute(),
    picturesIn(db, cityId),
  ]);
  return cars.map(({ base_latitude: latitude, base_longitude: longitude, ...car }) => ({
    ...car,
    picture: pictures.get(car.id) ?? null,
    baseAt: { latitude, longitude },
  }));
}

/** A drawing stands without its studio on the board. */
async function picturesIn(db: Queries, cityId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('cars')
    .innerJoin('car_photos', 'car_photos.car_id', 'cars.id')
    .select(['car_id', 'url', 'drawn', 'view'])
    .where('city_id', '=', cityId)
    .where('retired_at', 'is', null)
    .where('car_photos.position', '=', 0)
    .execute();
  return new Map(rows.map(({ car_id, ...photo }) => [car_id, cutOutUrl(photo) ?? photo.url]));
}
