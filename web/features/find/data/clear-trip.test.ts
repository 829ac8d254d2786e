import { expect, test } from 'vitest';
import { emptySearch, type SearchState } from '../../trip/state/search-state.ts';
import { clearChoices, clearTrip } from './clear-trip.ts';

const full: SearchState = {
  cityId: 'lisbon',
  start: {
    date: '2026-11-20',
    time: '10:30',
    location: { latitude: 38.7, longitude: -9.1 },
    query: 'Rua Augusta 110',
  },
  end: {
    date: '2026-11-24',
    time: '18:00',
    location: { latitude: 38.72, longitude: -9.15 },
    query: 'Avenida da Liberdade 1',
  },
  returnOption: 'other_location',
  returnLocationHistory: [
    { label: 'Avenida da Liberdade 1', value: 'custom_location_-9.15,38.72' },
  ],
  extras: ['child-seat'],
  insurances: { main: 'full', extras: ['tyres'] },
};

test('the way back clears addresses, dates and times, and keeps the city [R-SEARCH-030]', () => {
  const { start, end, returnOption } = emptySearch;
  expect(clearTrip(full)).toEqual({ ...full, start, end, returnOption });
});

test('opening the list clears extras and insurances, and nothing else [R-LIST-023]', () => {
  expect(clearChoices(full)).toEqual({
    ...full,
    extras: [],
    insurances: { main: null, extras: [] },
  });
});
