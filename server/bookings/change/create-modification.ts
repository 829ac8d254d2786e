import type { z } from 'zod';
import type { ModificationPrice, ModificationRequest } from '../../../contract/bookings.ts';
import type { RequestRecord } from '../../../contract/requests.ts';
import type { BookingActor } from '../../../domain/booking-actor.ts';
import { addedTimes } from '../../../domain/changed-times.ts';
import { add } from '../../../domain/money.ts';
import { withShownCents } from '../../../domain/pricing.ts';
import type { Queries } from '../../db/connect.ts';
import { priceChanged } from '../../errors.ts';
import { requireFree } from '../../quotes/require-free.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { requireUndisputed } from '../money/disputes.ts';
import { type BookingRow, lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { endHoldsOf, endLapsedHolds, occupiedBy, occupy } from '../record/occupy.ts';
import { requireNoOpenChange, requirePaid } from '../record/open-change.ts';
import type { BookingWork } from '../record/work.ts';
import { type ChangeRules, type PricedChange, priceChange } from './price-change.ts';

type Change = z.output<typeof ModificationRequest>;
type ModificationWork = Pick<BookingWork, 'clock' | 'settings' | 'jobs'>;

/**
 * What a change would cost and whether the car is free for it, without changing anything. The booking is locked: its
 * times and what it occupies are read one after the other, and are of one moment.
 */
export async function priceModification(
  tx: Queries,
  work: ModificationWork,
  bookingId: string,
  userId: string,
  change: Change,
  rules: ChangeRules = {},
): Promise<ModificationPrice> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  await requireUndisputed(tx, bookingId);
  const priced = await priceChange(tx, work, booking, change, rules);
  const own = { bookingId: booking.id, holderId: userId };
  await requireFree(tx, booking.car_id, priced.occupied, own);
  const { difference, fee, charge, refundToCard, refundToCredit, onInvoice } = priced.settlement;
  return {
    days: priced.days,
    lines: withShownCents(priced.lines, booking.currency),
    total: priced.total,
    difference,
    fee,
    charge,
    refundToCard,
    refundToCredit: add(refundToCredit, priced.creditReturned),
    onInvoice,
    creditOnly: priced.entered.creditOnly,
  };
}

/**
 * Takes up a change: the time it adds is reserved for this booking from now on, so that what is paid for
 * can be had. The booking itself stays as it is until the money has moved.
 */
export async function createModification(
  tx: Queries,
  work: ModificationWork,
  bookingId: string,
  userId: string,
  change: Change,
  by: BookingActor = 'renter',
  rules: ChangeRules = {},
): Promise<RequestRecord> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  requirePaid(booking);
  await requireNoOpenChange(tx, bookingId);
  await requireUndisputed(tx, bookingId);
  const priced = await priceChange(tx, work, booking, change, rules);
  if (change.agreedTotal && change.agreedTotal.amount !== priced.total.amount) {
    throw priceChanged('The price of this change is another one by now.', priced.total);
  }
  const now = work.clock.now();
  const request = await writeRequest(tx, work.jobs, {
    kind: 'modification',
    userId,
    payload: { bookingId, change: { ...settledChange(priced), by } },
    bookingId,
    now,
  });
  await endHoldsOf(tx, userId, now); // their own hold does not stand in their way
  await endLapsedHolds(tx, now, booking.car_id);
  await keepAddedTime(tx, booking, priced, request.id);
  return request;
}

async function keepAddedTime(
  tx: Queries,
  booking: BookingRow,
  priced: PricedChange,
  changeRequestId: string,
): Promise<void> {
  const own = await occupiedBy(tx, booking.id);
  const car = { carId: booking.car_id, cityId: booking.city_id };
  for (const added of addedTimes(own, priced.occupied)) {
    await occupy(tx, car, added, { kind: 'change', changeRequestId });
  }
}

/**
 * The change as agreed, all that the worker needs: it settles this and nothing newer. One that was agreed
 * before a new version was started lacks what is written since.
 */
export type SettledChange = Omit<ReturnType<typeof settledChange>, LaterPart> &
  Partial<Pick<ReturnType<typeof settledChange>, LaterPart>> & { readonly by?: BookingActor };

type LaterPart = 'entered' | 'occupied' | 'drivers' | 'isOut';

const settledChange = ({ trip, occupied, creditReturned, ...rest }: PricedChange) => ({
  ...rest,
  occupied: { from: occupied.from.toString(), to: occupied.to.toString() },
  startsAt: trip.startsAt.toString(),
  endsAt: trip.endsAt.toString(),
  creditReturned,
});
