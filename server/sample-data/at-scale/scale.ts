/** Totals, the standard set included. */
export type Scale = {
  readonly cars: number;
  readonly occupancies: number;
  /** So many of the occupancies are bookings, with all that belongs to one; the rest are blocks. */
  readonly bookings: number;
};

/** A year back and a year ahead. */
export const windowDays = 730;

/** What is still missing to the wished totals, or in one sentence why it cannot be loaded. */
export function missingTo(wished: Scale, standard: Scale): Scale | string {
  for (const what of ['cars', 'occupancies', 'bookings'] as const) {
    if (wished[what] < standard[what]) {
      return `The standard set has ${standard[what]} ${what} already: ask for at least as many.`;
    }
  }
  const missing = {
    cars: wished.cars - standard.cars,
    occupancies: wished.occupancies - standard.occupancies,
    bookings: wished.bookings - standard.bookings,
  };
  if (missing.bookings > missing.occupancies) {
    return 'There cannot be more bookings than occupancies.';
  }
  if (missing.occupancies > missing.cars * windowDays) {
    return `There is room for one occupancy per car and day of two years: ${wished.cars} cars are too few for ${wished.occupancies}.`;
  }
  return missing;
}
