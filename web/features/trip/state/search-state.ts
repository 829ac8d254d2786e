export type SearchLocation = { readonly latitude: number; readonly longitude: number };

/** Where and when the car is handed over, or handed back; in the city's local time. */
export type SearchPoint = {
  /** YYYY-MM-DD */
  readonly date: string | null;
  /** HH:MM */
  readonly time: string;
  readonly location: SearchLocation | null;
  readonly query: string;
};

export type CustomReturn = `custom_location_${string}`;
export type ReturnOption = 'same_address' | 'other_location' | CustomReturn;

export type SearchState = {
  readonly cityId: string | null;
  readonly start: SearchPoint;
  readonly end: SearchPoint;
  readonly returnOption: ReturnOption;
  readonly returnLocationHistory: readonly { readonly label: string; readonly value: string }[];
  readonly extras: readonly string[];
  readonly insurances: { readonly main: string | null; readonly extras: readonly string[] };
};

const emptyPoint: SearchPoint = { date: null, time: '09:00', location: null, query: '' };

export const emptySearch: SearchState = {
  cityId: null,
  start: emptyPoint,
  end: emptyPoint,
  returnOption: 'same_address',
  returnLocationHistory: [],
  extras: [],
  insurances: { main: null, extras: [] },
};
