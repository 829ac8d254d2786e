import { browserApi } from '../../../api/browser-client.ts';
import type { PickedAddress } from '../state/return-option.ts';
import { isServed, type SearchCity } from '../state/search-city.ts';
import type { SearchLocation } from '../state/search-state.ts';

export type Located =
  | { readonly outcome: 'found'; readonly address: PickedAddress }
  | { readonly outcome: 'out_of_reach' | 'denied' | 'unknown' };

const givesUpAfterMs = 10_000;

/** Where the renter stands, named after the nearest address. */
export async function locate(
  city: SearchCity,
  nameOf: (point: SearchLocation) => string,
): Promise<Located> {
  try {
    const { coords } = await currentPosition();
    const point = { latitude: coords.latitude, longitude: coords.longitude };
    return await nameThePoint(city, point, nameOf);
  } catch (error) {
    const isDenied = error instanceof GeolocationPositionError && error.code === 1;
    return { outcome: isDenied ? 'denied' : 'unknown' };
  }
}

/** The address of a point, such as a dropped pin. The point itself stays exact. */
export async function nameThePoint(
  city: SearchCity,
  point: SearchLocation,
  nameOf: (point: SearchLocation) => string,
): Promise<Located> {
  const location = { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
  if (!isServed(city, location)) return { outcome: 'out_of_reach' };
  const { place } = await browserApi().nearestPlace({
    query: { city: city.id, lat: String(location.latitude), lng: String(location.longitude) },
  });
  return { outcome: 'found', address: { location, query: place?.placeName ?? nameOf(location) } };
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('This browser knows no location'));
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: givesUpAfterMs,
    });
  });
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
