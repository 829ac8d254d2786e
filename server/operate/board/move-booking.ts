import type { z } from 'zod';
import type { MovedTimes, TimeMove } from '../../../contract/operate/board-moves.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { changeForRenter } from '../bookings/booking-verbs.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** The desk's own change, at the price that was shown: the new time is taken at once, the money moves after it. */
export async function moveBooking(
  deps: Deps,
  { tx, caller }: { readonly tx: Queries; readonly caller: StaffCaller },
  id: string,
  { note, ...change }: z.output<typeof TimeMove>,
): Promise<z.infer<typeof MovedTimes>> {
  const booking = await permittedBooking(tx, caller, 'bookings.change', id);
  const request = await changeForRenter(tx, deps, booking, { change, note }, caller.userId);
  return { bookingId: id, requestId: request.id };
}
