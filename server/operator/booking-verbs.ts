import { randomUUID } from 'node:crypto';
import type { StaffActor } from '../../domain/booking-actor.ts';
import { tidyPlate } from '../../domain/fleet/plate.ts';
import { moneyFromCents } from '../../domain/money.ts';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { cancelBooking } from '../bookings/cancel/cancel-booking.ts';
import { cancelInFull } from '../bookings/cancel/cancel-in-full.ts';
import { giveAnotherCar } from '../bookings/change/give-another-car.ts';
import { advanceBooking } from '../bookings/life/advance-booking.ts';
import { openReview } from '../bookings/life/open-review.ts';
import { processBooking } from '../bookings/life/process-booking.ts';
import { giveGoodwill } from '../bookings/money/give-goodwill.ts';
import { makeUpForRefunds } from '../bookings/money/make-up-for-refunds.ts';
import { type BookingRow, lockBooking } from '../bookings/record/booking-row.ts';
import { writeHistory } from '../bookings/record/change-status.ts';
import { dropOpenChange } from '../bookings/record/open-change.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import type { BookingOptions } from './booking-options.ts';
import { byHand } from './by-hand.ts';
import { carryOutNow } from './carry-out-now.ts';
import { type OperatorWork, usage } from './command.ts';

/** As a booking's history and the audit log name it. */
export const BY_COMMAND: StaffActor = `staff ${COMMAND_LINE}`;

export async function cancelByHand(
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
): Promise<void> {
  const { id } = await byHand(work, booking, { verb: 'cancel', asked: options }, async (tx) => {
    await noteSupport(tx, work, booking, 'support-cancel');
    await dropOpenChange(tx, work.clock, await lockBooking(tx, booking.id));
    return options['full-refund']
      ? cancelInFull(tx, work, booking.id, BY_COMMAND)
      : cancelBooking(tx, work, booking.id, booking.user_id, BY_COMMAND);
  });
  await carryOutNow(work, id);
}

export async function refundByHand(
  work: OperatorWork,
  booking: BookingRow,
  { to, reason, key }: BookingOptions,
  [amount = '']: readonly string[],
): Promise<void> {
  const [, units, cents = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(amount) ?? [];
  const whole = Number(units) * 100 + Number(cents);
  if (!units || whole === 0 || !reason || (to !== 'card' && to !== 'credit')) {
    throw usage('booking -- refund REFERENCE 25.00 --to card|credit --reason "…"');
  }
  await byHand(work, booking, { verb: 'refund', asked: { amount, to }, reason }, (tx) =>
    giveGoodwill(tx, work, booking.id, {
      amount: moneyFromCents(whole, booking.currency),
      to,
      reason,
      by: BY_COMMAND,
      occasion: key ?? randomUUID(),
    }),
  );
  await advanceBooking(work, booking.id);
}

/** Another car, by its plate. */
export async function giveCarByHand(
  work: OperatorWork,
  booking: BookingRow,
  { reason: asked }: BookingOptions,
  [plate = '']: readonly string[],
): Promise<void> {
  const reason = replacementReasons.find((one) => one === asked);
  if (!reason || plate === '') {
    throw usage(`booking -- car REFERENCE PLATE --reason ${replacementReasons.join('|')}`);
  }
  const car = await carByPlate(work.database.kysely, booking.city_id, plate);
  await byHand(work, booking, { verb: 'car', asked: { plate }, reason }, (tx) =>
    giveAnotherCar(tx, work, booking.id, { carId: car.id, reason, by: BY_COMMAND }),
  );
}

async function carByPlate(db: Queries, cityId: string, plate: string) {
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where('plate', '=', tidyPlate(plate))
    .executeTakeFirst();
  if (!car) throw new Refusal('not_found', `There is no car ${plate} in this city.`);
  return car;
}

/** What the card did not take is given as credit, or was paid out in another way. */
export async function settleByHand(
  work: OperatorWork,
  booking: BookingRow,
  { to, reason }: BookingOptions,
): Promise<void> {
  if (!reason || (to !== 'credit' && to !== 'hand')) {
    throw usage('booking -- settle REFERENCE --to credit|hand --reason "…"');
  }
  await byHand(work, booking, { verb: 'settle', asked: { to }, reason }, (tx) =>
    makeUpForRefunds(tx, work, booking.id, { to, reason, by: BY_COMMAND }),
  );
}

export async function reviewByHand(
  work: OperatorWork,
  booking: BookingRow,
  { reason }: BookingOptions,
): Promise<void> {
  if (!reason) throw usage('booking -- review REFERENCE --reason "…"');
  await byHand(work, booking, { verb: 'review', reason }, (tx) =>
    openReview(tx, booking.id, { reason, by: BY_COMMAND }, work.clock.now()),
  );
  await advanceBooking(work, booking.id);
}

export async function processByHand(work: OperatorWork, booking: BookingRow): Promise<void> {
  await byHand(work, booking, { verb: 'process' }, async (tx) => {
    await noteSupport(tx, work, booking, 'support-process');
    await processBooking(tx, await lockBooking(tx, booking.id), work.clock.now(), BY_COMMAND);
  });
  await advanceBooking(work, booking.id);
}

/** The verbs are those of the site; the history says who asked for them. */
export function noteSupport(
  tx: Queries,
  { clock }: OperatorWork,
  { id, status }: BookingRow,
  reason: string,
): Promise<void> {
  const step = { bookingId: id, from: status, to: status, reason, by: BY_COMMAND };
  return writeHistory(tx, { ...step, now: clock.now() });
}
