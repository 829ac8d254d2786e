import type { Place } from '../port.ts';
import type { CityGazetteer, Found } from './model.ts';
import { fold } from './words.ts';

export function namePlace(cityId: string, city: CityGazetteer, found: Found): Place {
  const { name, kind, approximate, postcode, borough } = found;
  const latitude = round(found.latitude);
  const longitude = round(found.longitude);
  const detail = city.detail({ name, kind, at: [latitude, longitude], postcode, borough });
  const slug = fold(name).replace(/[^a-z0-9]+/g, '-');
  return {
    id: `${cityId}/${kind}/${slug}/${latitude},${longitude}`,
    placeName: `${name}, ${detail}`,
    name,
    detail,
    kind,
    latitude,
    longitude,
    approximate,
  };
}

/** Five decimals are a metre, finer than anything known here. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
