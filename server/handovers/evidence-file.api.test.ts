import { describe, expect, it } from 'vitest';
import { BookingHandovers } from '../../contract/handovers.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { paymentsOf } from '../bookings/money/payments.ts';
import { runCommand } from '../operator/run-command.ts';
import { openDispute } from '../providers/payments/simulator/disputes.ts';
import { takeUpAnyDispute } from '../statements/take-up-company-dispute.ts';
import { textOfPdf } from '../testing/read-pdf.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

describe('the evidence', () => {
  it('is a file with the booking, what was agreed, what happened, the payments and the emails', async () => {
    const { id, reference, total, delivery } = await rental.book();
    const { cardEntry, clock, paymentProvider } = rental.app.deps;
    const [simulator] = cardEntry.simulators;
    if (!simulator) throw new Error('nothing is simulated');
    const [charge] = await paymentsOf(rental.db, id);
    const complaint = { reason: 'product_not_received' };
    const { provider_ref } = charge ?? {};
    const ref = await openDispute(simulator.db, provider_ref ?? '', complaint, clock.now());
    await takeUpAnyDispute(rental.app.deps, paymentProvider.accountOf('EUR'), ref ?? '');
    await rental.db
      .updateTable('outgoing_mail')
      .set({ status: 'sent', sent_at: new Date('2027-03-05T10:01:00Z') })
      .where('event_key', '=', `booking-booked:${id}`)
      .execute();
    const { lines, file } = await runCommand(rental.app.deps, ['booking', 'evidence', reference]);
    expect(lines.join()).toContain(`evidence-${reference}.pdf`);
    expect(file?.name).toBe(`evidence-${reference}.pdf`);
    const pdf = Buffer.from(file?.base64 ?? '', 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = (await textOfPdf(pdf)).replaceAll(/\s+/g, ' ');
    for (const said of [
      `Evidence for booking ${reference}`,
      ref,
      'product not received',
      provider_ref,
      formatMoney(total),
      delivery.name,
      'renter@handover.example',
      'pressed “Confirm & Book”',
      'Booking paid, deposit to be held before delivery',
      'Taken by the bank for the dispute',
      'Emails sent to the customer',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('support-');
  });

  it('has what was sealed at delivery and return, each on pages of its own', async () => {
    const trip = await sealedTrip(rental);
    const textOf = async () => {
      const { file } = await runCommand(rental.app.deps, ['booking', 'evidence', trip.reference]);
      return textOfPdf(Buffer.from(file?.base64 ?? '', 'base64'));
    };
    expect(await textOf()).not.toContain('Sealed');
    await trip.handOver('deliver');
    await trip.handOver('collect');
    const { delivery, collection } = await rental.read(
      `/api/bookings/${trip.bookingId}/handovers`,
      BookingHandovers,
    );
    const text = await textOf();
    for (const sealed of [delivery, collection]) {
      expect(text).toContain(sealed?.seal.code);
      expect(text).toContain(`/verify/${sealed?.seal.code}`);
    }
    expect(text).toContain('Ana Sousa');
  });
});
