import { z } from 'zod';
import { middleOf } from '../../../domain/service-area.ts';
import { countryName, writeDoor, writeTown } from './address-format.ts';
import { createAskVendor, type VendorConnection } from './ask-vendor.ts';
import { photonKind } from './photon-kind.ts';
import { type Geocoder, MOST_PLACES, type SearchedCity } from './port.ts';
import { boxOf, createVendorGeocoder, type VendorPlace } from './vendor-geocoder.ts';

export interface PhotonOptions extends VendorConnection {
  /** Where the installation answers, with its path if it has one. */
  readonly url: string;
}

const text = z.string().min(1).optional();

/** The part of Photon's answers that we use; `docs/providers/photon.md`. */
const Features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: z.string(),
        osm_id: z.number(),
        osm_key: z.string(),
        osm_value: z.string(),
        type: z.string(),
        name: text,
        housenumber: text,
        street: text,
        postcode: text,
        district: text,
        city: text,
        state: text,
        countrycode: text,
      }),
    }),
  ),
});

type Feature = z.infer<typeof Features>['features'][number];

/** Photon: search over OpenStreetMap's data, on a server of one's own. */
export function createPhotonGeocoder(options: PhotonOptions): Geocoder {
  const base = new URL(options.url);
  const ask = createAskVendor(options, credentialsOf(base));
  const folder = `${base.origin}${base.pathname.replace(/\/+$/, '')}`;

  async function get(path: string, city: SearchedCity, params: Record<string, string>) {
    const url = new URL(`${folder}/${path}`);
    url.search = new URLSearchParams({ ...params, lang: 'en' }).toString();
    const { features } = await ask(url, Features);
    return features.flatMap((feature) => placeOf(city, feature) ?? []);
  }

  return createVendorGeocoder({
    search(city, q) {
      const { latitude, longitude } = middleOf(city.bounds);
      return get('api', city, {
        q,
        bbox: boxOf(city),
        lat: String(latitude),
        lon: String(longitude),
        limit: String(MOST_PLACES),
      });
    },
    reverse: (city, { latitude, longitude }) =>
      get('reverse', city, { lat: String(latitude), lon: String(longitude), limit: '1' }),
  });
}

/** A server of one's own may stand behind a password; fetch takes none in an address. */
function credentialsOf({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Null for what is abroad, or has neither a name nor a door. */
function placeOf(city: SearchedCity, { geometry, properties }: Feature): VendorPlace | null {
  const { osm_type, osm_id, name, street, housenumber, district } = properties;
  if (properties.countrycode?.toUpperCase() !== city.countryCode) return null;
  const door = street && housenumber ? writeDoor(city, street, housenumber) : null;
  const shown = name ?? door ?? street;
  if (!shown) return null;
  const around = door ?? district;
  const { postcode, state } = properties;
  const town = writeTown(city, { name: properties.city ?? city.name, state, postcode });
  const detail = [around === shown ? null : around, town, countryName(city)];
  const [longitude, latitude] = geometry.coordinates;
  return {
    id: `photon/${osm_type}${osm_id}`,
    name: shown,
    detail: detail.filter(Boolean).join(', '),
    kind: !name && door ? 'address' : photonKind(properties),
    latitude,
    longitude,
    approximate: false,
  };
}
