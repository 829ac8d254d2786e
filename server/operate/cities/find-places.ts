import type { DeskPlaces } from '../../../contract/operate/cities.ts';
import { covers } from '../../../domain/polygon.ts';
import { pointIn } from '../../../domain/read-point.ts';
import { areasOf } from '../../catalogue/queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Deps } from '../../deps.ts';
import { creditOf } from '../../places/credit-of.ts';
import { searchedCityOf } from '../../places/searched-city.ts';

/** What a text may mean in a city: addresses, or the one nearest to a point that is written as two numbers. */
export async function findPlaces(
  { database, geocoder }: Pick<Deps, 'database' | 'geocoder'>,
  cityId: string,
  text: string,
): Promise<DeskPlaces> {
  const row = await requireCity(database.kysely, cityId);
  const city = searchedCityOf(row);
  const at = pointIn(text);
  const found = at
    ? [await geocoder.reverse({ city, ...at })].filter((place) => place !== null)
    : await geocoder.search({ city, text });
  const areas = await areasOf(database.kysely, cityId);
  return {
    places: found.map((place) => ({
      ...place,
      areas: areas.filter((area) => covers(area.outline, place)).map(({ name }) => name),
    })),
    credit: creditOf(found),
  };
}
