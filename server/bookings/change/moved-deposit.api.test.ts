import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
const { change: request } = providerTrouble(() => rental);

const change = async ({ id }: Booking, what: object) => {
  const ended = await rental.work((await request(id, what)).id);
  expect(ended.status, ended.errorCode ?? '').toBe('accepted');
  return rental.booking(id);
};

describe('a trip that is moved to more than 48 hours ahead', () => {
  const later = { startsAt: '2027-04-01T09:00:00Z', endsAt: '2027-04-05T09:00:00Z' };
  const at = async (instant: string, { id }: Booking) => {
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
    await rental.advance(id);
    return rental.booking(id);
  };
  const deposits = async ({ id }: Booking) => {
    const { rows } = await rental.app.deps.database.pool.query<{ said: string }>(
      `SELECT kind || ' ' || status AS said FROM payments
       WHERE booking_id = $1 AND kind LIKE 'deposit%' ORDER BY created_at, kind`,
      [id],
    );
    return rows.map(({ said }) => said);
  };

  it('lets its deposit go, and holds it again 48 hours before', async () => {
    const booking = await rental.book();
    expect(await at('2027-03-19T09:00:00Z', booking)).toMatchObject({ status: 'booked' });
    expect(await change(booking, later)).toMatchObject({
      status: 'security-deposit-pending',
      deposit: { state: 'planned', plannedAt: '2027-03-30T09:00:00Z', lapsesAt: null },
    });
    const letGo = ['deposit-hold succeeded', 'deposit-release succeeded'];
    expect(await deposits(booking)).toEqual(letGo);
    await at('2027-03-30T08:59:00Z', booking);
    expect(await deposits(booking)).toEqual(letGo);
    expect(await at('2027-03-30T09:00:00Z', booking)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held' },
    });
  });

  it('is not cancelled for what the bank refused before', async () => {
    const booking = await rental.book();
    const [simulator] = rental.app.deps.cardEntry.simulators;
    if (!simulator) throw new Error('cards are not simulated');
    await setControls(simulator.db, { declineNext: 'generic_decline' });
    const refused = await at('2027-03-18T09:00:00Z', booking);
    expect(refused.status).toBe('security-deposit-retry');
    const evenLater = { startsAt: '2027-04-11T09:00:00Z', endsAt: '2027-04-14T09:00:00Z' };
    expect((await change(booking, evenLater)).status).toBe('security-deposit-pending');
    expect((await at('2027-03-19T09:00:00Z', booking)).status).toBe('security-deposit-pending');
    expect(await deposits(booking)).toEqual(['deposit-hold failed']);
    expect((await at('2027-04-09T09:00:00Z', booking)).status).toBe('booked');
  });

  it('and to sooner than that keeps it', async () => {
    const booking = await rental.book();
    await at('2027-03-19T09:00:00Z', booking);
    const sooner = { startsAt: '2027-03-20T12:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
    expect(await change(booking, sooner)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held' },
    });
    expect(await deposits(booking)).toEqual(['deposit-hold succeeded']);
  });
});
