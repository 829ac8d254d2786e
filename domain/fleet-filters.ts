/** What a list of cars can be narrowed by. */
export type CarTraits = {
  readonly brand: string;
  readonly year: number;
  readonly category: string;
  readonly bodyType: string;
  readonly seats: number;
  readonly doors: number;
  readonly transmission: string;
  readonly propulsionType: string;
  readonly greenVehicle: boolean;
  readonly features: readonly string[];
};

/** A filter that is left out, or a list of no values, narrows nothing. */
export type FleetFilters = {
  readonly propulsionType?: readonly string[] | undefined;
  readonly transmission?: readonly string[] | undefined;
  readonly seats?: readonly number[] | undefined;
  readonly doors?: readonly number[] | undefined;
  /** Letters and body types alike: a car fits if either of its two fields does. */
  readonly category?: readonly string[] | undefined;
  readonly brand?: readonly string[] | undefined;
  /** A car has all that are named. */
  readonly feature?: readonly string[] | undefined;
  readonly greenVehicle?: boolean | undefined;
  readonly minYear?: number | undefined;
  readonly maxYear?: number | undefined;
};

export function fitsFilters(car: CarTraits, filters: FleetFilters): boolean {
  return (
    isOneOf(car.propulsionType, filters.propulsionType) &&
    isOneOf(car.transmission, filters.transmission) &&
    isOneOf(car.seats, filters.seats) &&
    isOneOf(car.doors, filters.doors) &&
    isOneOf(car.brand, filters.brand) &&
    (isOneOf(car.category, filters.category) || isOneOf(car.bodyType, filters.category)) &&
    (filters.feature ?? []).every((feature) => car.features.includes(feature)) &&
    (filters.greenVehicle === undefined || car.greenVehicle === filters.greenVehicle) &&
    (filters.minYear === undefined || car.year >= filters.minYear) &&
    (filters.maxYear === undefined || car.year <= filters.maxYear)
  );
}

function isOneOf<T>(value: T, wanted: readonly T[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(value);
}
