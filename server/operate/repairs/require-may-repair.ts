import type { RepairRequest } from '../../../contract/operate/repairs.ts';
import { rankRepairs } from '../../../domain/repairs/rank-repairs.ts';
import type { Repair } from '../../../domain/repairs/repair.ts';
import { priceOfMissed } from '../../bookings/change/deliver-later.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { hasOpenChange } from '../../bookings/record/open-change.ts';
import { openOffer } from '../../bookings/record/open-offer.ts';
import type { Queries } from '../../db/connect.ts';
import { priceChanged, Refusal } from '../../errors.ts';
import { previewCancel, requireWithinGoodwill } from '../bookings/previews.ts';
import type { DeskWork } from '../bookings/record-deed.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { endangeredBooking, wholePrice } from './endangered-booking.ts';
import { endangeredBookings } from './list-repairs.ts';
import { readTrouble } from './read-trouble.ts';

/**
 * What a repair gives back stays within the limits of whoever presses it, as with the desk's own verbs. Only what the
 * records themselves call for needs no more than to look after bookings: a car is not in danger because somebody says so.
 */
export async function requireMayRepair(
  tx: Queries,
  work: DeskWork,
  caller: StaffCaller,
  booking: BookingRow,
  repair: RepairRequest,
): Promise<void> {
  const { kind, startsAt, agreedBack } = repair;
  if (kind === 'equal-car' || kind === 'offer') return;
  if (kind !== 'money-back') requireAhead(startsAt, work.clock.now());
  if (kind === 'money-back' && agreedBack) {
    const back = await wholePrice(tx, booking);
    if (agreedBack.amount !== back.amount) {
      throw priceChanged('Another sum goes back by now.', back);
    }
  }
  if (await isCalledFor(tx, booking, repair, work.clock.now())) return;
  if (kind === 'money-back') {
    requirePermission(caller, 'bookings.override', booking.city_id);
    const { beyondRules } = await previewCancel(tx, work, booking, 'in-full');
    await requireWithinGoodwill(tx, caller, booking, beyondRules);
  } else if (startsAt) {
    const missed = await priceOfMissed(tx, booking, Temporal.Instant.from(startsAt));
    await requireWithinGoodwill(tx, caller, booking, missed);
  }
}

/** Whoever presses a time that has passed since it was shown is told that, and nothing of limits. */
function requireAhead(startsAt: string | undefined, now: Temporal.Instant): void {
  if (startsAt && Temporal.Instant.compare(startsAt, now) < 0) {
    throw new Refusal('invalid_input', 'This time has passed by now.');
  }
}

/** By the records the booking is in danger, and the rule offers this repair for it now. */
async function isCalledFor(
  tx: Queries,
  { id, car_id }: BookingRow,
  { kind, carIds, startsAt }: RepairRequest,
  now: Temporal.Instant,
): Promise<boolean> {
  const trouble = await readTrouble(tx, car_id, now);
  if (!trouble || (await openOffer(tx, id)) || (await hasOpenChange(tx, id))) return false;
  const row = (await endangeredBookings(tx, car_id, trouble, now)).find((one) => one.id === id);
  if (!row) return false;
  const at = startsAt ? Temporal.Instant.from(startsAt) : null;
  const facts = await endangeredBooking(tx, row, now);
  // When the car itself is back is not on record: it is said by whoever brings it later.
  const until = kind === 'delivery-later' ? at : trouble.until;
  const isAsked = (one: Repair) =>
    one.kind === kind &&
    one.carIds[0] === carIds[0] &&
    (kind === 'money-back' || (at !== null && one.startsAt.equals(at)));
  return rankRepairs(facts, { until }).some(isAsked);
}
