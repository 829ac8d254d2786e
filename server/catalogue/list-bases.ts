import type { Point } from '../../domain/service-area.ts';
import type { Queries } from '../db/connect.ts';
import { baseOf } from './car-shapes.ts';
import { type FreeCars, freeCars } from './free-cars.ts';

const MOST = 1000;

/** Where the free cars stand, as far as anybody is told, each place once. */
export async function listBases(db: Queries, question: FreeCars): Promise<Point[]> {
  const cars = await freeCars(db, question)
    .select(['base_latitude', 'base_longitude'])
    .orderBy('id')
    .execute();
  const places = new Map(
    cars.map(baseOf).map((base) => [`${base.latitude} ${base.longitude}`, base]),
  );
  return [...places.values()].slice(0, MOST);
}
