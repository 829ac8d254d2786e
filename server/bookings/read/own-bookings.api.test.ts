import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Booking, BookingList } from '../../../contract/bookings.ts';
import { OccupiedDates } from '../../../contract/cars.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.signIn('renter@handover.example');
});
afterAll(() => app.close());

const read = async (path: string, as = cookie) =>
  (await app.request(path, { headers: { cookie: as } })).json();
const list = async (as?: string) => BookingList.parse(await read('/api/bookings', as)).bookings;

describe('one’s bookings', () => {
  it('are one’s own and nobody else’s, the newest first [R-CALL-008 R-ROLE-006]', async () => {
    const own = await list();
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT bookings.id FROM bookings JOIN users ON users.id = user_id
       WHERE users.email = 'renter@handover.example' ORDER BY bookings.created_at DESC`,
    );
    expect(own.length).toBeGreaterThan(1);
    expect(own.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const others = await list(await app.signIn('business@handover.example'));
    expect(others.some(({ id }) => own.some((mine) => mine.id === id))).toBe(false);
  });

  it('do not stand in the way of changing them: their own dates are left out when asked [R-CALL-005 R-CHANGE-023]', async () => {
    const ahead = (await list()).find(({ status }) => status === 'security-deposit-pending');
    const booking = Booking.parse(await read(`/api/bookings/${ahead?.id}`));
    const path = `/api/assets/${booking.car.id}/occupied-dates?from=2027-02-05&to=2028-03-05`;
    const isTaken = async (query = '') => {
      const { events } = OccupiedDates.parse(await read(`${path}${query}`));
      return events.some(({ from }) => Date.parse(from) === Date.parse(booking.startsAt));
    };
    expect(await isTaken()).toBe(true);
    expect(await isTaken(`&excludeBooking=${booking.id}`)).toBe(false);
  });
});
