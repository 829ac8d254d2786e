import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Booking, BookingList } from '../../../contract/bookings.ts';
import { OccupiedDates } from '../../../contract/cars.ts';
import { splitByCredit } from '../../../domain/pricing.ts';
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
  it('are one’s own and nobody else’s, the newest first [D-041-001 R-CALL-008 R-ROLE-006]', async () => {
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

  it('say what is paid and what is to come, in the list as alone [D-049-001]', async () => {
    const own = await list();
    const ahead = own.find(({ status }) => status === 'security-deposit-pending');
    expect(ahead?.money).toMatchObject({ standing: 'deposit-planned' });
    expect(ahead?.money.depositAt && Date.parse(ahead.money.depositAt)).toBeLessThan(
      Date.parse(ahead?.startsAt ?? ''),
    );
    for (const { id, money } of own) {
      const alone = Booking.parse(await read(`/api/bookings/${id}`));
      expect(alone.money).toEqual(money);
      expect(money.price).toEqual(splitByCredit(alone).rental);
    }
    const company = await app.signIn('business@handover.example');
    const booked = (await list(company)).find(({ status }) => status === 'booked');
    expect(booked?.money.standing).toBe('billed');
    await app.deps.database.pool.query(
      `INSERT INTO company_payments (company_id, amount, currency, reference, received_at, updated_at)
       SELECT company_id, 10 * total, currency, 'all of it', now(), now() FROM bookings WHERE id = $1`,
      [booked?.id],
    );
    const paid = (await list(company)).find(({ id }) => id === booked?.id);
    expect(paid?.money.standing).toBe('paid-by-company');
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
