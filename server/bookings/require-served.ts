import { areasOfCity, type Point, pickArea } from '../../domain/service-area.ts';
import { areasOf } from '../catalogue/queries.ts';
import { boxOf } from '../catalogue/shapes.ts';
import type { Queries } from '../db/connect.ts';
import { statement } from '../db/statement.ts';
import { askWithNext, type Later } from '../db/statement-marks.ts';
import { Refusal } from '../errors.ts';

type Corners = Parameters<typeof boxOf>[0];

interface Stops {
  readonly delivery: Point;
  readonly return: Point;
}

const AREAS = `select south_west_latitude, south_west_longitude, north_east_latitude, north_east_longitude
  from areas where city_id = $1 order by name`;

export const areasWithNext = (tx: Queries, cityId: string): Promise<Later<Corners>> =>
  askWithNext(tx, statement(AREAS, [cityId]));

export async function requireServed(db: Queries, cityId: string, stops: Stops): Promise<void> {
  requireInside(await areasOf(db, cityId), cityId, stops);
}

/** Both ends of a trip lie where we operate; the one that does not is named. */
export function requireInside(boxes: readonly Corners[], cityId: string, stops: Stops): void {
  const areas = boxes.map((box) => ({ cityRef: cityId, ...boxOf(box) }));
  const ofCity = areasOfCity(areas, cityId);
  const outside = (['delivery', 'return'] as const).filter((end) => !pickArea(ofCity, stops[end]));
  if (outside.length === 0) return;
  throw new Refusal(
    'out_of_service_area',
    'We do not operate there yet.',
    outside.map((end) => ({ field: `body.${end}`, reason: 'lies outside every service area' })),
  );
}
