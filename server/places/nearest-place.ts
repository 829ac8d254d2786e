import { contains } from '../../domain/service-area.ts';
import { areasOf } from '../catalogue/queries.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { boxOf } from '../catalogue/shapes.ts';
import type { Deps } from '../deps.ts';
import { searchedCityOf } from './searched-city.ts';

/** For "use my current location" and for a pin on the map: is it served, and what is it called? */
export async function nearestPlace(
  { database, geocoder }: Pick<Deps, 'database' | 'geocoder'>,
  at: { readonly city: string; readonly latitude: number; readonly longitude: number },
) {
  const city = await requireCity(database.kysely, at.city);
  const areas = await areasOf(database.kysely, city.id);
  const inside = areas.some((area) => contains(boxOf(area), at));
  return {
    inside,
    place: inside ? await geocoder.reverse({ ...at, city: searchedCityOf(city) }) : null,
  };
}
