import { describe, expect, it } from 'vitest';
import { away, providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';
import { advanceBooking } from '../life/advance-booking.ts';
import { holdEndOf, paymentsOf } from './payments.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { newRequest, workWith, carryOut, paidAtProvider, pendingPayments } = providerTrouble(
  () => rental,
);

/** Repeats an error under every key it has seen: what is asked for again needs a key of its own. */
function remembering() {
  const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
  const erred = new Set<string>();
  let isErring = true;
  const work = workWith({
    hold: async (payment, key) => {
      if (isErring) erred.add(key);
      return erred.has(key) ? away() : hold(payment, key);
    },
  });
  return {
    work,
    recover: () => {
      isErring = false;
    },
  };
}

const templates = async (bookingId: string) => {
  const emails = await rental.db
    .selectFrom('outgoing_mail')
    .select('template')
    .where('event_key', 'like', `%${bookingId}%`)
    .orderBy('created_at')
    .execute();
  return emails.map(({ template }) => template);
};
const minutesLater = (minutes: number) => rental.app.deps.clock.moveTo(testNow.add({ minutes }));

describe('an error that the provider remembers under the key of a hold', () => {
  it('keeps no paid booking waiting: it stands after a quarter of an hour, and is held under another key', async () => {
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const { work, recover } = remembering();
    await expect(carryOut(work, request.id)).rejects.toThrow('away');
    expect((await rental.booking(bookingId)).status).toBe('pending');
    await minutesLater(16);
    await expect(advanceBooking(work, bookingId)).rejects.toThrow('away');
    expect((await rental.booking(bookingId)).status).toBe('security-deposit-pending');
    expect(await templates(bookingId)).toEqual(['booking-booked']);
    expect(await rental.work(request.id)).toMatchObject({ status: 'accepted' });
    recover();
    await minutesLater(40);
    await advanceBooking(work, bookingId);
    expect((await rental.booking(bookingId)).status).toBe('booked');
    expect(await templates(bookingId)).toEqual(['booking-booked']);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'hold']);
    expect(await pendingPayments(bookingId)).toEqual([]);
  });

  it('cancels no trip, however often it comes', async () => {
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const { work, recover } = remembering();
    await expect(carryOut(work, request.id)).rejects.toThrow('away');
    for (let hour = 1; hour < 20; hour += 1) {
      await minutesLater(hour * 60);
      await expect(advanceBooking(work, bookingId)).rejects.toThrow('away');
    }
    expect((await rental.booking(bookingId)).status).toBe('security-deposit-pending');
    recover();
    await minutesLater(20 * 60);
    await advanceBooking(work, bookingId);
    expect((await rental.booking(bookingId)).status).toBe('booked');
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'hold']);
  });

  it('lets no standing hold lapse: its renewal is asked for under another key', async () => {
    const { id } = await rental.book({
      startsAt: '2027-03-20T09:00:00Z',
      endsAt: '2027-03-27T09:00:00Z',
    });
    const { clock } = rental.app.deps;
    await clock.moveTo(Temporal.Instant.from('2027-03-18T09:00:00Z'));
    await rental.advance(id);
    const [first] = (await paymentsOf(rental.db, id)).filter(({ kind }) => kind === 'deposit-hold');
    if (!first) throw new Error('nothing is held');
    const end = holdEndOf(first);
    const { work, recover } = remembering();
    await clock.moveTo(end.subtract({ hours: 24 }).add({ seconds: 1 }));
    await expect(advanceBooking(work, id)).rejects.toThrow('away');
    recover();
    await clock.moveTo(end.subtract({ hours: 23 }));
    await advanceBooking(work, id);
    expect((await rental.booking(id)).deposit?.state).toBe('held');
    const holds = (await paymentsOf(rental.db, id)).filter(({ kind }) => kind === 'deposit-hold');
    expect(holds.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    expect(await templates(id)).not.toContain('deposit-failed');
  });
});
