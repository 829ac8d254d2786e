import type { Box } from './service-area.ts';
import { allowed, refused, type Verdict } from './verdict.ts';

/** How far apart the edges of a city are, in degrees: a village, and the largest metropolis there is. */
const SMALLEST_DEGREES = 0.005;
const LARGEST_DEGREES = 3;

export type BoundsRefusal = 'bounds_reversed' | 'bounds_too_small' | 'bounds_too_large';

export function checkBounds({ southWest, northEast }: Box): Verdict<BoundsRefusal> {
  const sides = [
    northEast.latitude - southWest.latitude,
    northEast.longitude - southWest.longitude,
  ];
  if (sides.some((side) => !(side > 0))) return refused('bounds_reversed');
  if (sides.some((side) => side < SMALLEST_DEGREES)) return refused('bounds_too_small');
  if (sides.some((side) => side > LARGEST_DEGREES)) return refused('bounds_too_large');
  return allowed;
}

/** What a city's name, code and number look like. */
export const cityShapes = {
  name: /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’()/-]*$/u,
  code: /^[A-Z]{3}$/,
  supportPhone: /^\+[0-9][0-9 ()-]{5,30}$/,
} as const;

/** Within what its figures are; amounts in units of its currency. */
export const cityBounds = {
  nameLetters: { most: 60 },
  taxBasisPoints: { least: 0, most: 10_000 },
  turnaroundMinutes: { least: 0, most: 1_440 },
  depositUnits: { least: 1, most: 100_000 },
  bandAge: { least: 18, most: 98 },
  bandUnits: { least: 0.01, most: 10_000 },
  bands: { most: 10 },
} as const;

interface AgeBand {
  readonly fromAge: number;
  readonly toAge: number;
}

export type BandsRefusal = 'band_reversed' | 'bands_overlap';

/** A driver of any age is in one band at most. */
export function checkBands(bands: readonly AgeBand[]): Verdict<BandsRefusal> {
  if (bands.some(({ fromAge, toAge }) => toAge < fromAge)) return refused('band_reversed');
  const inOrder = bands.toSorted((one, other) => one.fromAge - other.fromAge);
  const overlap = inOrder.some((band, at) => band.fromAge <= (inOrder[at - 1]?.toAge ?? -1));
  return overlap ? refused('bands_overlap') : allowed;
}

/** A name of the time zone database, such as Europe/Lisbon; an offset has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z_+-]+)+$/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166 in two letters. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined;

export interface CityReadiness {
  readonly areas: number;
  readonly offeredCars: number;
}

export const openingNeeds = ['area', 'car'] as const;
export type OpeningNeed = (typeof openingNeeds)[number];

/** What is missing before renters can be let in: without an area nothing can be delivered. */
export function missingToOpen({ areas, offeredCars }: CityReadiness): readonly OpeningNeed[] {
  const has = { area: areas > 0, car: offeredCars > 0 };
  return openingNeeds.filter((need) => !has[need]);
}
