import { areasOfCity, pickArea } from '../../../domain/operating-areas.ts';
import type { Point } from '../../../domain/service-area.ts';
import { areasOf } from '../../catalogue/queries.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';

/** Both ends of a trip lie where we operate; the one that does not is named. */
export async function requireServed(
  db: Queries,
  cityId: string,
  stops: { readonly delivery: Point; readonly return: Point },
): Promise<void> {
  const drawn = await areasOf(db, cityId);
  const areas = drawn.map(({ outline }) => ({ cityRef: cityId, outline }));
  const ofCity = areasOfCity(areas, cityId);
  const outside = (['delivery', 'return'] as const).filter((end) => !pickArea(ofCity, stops[end]));
  if (outside.length === 0) return;
  throw new Refusal(
    'out_of_service_area',
    'We do not operate there yet.',
    outside.map((end) => ({ field: `body.${end}`, reason: 'lies outside every service area' })),
  );
}
