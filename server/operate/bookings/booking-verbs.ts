import type { z } from 'zod';
import type { ModificationRequest } from '../../../contract/bookings.ts';
import type { RequestRecord } from '../../../contract/requests.ts';
import type { StaffActor } from '../../../domain/booking-actor.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { cancelBooking } from '../../bookings/cancel/cancel-booking.ts';
import { cancelInFull } from '../../bookings/cancel/cancel-in-full.ts';
import { createModification } from '../../bookings/change/create-modification.ts';
import { giveAnotherCar } from '../../bookings/change/give-another-car.ts';
import { openReview } from '../../bookings/life/open-review.ts';
import { processBooking } from '../../bookings/life/process-booking.ts';
import { type Goodwill, giveGoodwill } from '../../bookings/money/give-goodwill.ts';
import { makeUpForRefunds, type Settlement } from '../../bookings/money/make-up-for-refunds.ts';
import { type BookingRow, lockBooking } from '../../bookings/record/booking-row.ts';
import { writeHistory } from '../../bookings/record/change-status.ts';
import { dropOpenChange } from '../../bookings/record/open-change.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import type { Queries } from '../../db/connect.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';
import { type DeskWork, recordDeed } from './record-deed.ts';

/**
 * What the desk does to a booking beside notes and messages, for the console and the command line alike: the
 * renter's own verbs and support's, in a transaction with their entry in the audit log. Providers are asked
 * afterwards, by the worker or by the command.
 */

/** By the rules, or, when we are to blame, with everything back. */
export type Cancel =
  | { readonly how: 'by-rules'; readonly reason?: string | undefined }
  | { readonly how: 'in-full'; readonly reason: string };

export const cancelForRenter = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  { how, reason }: Cancel,
  actor: string,
): Promise<RequestRecord> =>
  recordDeed(tx, work, booking, { verb: 'cancel', actor, asked: { how }, reason }, async (by) => {
    await noteSupport(tx, work, booking, 'support-cancel', by);
    await dropOpenChange(tx, work.clock, await lockBooking(tx, booking.id));
    return how === 'in-full'
      ? cancelInFull(tx, work, booking.id, by)
      : cancelBooking(tx, work, booking.id, booking.user_id, by);
  });

export interface Change {
  readonly change: z.output<typeof ModificationRequest>;
  /** Why the renters' rules do not hold this time; none: they do. */
  readonly override?: string | undefined;
  /** Why it is made at all, for colleagues. */
  readonly note?: string | undefined;
}

export const changeForRenter = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  { change, override, note }: Change,
  actor: string,
): Promise<RequestRecord> => {
  const deed = { verb: 'change' as const, actor, asked: change, reason: override ?? note };
  return recordDeed(tx, work, booking, deed, async (by) => {
    await noteSupport(tx, work, booking, 'support-change', by);
    const rules = { setsRulesAside: override !== undefined };
    return createModification(tx, work, booking.id, booking.user_id, change, by, rules);
  });
};

export const refundForRenter = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  goodwill: Omit<Goodwill, 'by'>,
  actor: string,
): Promise<void> => {
  const { amount, to, reason } = goodwill;
  const deed = { verb: 'refund' as const, actor, asked: { amount, to }, reason };
  return recordDeed(tx, work, booking, deed, async (by) => {
    await giveGoodwill(tx, work, booking.id, { ...goodwill, by });
    await carryOutSoon(tx, work, booking);
  });
};

export interface OtherCar {
  readonly carId: string;
  /** As the renter is told. */
  readonly reason: ReplacementReason;
  /** For colleagues. */
  readonly note?: string | undefined;
}

/** What a driver had recorded of this car already waited for it to be the booking's. */
export const giveCarForRenter = (
  tx: Queries,
  work: DeskWork & DayWork,
  booking: BookingRow,
  { carId, reason, note }: OtherCar,
  actor: string,
): Promise<BookingRow> => {
  const deed = { verb: 'car' as const, actor, asked: { carId, reason }, reason: note ?? reason };
  return recordDeed(tx, work, booking, deed, async (by) => {
    const given = await giveAnotherCar(tx, work, booking.id, { carId, reason, by });
    await sealWhenWhole(tx, work, { bookingId: booking.id, kind: 'deliver' });
    return given;
  });
};

/** What the card did not take is given as credit, or was paid out in another way. */
export const settleForRenter = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  { to, reason }: Omit<Settlement, 'by'>,
  actor: string,
): Promise<void> =>
  recordDeed(tx, work, booking, { verb: 'settle', actor, asked: { to }, reason }, (by) =>
    makeUpForRefunds(tx, work, booking.id, { to, reason, by }),
  );

export const reviewReturn = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  reason: string,
  actor: string,
): Promise<void> =>
  recordDeed(tx, work, booking, { verb: 'review', actor, reason }, async (by) => {
    await openReview(tx, booking.id, { reason, by }, work.clock.now());
    await carryOutSoon(tx, work, booking);
  });

export const processReturn = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  actor: string,
): Promise<void> =>
  recordDeed(tx, work, booking, { verb: 'process', actor }, async (by) => {
    await noteSupport(tx, work, booking, 'support-process', by);
    await processBooking(tx, await lockBooking(tx, booking.id), work.clock.now(), by);
    await carryOutSoon(tx, work, booking);
  });

/** The verbs are those of the site; the history says who asked for them. */
function noteSupport(
  tx: Queries,
  { clock }: DeskWork,
  { id, status }: BookingRow,
  kind: StepKind,
  by: StaffActor,
): Promise<void> {
  const step = { bookingId: id, from: status, to: status, kind, by };
  return writeHistory(tx, { ...step, now: clock.now() });
}

/** The provider is asked by a worker, once this is written, and not only when the sweep comes by. */
const carryOutSoon = (tx: Queries, { jobs }: DeskWork, { id }: BookingRow) =>
  jobs.enqueue(tx, 'bookings', { bookingId: id });
