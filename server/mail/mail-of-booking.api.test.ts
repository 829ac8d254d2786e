import { describe, expect, it } from 'vitest';
import { joinPhoneBooking } from '../bookings/phone/phone-booking-row.ts';
import { runCommand } from '../operator/run-command.ts';
import { phoneThings } from '../testing/phone-things.ts';
import { textOfPdf } from '../testing/read-pdf.ts';
import { driversOf } from '../testing/rentals/drivers.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
const { bookWith } = driversOf(() => rental);
const phone = phoneThings(() => rental.app);

const templatesShown = async (reference: string) =>
  (await runCommand(rental.app.deps, ['booking', 'show', reference])).lines.join('\n');

describe('the emails of a booking', () => {
  it('are those to its renter and to whoever drives with them', async () => {
    const guest = 'somebody-else@handover.example';
    const { id, reference } = await bookWith([guest]);
    const { api } = await rental.app.operate('owner@handover.example');
    const { emails } = await api.getDeskBooking({ params: { id } });
    expect(emails.map(({ to }) => to)).toContain(guest);
    expect(await templatesShown(reference)).toContain('driver-invited');
  });

  it('are evidence where the renter was sent them, and not somebody else', async () => {
    const guest = 'nobody-elses@handover.example';
    const { reference } = await bookWith([guest]);
    await rental.db
      .updateTable('outgoing_mail')
      .set({ status: 'sent', sent_at: new Date('2027-03-05T10:01:00Z') })
      .execute();
    const { file } = await runCommand(rental.app.deps, ['booking', 'evidence', reference]);
    const text = await textOfPdf(Buffer.from(file?.base64 ?? '', 'base64'));
    const sent = text.replaceAll(/\s+/g, ' ').split('Emails sent to the customer')[1];
    expect(sent).toContain('renter@handover.example');
    expect(sent).not.toContain(guest);
  });

  it('begin with the link to pay that was sent on the phone', async () => {
    const { id } = await phone.sent();
    const { user_id, car_id, starts_at, ends_at } = await rental.db
      .selectFrom('phone_bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const booking = await rental.book();
    const instant = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime());
    const trip = { startsAt: instant(starts_at), endsAt: instant(ends_at) };
    const wanted = { userId: user_id, carId: car_id, trip };
    await joinPhoneBooking(rental.db, wanted, booking.id);
    expect(await templatesShown(booking.reference)).toContain('phone-booking');
  });
});
