import { expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** The hour at which a delivery of 20 March, 09:00 in Lisbon, is reminded of. */
async function remindedOf(booking: Booking) {
  for (const due of ['2027-03-18T10:00:00Z', '2027-03-19T09:00:00Z']) {
    await rental.goTo(due);
    await rental.advance(booking.id);
  }
}

/** Whether the reminder went out when the mail server was there again. */
const isSentAt = async (instant: string, { reference }: Booking) => {
  await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
  const emails = await openPostOffice(rental.app).mailTo('renter@handover.example');
  return emails.some(
    ({ subject, text }) => subject.startsWith('Tomorrow:') && text.includes(reference),
  );
};

it('the email that says tomorrow is sent on that day, to its last minute', async () => {
  const booking = await rental.book();
  await remindedOf(booking);
  expect(await isSentAt('2027-03-19T23:59:00Z', booking)).toBe(true);
});

it('what waited for the mail server until the day itself is not sent any more', async () => {
  const booking = await rental.book();
  await remindedOf(booking);
  expect(await isSentAt('2027-03-20T00:00:00Z', booking)).toBe(false);
});

it('nor is a reminder of a trip that was cancelled while it waited', async () => {
  const booking = await rental.book();
  await remindedOf(booking);
  const path = `/api/bookings/${booking.id}/actions`;
  await rental.done(path, { action: 'user-cancel' }, RequestRecord);
  expect(await isSentAt('2027-03-19T09:05:00Z', booking)).toBe(false);
});
