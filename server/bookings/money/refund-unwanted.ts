import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { refundCharge } from './give-back.ts';
import type { Payment } from './payments.ts';

/** Money that came for a booking which has come to nothing meanwhile goes back. */
export async function refundUnwanted(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  charge: Payment,
  now: Temporal.Instant,
): Promise<void> {
  if (!releasesCar(booking.status)) return;
  await refundCharge(tx, charge, { reason: 'late-payment' }, now);
  await checkAgain(tx, booking, now);
  // They were told that nothing was charged; the bank says otherwise for some days.
  if (booking.status === 'payment-failed') {
    const took = formatMoney(money(charge.amount, booking.currency));
    const said = { outcome: 'refunded', took } as const;
    await notifyRenter(tx, work, booking, 'payment-failed', said, charge.id);
  }
}

/** What was written for a booking that nobody is looking at is carried out by the next look. */
export async function checkAgain(
  tx: Queries,
  booking: Pick<BookingRow, 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ next_step_at: toDate(now) })
    .where('id', '=', booking.id)
    .execute();
}
