import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import { isAnswerDue } from '../../../domain/dispute.ts';
import { money } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { judgeReplaceable } from '../../bookings/change/require-replaceable.ts';
import { disputesOf } from '../../bookings/money/disputes.ts';
import { paidFor } from '../../bookings/money/give-back.ts';
import { getBooking } from '../../bookings/read/get-booking.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { isForgotten } from '../../profile/forget-person.ts';
import { emailsOf } from './emails-of.ts';
import { historyOf } from './history-of.ts';
import { ledgerLinesOf } from './ledger-lines-of.ts';
import { notesOf } from './notes-of.ts';
import { phoneOf } from './phone-of.ts';
import { textsOf } from './texts-of.ts';

/** Everything that somebody on the phone with a renter needs to know. */
export async function readBooking(
  db: Queries,
  reading: Pick<Deps, 'clock' | 'settings'>,
  row: BookingRow,
): Promise<DeskBooking> {
  const { plate } = await db
    .selectFrom('cars')
    .select('plate')
    .where('id', '=', row.car_id)
    .executeTakeFirstOrThrow();
  return {
    booking: await getBooking(db, reading, row.id, row.user_id),
    isReplaceable: (await judgeReplaceable(db, row, reading.clock.now())).ok,
    car: { id: row.car_id, plate },
    renter: await renterOf(db, row),
    paid: totalPaid(await paidFor(db, row)),
    ledger: await ledgerLinesOf(db, row),
    disputes: (await disputesOf(db, row.id)).map((dispute) => ({
      amount: money(dispute.amount, dispute.currency),
      reason: dispute.reason,
      status: dispute.status,
      openedAt: dispute.opened_at.toISOString(),
      dueBy: isAnswerDue(dispute.status) ? (dispute.evidence_due_by?.toISOString() ?? null) : null,
      providerRef: dispute.provider_ref,
    })),
    emails: await emailsOf(db, row.id),
    texts: await textsOf(db, row.id),
    history: await historyOf(db, row.id),
    notes: await notesOf(db, { bookingId: row.id }),
    now: reading.clock.now().toString(),
  };
}

async function renterOf(db: Queries, { user_id: id }: BookingRow): Promise<DeskBooking['renter']> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const bookings = await db
    .selectFrom('bookings')
    .select('status')
    .where('user_id', '=', id)
    .execute();
  return {
    id,
    name: user.name,
    email: user.email,
    phone: phoneOf(user),
    trips: bookings.filter(({ status }) => !releasesCar(status)).length,
    licenceVerified: user.licence_verified,
    identityVerified: user.identity_verified,
    isDisabled: user.disabled,
    isGone: isForgotten(user),
  };
}
