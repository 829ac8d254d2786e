import type { Place } from '../port.ts';
import { nearestOn } from './geometry.ts';
import { numberAt } from './house-numbers.ts';
import type { CityGazetteer, Point } from './model.ts';
import { namePlace } from './name-place.ts';

/** Farther than this from any known street, its name only says whereabouts the point is. */
const BESIDE_METRES = 120;
/** A street with house numbers makes the better address, even if it is this much farther. */
const NUMBERED_METRES = 12;

/** The nearest address along the known streets, its number estimated from those beside it. */
export function reverseCity(cityId: string, city: CityGazetteer, at: Point): Place | null {
  let best: { cost: number; street: (typeof city.streets)[number]; on: Near } | null = null;
  for (const street of city.streets) {
    if (street.rank === 'm') continue;
    const on = nearestOn(street.line, at);
    if (!on) continue;
    const cost = on.metres - (street.numbers.length > 0 ? NUMBERED_METRES : 0);
    if (!best || cost < best.cost) best = { cost, street, on };
  }
  if (!best) return null;
  const { street, on } = best;
  const parity = city.evenSide === 'right' ? (on.left ? 1 : 0) : null;
  const number = numberAt(street, on.fraction, parity);
  return namePlace(cityId, city, {
    name: number === null ? street.name : city.writeAddress(street.name, String(number)),
    kind: number === null ? 'street' : 'address',
    latitude: on.point[0],
    longitude: on.point[1],
    approximate: number === null || on.metres > BESIDE_METRES,
    postcode: street.postcode,
    borough: street.borough,
  });
}

type Near = NonNullable<ReturnType<typeof nearestOn>>;
