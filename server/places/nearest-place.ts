import { covers } from '../../domain/polygon.ts';
import { areasOf } from '../catalogue/queries.ts';
import { requireOpenCity } from '../catalogue/require-open-city.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { searchedCityOf } from './searched-city.ts';

/** For "use my current location" and for a pin on the map: is it served, and what is it called? */
export async function nearestPlace(
  { database, geocoder }: Pick<Deps, 'database' | 'geocoder'>,
  caller: Caller | null,
  at: { readonly city: string; readonly latitude: number; readonly longitude: number },
) {
  const city = await requireOpenCity(database.kysely, at.city, caller);
  const areas = await areasOf(database.kysely, city.id);
  const inside = areas.some((area) => covers(area.outline, at));
  return {
    inside,
    place: inside ? await geocoder.reverse({ ...at, city: searchedCityOf(city) }) : null,
  };
}
