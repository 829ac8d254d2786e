import { expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { runCommand } from '../../operator/run-command.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const bookWith = async (more: object) => {
  const quote = await rental.quote(await rental.freeCar(), laterTrip, {
    checkout: { profile: 'personal' },
  });
  const request = await rental.request(quote.id, await rental.ownCard(), more);
  const ended = await rental.work(request.id);
  return rental.booking(ended.bookingId ?? '');
};
const path = ({ id }: Booking) => `/api/bookings/${id}/driver-note`;
const at = (instant: string) =>
  rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-03-${instant}:00Z`));

it('a note for our driver is stored with the booking, and support reads it out', async () => {
  const booking = await bookWith({ driverNote: '  Room 12, gate code 4711 ' });
  expect(booking).toMatchObject({ driverNote: 'Room 12, gate code 4711', mayChangeNote: true });
  const { lines } = await runCommand(rental.app.deps, ['booking', 'show', booking.reference]);
  expect(lines.join('\n')).toContain('Room 12, gate code 4711');
  expect(await bookWith({})).toMatchObject({ driverNote: null });
});

it('can be changed and taken away until delivery, and not after', async () => {
  const booking = await bookWith({ driverNote: 'Room 12' });
  const write = (driverNote: string | null) => rental.done(path(booking), { driverNote }, Booking);
  expect(await write('Flight TP 204')).toMatchObject({ driverNote: 'Flight TP 204' });
  expect(await write('Flight TP 204')).toMatchObject({ driverNote: 'Flight TP 204' });
  expect(await write(' ')).toMatchObject({ driverNote: null });
  await at('20T08:59');
  expect(await write('At the gate')).toMatchObject({ driverNote: 'At the gate' });
  await at('20T09:00');
  expect(await rental.booking(booking.id)).toMatchObject({ mayChangeNote: false });
  expect(await rental.refused(path(booking), { driverNote: 'Too late' })).toBe(
    'too_late_to_change',
  );
});

it('is no longer than our driver reads at a red light', async () => {
  const driverNote = 'x'.repeat(bookingPolicy.driverNoteMaxLength + 1);
  const booking = await bookWith({});
  expect(await rental.refused(path(booking), { driverNote })).toBe('invalid_input');
});
