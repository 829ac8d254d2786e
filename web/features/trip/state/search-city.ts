import type { City } from '../../../../contract/cities.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import { covers, type Polygon } from '../../../../domain/polygon.ts';
import type { Box, Point } from '../../../../domain/service-area.ts';

/** What choosing an address and a time in a city needs to know of it. */
export interface SearchCity {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly center: Point;
  readonly boundingBox: Box;
  readonly areas: readonly Polygon[];
}

/** For loaders. */
export async function loadSearchCity(
  api: Pick<ApiClient, 'listCityAreas'>,
  city: City,
): Promise<SearchCity> {
  const { areas } = await api.listCityAreas({ params: { id: city.id } });
  const { id, name, countryCode, timeZone, center, boundingBox } = city;
  const outlines = areas.map((area) => area.outline);
  return { id, name, countryCode, timeZone, center, boundingBox, areas: outlines };
}

export function isServed(city: SearchCity, point: Point): boolean {
  return city.areas.some((area) => covers(area, point));
}
