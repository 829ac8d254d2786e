import type { ClockMove } from '../../contract/sim.ts';
import { minutesBefore } from '../../contract/sim-driver.ts';
import { advanceBooking } from '../bookings/life/advance-booking.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { toInstant } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { moveClock } from '../operator/move-clock.ts';
import { playHandovers } from './driver/play-handovers.ts';
import { newestBooking } from './newest-booking.ts';

/** Moves the clock by a step of the page. Real cards must not be charged by a clock that lies. */
export async function moveTime(deps: Deps, to: ClockMove): Promise<void> {
  if (deps.config.payments.provider !== 'simulator') throw notFound('This clock');
  const booking = await plannedBooking(deps);
  const target = targetOf(deps.clock.now(), to, booking);
  await moveClock(deps, target, async () => {
    if (booking) await advanceFirst(deps, booking.id);
  });
}

/**
 * A booking that was just touched is to be looked at now; only then is its next step known. One that the
 * sweep has queued says when the sweep would queue it again, so it is looked at as well.
 */
async function plannedBooking(deps: Deps): Promise<BookingRow | undefined> {
  const db = deps.database.kysely;
  const booking = await newestBooking(db);
  if (!booking?.next_step_at) return booking;
  await advanceFirst(deps, booking.id);
  return newestBooking(db);
}

/** Whoever watches sees this booking move; all the others wait for the queue. */
async function advanceFirst(deps: Deps, bookingId: string): Promise<void> {
  try {
    await playHandovers(deps, bookingId);
    await advanceBooking(deps, bookingId);
  } catch (error) {
    deps.log.warn({ err: error, bookingId }, 'the watched booking is left to the queue');
  }
}

function targetOf(
  now: Temporal.Instant,
  to: ClockMove,
  booking: BookingRow | undefined,
): Temporal.Instant | null {
  switch (to) {
    case 'reset':
      return null;
    case 'hour':
      return now.add({ hours: 1 });
    case 'day':
      return now.add({ hours: 24 });
    default: {
      const at = booking && momentOf(booking, to);
      if (!at) throw notFound('Such a moment');
      return at;
    }
  }
}

type Moment = 'next-step' | 'set-out' | 'at-door' | 'delivery' | 'return';

function momentOf(booking: BookingRow, moment: Moment): Temporal.Instant | null {
  const handover = toInstant(booking.status === 'active' ? booking.ends_at : booking.starts_at);
  switch (moment) {
    case 'next-step':
      return booking.next_step_at && toInstant(booking.next_step_at);
    case 'set-out':
      return handover.subtract({ minutes: minutesBefore.setOut });
    case 'at-door':
      return handover.subtract({ minutes: minutesBefore.atDoor });
    case 'delivery':
      return toInstant(booking.starts_at);
    case 'return':
      return toInstant(booking.ends_at);
  }
}
