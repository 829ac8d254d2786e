import { beforeAll, expect, test } from 'vitest';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking } from '../data/booking.fixture.ts';
import { KeyRoute } from './key-route.tsx';

beforeAll(() => addWords('trips', trips));

/** Delivery on Friday and return on Tuesday, both at 09:00 in New York. */
const window = 'Between 08:45am and 09:15am';
const windowsOf = (booking: typeof aBooking) =>
  rendered(<KeyRoute booking={booking} />).match(/Between [^<]+/g);

test('each end of a trip ahead has a window in the city’s time, and nobody’s name before the day', () => {
  expect(windowsOf(aBooking)).toEqual([window, window]);
});

test('on the day the window says who comes, at that end alone', () => {
  const drivenBy = { delivery: 'Rui', return: null };
  expect(windowsOf({ ...aBooking, drivenBy })).toEqual([`${window}, with Rui`, window]);
});

test('a car that is out is waited for at its return, and a trip that is over has no window', () => {
  expect(windowsOf({ ...aBooking, status: 'active' })).toEqual([window]);
  expect(windowsOf({ ...aBooking, status: 'finished' })).toBeNull();
});
