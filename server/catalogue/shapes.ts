import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';

type Corners = Pick<
  Selectable<Tables['cities']>,
  'south_west_latitude' | 'south_west_longitude' | 'north_east_latitude' | 'north_east_longitude'
>;

export function boxOf(row: Corners) {
  return {
    southWest: { latitude: row.south_west_latitude, longitude: row.south_west_longitude },
    northEast: { latitude: row.north_east_latitude, longitude: row.north_east_longitude },
  };
}
