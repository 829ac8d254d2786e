import type { PlaceKind } from './port.ts';

/** OpenStreetMap's tags that say what a place is; `key` alone stands for all of its values. */
const kinds: Readonly<Record<string, PlaceKind>> = {
  aeroway: 'airport',
  railway: 'station',
  public_transport: 'station',
  'amenity=bus_station': 'station',
  'amenity=ferry_terminal': 'ferry',
  'tourism=hotel': 'hotel',
  'tourism=hostel': 'hotel',
  'tourism=guest_house': 'hotel',
  'tourism=apartment': 'hotel',
  'tourism=museum': 'museum',
  'tourism=gallery': 'museum',
  tourism: 'landmark',
  historic: 'landmark',
  'amenity=theatre': 'theatre',
  'amenity=cinema': 'theatre',
  'amenity=university': 'university',
  'amenity=college': 'university',
  'amenity=hospital': 'hospital',
  'amenity=clinic': 'hospital',
  amenity: 'public',
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=stadium': 'stadium',
  'leisure=sports_centre': 'stadium',
  shop: 'shopping',
  'place=square': 'square',
};

/** Photon's own types that are neither a door nor a thing. */
const areas = new Set(['locality', 'district', 'city', 'county', 'state', 'country']);

interface Tagged {
  readonly osm_key: string;
  readonly osm_value: string;
  readonly type: string;
}

export function photonKind({ osm_key, osm_value, type }: Tagged): PlaceKind {
  const tagged = kinds[`${osm_key}=${osm_value}`] ?? kinds[osm_key];
  if (tagged) return tagged;
  if (type === 'street') return 'street';
  return areas.has(type) ? 'area' : 'landmark';
}
