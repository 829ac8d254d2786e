import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../contract/client.ts';
import { bookingStatuses } from '../../../domain/booking-lifecycle.ts';
import { aBooking } from './booking.fixture.ts';
import { bookingsOfTab, loadBookings } from './load-bookings.ts';

test('a failed load is logged, and the page is told', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const problem = new Error('the database is away');
  const api = { listBookings: () => Promise.reject(problem) } as unknown as ApiClient;
  expect(await loadBookings(api)).toEqual({ kind: 'failed' });
  expect(log).toHaveBeenCalledExactlyOnceWith(problem);
  log.mockRestore();
});

test('bookings come in the order of the server', async () => {
  const bookings = [{ ...aBooking, id: 'new' }, aBooking];
  const api = { listBookings: async () => ({ bookings }) } as unknown as ApiClient;
  expect(await loadBookings(api)).toEqual({ kind: 'found', bookings });
});

test('every booking is on exactly one tab', () => {
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
