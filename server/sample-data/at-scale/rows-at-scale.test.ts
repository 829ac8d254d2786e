import { describe, expect, it } from 'vitest';
import { type BookingStatus, canTransition } from '../../../domain/booking-lifecycle.ts';
import { rowsAtScale } from './rows-at-scale.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const made = rowsAtScale({ cars: 60, occupancies: 3000, bookings: 1500 }, now, 7);
const rows = {
  cars: [...(made.cars?.rows() ?? [])],
  users: [...(made.users?.rows() ?? [])],
  bookings: [...(made.bookings?.rows() ?? [])],
  items: [...(made.booking_items?.rows() ?? [])],
  history: [...(made.booking_history?.rows() ?? [])],
  payments: [...(made.payments?.rows() ?? [])],
  occupancies: [...(made.occupancies?.rows() ?? [])],
};

describe('rowsAtScale', () => {
  it('gives the same rows each time they are read', () => {
    expect([...(made.bookings?.rows() ?? [])]).toEqual(rows.bookings);
    expect(made.bookings?.count).toBe(rows.bookings.length);
  });

  it('has a booking for every occupancy that says so, of a car and a renter that exist', () => {
    const bookingIds = new Set(rows.bookings.map(({ id }) => id));
    const booked = rows.occupancies.filter(({ kind }) => kind === 'booking');
    expect(new Set(booked.map(({ booking_id }) => booking_id))).toEqual(bookingIds);
    const carIds = new Set(rows.cars.map(({ id }) => id));
    const userIds = new Set(rows.users.map(({ id }) => id));
    for (const { car_id, user_id } of rows.bookings) {
      expect(carIds).toContain(car_id);
      expect(userIds).toContain(user_id);
    }
  });

  it('never gives one reference twice', () => {
    const references = rows.bookings.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  });

  it('adds up, and comes to each status by allowed steps of the past', () => {
    const itemsOf = Map.groupBy(rows.items, ({ booking_id }) => booking_id);
    const historyOf = Map.groupBy(rows.history, ({ booking_id }) => booking_id);
    for (const { id, total, status } of rows.bookings) {
      const items = itemsOf.get(id ?? '') ?? [];
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      const history = historyOf.get(id ?? '') ?? [];
      expect(history.at(-1)?.to_status).toBe(status);
      for (const { from_status, to_status, at } of history) {
        expect(Number(at)).toBeLessThanOrEqual(now.epochMilliseconds);
        if (from_status === null) continue;
        expect(canTransition(from_status as BookingStatus, to_status as BookingStatus)).toBe(true);
      }
    }
  });

  it('charges every booking once', () => {
    const charges = rows.payments.filter(({ kind }) => kind === 'charge');
    expect(charges).toHaveLength(rows.bookings.length);
    const keys = rows.payments.map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has finished, current and coming bookings', () => {
    const statuses = new Set(rows.bookings.map(({ status }) => status));
    expect(statuses).toContain('finished');
    expect(statuses).toContain('active');
    expect(statuses).toContain('security-deposit-pending');
  });
});
