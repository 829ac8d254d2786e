/** Distances are kept in whole kilometres, and are read and entered in the unit of the city’s dashboards. */
export type DistanceUnit = 'miles' | 'kilometres';

/** Miles in the United States. */
export const distanceUnit = (countryCode: string): DistanceUnit =>
  countryCode === 'US' ? 'miles' : 'kilometres';

/** More than any car has driven. */
export const MOST_KM = 2_000_000;

const kmPerMile = 1.609_344;

export const distanceOf = (km: number, unit: DistanceUnit): number =>
  unit === 'miles' ? Math.round(km / kmPerMile) : km;

/** A kilometre is the smaller of the two: miles that were entered are read again as they were. */
export const kilometresOf = (distance: number, unit: DistanceUnit): number =>
  unit === 'miles' ? Math.round(distance * kmPerMile) : distance;

/** Beside a figure. */
export const distanceSymbol = (unit: DistanceUnit) => (unit === 'miles' ? 'mi' : 'km');

const withSymbol = (distance: number, unit: DistanceUnit): string =>
  `${distance.toLocaleString('en')} ${distanceSymbol(unit)}`;

export const formatDistance = (km: number, unit: DistanceUnit): string =>
  withSymbol(distanceOf(km, unit), unit);

/** The sum of what both of them show. */
export const addDistances = (km: number, moreKm: number, unit: DistanceUnit): number =>
  kilometresOf(distanceOf(km, unit) + distanceOf(moreKm, unit), unit);

/** Between two readings: the difference of what both of them show. */
export const drivenBetween = (fromKm: number, toKm: number, unit: DistanceUnit): number =>
  distanceOf(toKm, unit) - distanceOf(fromKm, unit);

export const formatDriven = (fromKm: number, toKm: number, unit: DistanceUnit): string =>
  withSymbol(drivenBetween(fromKm, toKm, unit), unit);
