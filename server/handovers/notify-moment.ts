import { isOpenToRenter } from '../../domain/booking-lifecycle.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import { momentIn } from '../../domain/texts/day-moments.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { notifyOfDay, plannedAt } from '../bookings/record/notify-of-day.ts';
import type { DayWork } from '../bookings/record/text-renter.ts';
import type { Queries } from '../db/connect.ts';
import type { StoredEvent } from './event-digest.ts';
import { sealOf } from './seal-of.ts';

interface Taken {
  readonly booking: BookingRow;
  readonly kind: HandoverKey['kind'];
  readonly taken: readonly StoredEvent[];
}

/** Tells the renter what a phone has just said, in the transaction that stores it. */
export async function notifyMoment(
  tx: Queries,
  work: DayWork,
  { booking, kind, taken }: Taken,
): Promise<void> {
  const acts = taken.map(({ act, at, clockOffMs }) => ({
    act,
    at: at.subtract({ milliseconds: clockOffMs }),
  }));
  const told = momentIn(acts, { planned: plannedAt(booking, kind), now: work.clock.now() });
  const staffId = taken.at(-1)?.staffId ?? null;
  if (!told || !isExpected(booking, kind)) return;
  if (await sealOf(tx, { bookingId: booking.id, kind })) return;
  await notifyOfDay(tx, work, booking, { ...told, kind, staffId });
}

/** Who cancelled, or has the car, hears nothing of a delivery; and of a collection only who has the car. */
const isExpected = ({ status }: BookingRow, kind: HandoverKey['kind']) =>
  kind === 'collect' ? status === 'active' : isOpenToRenter(status);
