import { expect, test } from 'vitest';
import { draftTrip } from '../../../../contract/drafts.fixture.ts';
import { emptySearch, type SearchState } from '../../trip/state/search-state.ts';
import { draftTripOf, searchWith } from './draft-trip.ts';

const returnOption = 'custom_location_-9.1342,38.7742';
const search: SearchState = {
  ...draftTrip,
  cityId: 'lisbon',
  returnOption,
  returnLocationHistory: [{ label: draftTrip.end.query, value: returnOption }],
  insurances: { main: 'full', extras: ['tyres'] },
};
const car = { id: '00000000-0000-4000-8000-000000000001', brand: 'Renault', model: 'Captur' };
const continued = (from: SearchState, on: SearchState) => {
  const trip = draftTripOf(from);
  return trip && searchWith(on, { car, cityId: 'lisbon', trip });
};

test('dates, addresses, extras and protection are the same on a device that knew none of them', () => {
  expect(continued(search, emptySearch)).toEqual(search);
});

test('a return to the delivery address stays one', () => {
  const { location, query } = search.start;
  const same: SearchState = {
    ...search,
    end: { ...search.end, location, query },
    returnOption: 'same_address',
    returnLocationHistory: [],
  };
  expect(continued(same, emptySearch)).toEqual(same);
});

test('what was searched for on this device since then gives way', () => {
  expect(continued(search, { ...search, cityId: 'new-york', extras: [] })).toEqual(search);
});

test('without a date or an address there is nothing to continue with', () => {
  expect(draftTripOf(emptySearch)).toBeNull();
  expect(draftTripOf({ ...search, end: { ...search.end, location: null } })).toBeNull();
});
