import { expect, test } from 'vitest';
import { words } from '../words.ts';
import { car } from './car.ts';
import { checkout } from './checkout.ts';
import { errors } from './errors.ts';
import { search } from './search.ts';
import { trips } from './trips.ts';

test('the words are in one language, English [A-PRODUCT-006 R-PRODUCT-009]', () => {
  expect(Object.keys(words.store.data)).toEqual(['en']);
  expect(words.language).toBe('en');
});

// Texts that were agreed on to the letter.

test('what is missing in a search [R-SEARCH-024 R-SEARCH-025 R-SEARCH-026 R-SEARCH-027]', () => {
  expect(search.errors).toEqual({
    deliveryLocation: 'Please enter a valid delivery address',
    returnLocation: 'Please enter a valid return address',
    dates: 'Please fill the dates correctly',
  });
});

test('what is missing in a change [R-CHANGE-012 R-CHANGE-013]', () => {
  expect(trips.change.missing).toEqual({
    delivery: 'Delivery Coordinates or Query does not exist.',
    return: 'Return Coordinates or Query does not exist.',
  });
});

test('a cancellation that failed [R-CANCEL-011]', () => {
  expect(trips.cancel.dialog.error).toBe('There was an error.');
  expect(trips.cancel.failed.title).toBe('Booking was not cancelled');
});

test('errors of a card, and unknown ones [R-ERROR-005]', () => {
  expect(errors.card_error.text).toBe(
    'An error has occurred with your card. Please try with another one or contact your bank.',
  );
  expect(errors.unknown.text).toBe('An error has occurred, please try again later');
});

test('a place out of reach, and a car that is not there [R-ERROR-007]', () => {
  expect(search.reach.title).toBe('Out of Reach Location');
  expect(car.missing.title).toBe('The asset does not exist');
});

test('the checkout and the tabs of the bookings', () => {
  expect(checkout.title).toBe('Booking: Confirmation');
  expect(checkout.confirm.action).toBe('Confirm & Book');
  expect([trips.list.current, trips.list.past]).toEqual(['Current & Upcoming', 'Past']);
});
