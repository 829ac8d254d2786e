import { expect, test } from 'vitest';
import { emptySearch } from '../trip/state/search-state.ts';
import { bookingRequestOf } from './booking-request.ts';

const start = {
  ...emptySearch.start,
  query: ' 345 West 58th Street ',
  location: { latitude: 40.76772, longitude: -73.98365 },
};
const end = { ...start, query: '19 East 72nd Street' };
const agreed = {
  quoteId: 'quote',
  profile: 'personal',
  cardId: 'card',
  driverNote: 'Room 12',
  drivers: [' ben@handover.example '],
} as const;

test('a person books with their card, from door to door [R-DATA-015]', () => {
  expect(bookingRequestOf({ start, end }, agreed)).toEqual({
    quoteId: 'quote',
    delivery: { latitude: 40.76772, longitude: -73.98365, name: '345 West 58th Street' },
    return: { latitude: 40.76772, longitude: -73.98365, name: '19 East 72nd Street' },
    payment: { profile: 'personal', methodId: 'card' },
    driverNote: 'Room 12',
    drivers: ['ben@handover.example'],
  });
});

test('a company books without a card', () => {
  const request = bookingRequestOf({ start, end }, { ...agreed, profile: 'business' });
  expect(request?.payment).toEqual({ profile: 'business', methodId: null });
});

test('nothing is sent without both addresses', () => {
  expect(bookingRequestOf({ start, end: { ...end, location: null } }, agreed)).toBeNull();
  expect(bookingRequestOf({ start: { ...start, location: null }, end }, agreed)).toBeNull();
});
