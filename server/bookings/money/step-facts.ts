import { type BookingStep, dueSteps, type StepFacts } from '../../../domain/booking-steps.ts';
import { nothingRecorded } from '../../../domain/handovers/recorded-ends.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { claimsOf } from '../record/claims.ts';
import { deliveryOf, mailEvent } from '../record/notify-renter.ts';
import { openOffer } from '../record/open-offer.ts';
import { recordedEndsOf } from '../record/recorded-ends.ts';
import { claimFactsOf } from './claim-facts.ts';
import { depositHoldsOf, isApproval, paymentsOf } from './payments.ts';

/** What the rules of a booking's life ask about it. */
export async function stepFactsOf(db: Queries, booking: BookingRow): Promise<StepFacts> {
  const payments = await paymentsOf(db, booking.id);
  const reminder = await db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('event_key', '=', mailEvent('delivery-tomorrow', booking.id, deliveryOf(booking)))
    .executeTakeFirst();
  const offer = await openOffer(db, booking.id);
  const { time_zone, handovers } = await requireCity(db, booking.city_id);
  return {
    status: booking.status,
    createdAt: toInstant(booking.created_at),
    startsAt: toInstant(booking.starts_at),
    endsAt: toInstant(booking.ends_at),
    timeZone: time_zone,
    since: await statusSince(db, booking),
    deposit: {
      ...depositHoldsOf(payments, booking.payment_method_id),
      isUnderWay: payments.some(
        (one) =>
          one.kind === 'deposit-hold' &&
          one.status === 'pending' &&
          !isApproval(one, booking.payment_method_id),
      ),
    },
    isReminded: reminder !== undefined,
    offerAnswerBy: offer ? toInstant(offer.answer_by) : null,
    handovers,
    recorded: handovers === 'recorded' ? await recordedEndsOf(db, booking) : nothingRecorded,
    claims: claimFactsOf(await claimsOf(db, booking.id), payments, booking),
  };
}

/** When the present status began. */
export async function statusSince(db: Queries, booking: BookingRow): Promise<Temporal.Instant> {
  const last = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', booking.id)
    .where('to_status', '=', booking.status)
    .where((eb) => eb.or([eb('from_status', 'is', null), eb('from_status', '<>', booking.status)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return toInstant(last?.at ?? booking.created_at);
}

/** Asked again under the booking's lock: what was due may have been done, changed or cancelled. */
export async function isStillDue(
  tx: Queries,
  booking: BookingRow,
  steps: readonly BookingStep[],
  now: Temporal.Instant,
): Promise<boolean> {
  const due = dueSteps(await stepFactsOf(tx, booking), now);
  return due.some((step) => steps.includes(step));
}
