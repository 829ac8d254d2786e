import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { overlaps } from '../../domain/availability.ts';
import { type BookingStatus, canTransition, releasesCar } from '../../domain/booking-lifecycle.ts';
import { toCityTime } from '../../domain/city-time.ts';
import { isOnHalfHour } from '../../domain/half-hours.ts';
import type { CityId } from './cities.ts';
import { sampleCities } from './cities.ts';
import { type SampleRows, sampleSet } from './sample-rows.ts';

const hashes = { renter: 'r', new: 'n', business: 'b', admin: 'a' };
const anyNow = fc
  .date({ min: new Date('2026-06-01'), max: new Date('2028-06-01'), noInvalidDate: true })
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()));

function instant(value: Date | string): Temporal.Instant {
  return Temporal.Instant.from(typeof value === 'string' ? value : value.toISOString());
}

function rangeOf(during: string) {
  const [from = '', to = ''] = during.slice(1, -1).split(',');
  return { from: instant(from), to: instant(to) };
}

function checkBookings(rows: SampleRows, now: Temporal.Instant): void {
  const { bookings = [], booking_items = [], booking_history = [], payments = [] } = rows;
  for (const booking of bookings) {
    const { timeZone } = sampleCities[booking.city_id as CityId];
    for (const moment of [booking.starts_at, booking.ends_at]) {
      expect(isOnHalfHour(toCityTime(instant(moment), timeZone))).toBe(true);
    }
    const history = booking_history.filter((row) => row.booking_id === booking.id);
    expect(history.at(-1)?.to_status).toBe(booking.status);
    expect(history[0]).toMatchObject({ from_status: null, to_status: 'pending' });
    for (const { from_status: from, to_status: to } of history.slice(1)) {
      expect([from, to, canTransition(from as BookingStatus, to as BookingStatus)]).toEqual([
        from,
        to,
        true,
      ]);
    }
    const times = history.map(({ at }) => instant(at));
    expect(times).toEqual([...times].sort(Temporal.Instant.compare));
    expect(Temporal.Instant.compare(times.at(-1) ?? now, now)).toBeLessThanOrEqual(0);

    const items = booking_items.filter((row) => row.booking_id === booking.id);
    for (const item of items) expect(item.amount).toBe(item.unit_amount * item.days);
    const sum = items.reduce((total, { amount }) => total + amount, 0);
    expect(booking.total).toBe(Math.ceil(sum / 100) * 100);
    const charges = payments.filter(
      (row) => row.booking_id === booking.id && row.kind === 'charge',
    );
    expect(charges.map(({ amount }) => amount)).toEqual(
      booking.payment_profile === 'personal' ? [booking.total] : [],
    );
  }
}

function checkOccupancies({ occupancies = [], bookings = [] }: SampleRows): void {
  const taking = bookings.filter(({ status }) => !releasesCar(status as BookingStatus));
  expect(occupancies.filter(({ kind }) => kind === 'booking')).toHaveLength(taking.length);
  for (const { id, ends_at } of taking) {
    const occupancy = occupancies.find(({ booking_id }) => booking_id === id);
    const { to } = rangeOf(occupancy?.during ?? '');
    expect(to.equals(instant(ends_at).add({ hours: 2 }))).toBe(true);
  }
  for (const a of occupancies) {
    const others = occupancies.filter((b) => b !== a && b.car_id === a.car_id);
    for (const b of others) expect(overlaps(rangeOf(a.during), rangeOf(b.during))).toBe(false);
  }
}

describe('the sample bookings', () => {
  it('follow the rules whenever they are loaded', () => {
    fc.assert(
      fc.property(anyNow, fc.integer(), (now, seed) => {
        const { rows } = sampleSet(now, hashes, seed);
        checkBookings(rows, now);
        checkOccupancies(rows);
      }),
      { numRuns: 8 },
    );
  });

  describe('of one day', () => {
    let rows: SampleRows;
    const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
    beforeAll(() => {
      rows = sampleSet(now, hashes).rows;
    });
    const statusesOf = (email: string) => {
      const id = rows.users?.find((user) => user.email === email)?.id;
      return rows.bookings?.filter(({ user_id }) => user_id === id).map(({ status }) => status);
    };

    it('are about forty per live city', () => {
      for (const cityId of ['lisbon', 'new-york']) {
        const count = rows.bookings?.filter((row) => row.city_id === cityId).length ?? 0;
        expect(count).toBeGreaterThanOrEqual(38);
      }
    });

    it('fill both tabs of the sample renter', () => {
      expect(statusesOf('renter@handover.example')).toEqual(
        expect.arrayContaining(['booked', 'security-deposit-pending', 'finished', 'processed']),
      );
      expect(statusesOf('business@handover.example')).toEqual(
        expect.arrayContaining(['active', 'booked', 'finished']),
      );
      expect(statusesOf('new@handover.example')).toEqual([]);
    });

    it('leave the sample renter some credit in euros, given for a late cancellation', () => {
      const renter = rows.users?.find(({ email }) => email === 'renter@handover.example');
      const entries = rows.credit_entries?.filter(({ user_id }) => user_id === renter?.id) ?? [];
      expect(entries.map(({ reason }) => reason)).toEqual(['goodwill', 'booking', 'user-cancel']);
      expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0);
    });

    it('include a young driver in New York who pays the fee', () => {
      const items = rows.booking_items?.filter(({ kind }) => kind === 'young-driver') ?? [];
      expect(items.map(({ unit_amount }) => unit_amount)).toEqual([450000, 450000]);
    });
  });
});
