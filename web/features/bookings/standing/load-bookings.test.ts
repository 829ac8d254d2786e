import { expect, test, vi } from 'vitest';
import { bookingStatuses } from '../../../../domain/booking-lifecycle.ts';
import { aBooking } from '../data/booking.fixture.ts';
import { bookingsOfTab, loadBookings } from './load-bookings.ts';

test('a failed load is logged, and the page is told [R-BOOKING-006 R-ERROR-009]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const problem = new Error('the database is away');
  const api = { listBookings: () => Promise.reject(problem) };
  expect(await loadBookings(api)).toEqual({ kind: 'failed' });
  expect(log).toHaveBeenCalledExactlyOnceWith(problem);
  log.mockRestore();
});

test('bookings come in the order of the server', async () => {
  const bookings = [{ ...aBooking, id: 'new' }, aBooking];
  const api = { listBookings: async () => ({ bookings }) };
  expect(await loadBookings(api)).toEqual({ kind: 'found', bookings });
});

test('the next trip comes first; of those behind, the one that ended last [D-041-002 R-BOOKING-023]', () => {
  const booked = (id: string, startsAt: string) => ({
    ...aBooking,
    id,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 86_400_000).toISOString(),
  });
  const answered = [
    booked('made last', '2026-11-27T18:30:00.000Z'),
    booked('made before', '2026-12-09T14:30:00.000Z'),
    booked('made first', '2026-11-16T18:00:00.000Z'),
  ];
  const ids = (status: 'booked' | 'finished') =>
    bookingsOfTab(
      answered.map((one) => ({ ...one, status })),
      status === 'booked' ? 'current' : 'past',
    ).map(({ id }) => id);
  expect(ids('booked')).toEqual(['made first', 'made last', 'made before']);
  expect(ids('finished')).toEqual(['made before', 'made last', 'made first']);
});

test('every booking is on exactly one tab [R-STATE-009]', () => {
  const all = bookingStatuses.map((status) => ({ ...aBooking, status }));
  const current = bookingsOfTab(all, 'current').map(({ status }) => status);
  expect(current).toEqual([
    'pending',
    'confirmed',
    'booked',
    'active',
    'security-deposit-pending',
    'security-deposit-retry',
  ]);
  expect(bookingsOfTab(all, 'past')).toHaveLength(bookingStatuses.length - current.length);
});
