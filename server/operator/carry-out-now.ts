import { bookingKinds } from '../bookings/booking-workers.ts';
import { Refusal } from '../errors.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import type { OperatorWork } from './command.ts';

/**
 * Does the worker's part at once, so that the command can say what came of it and works while no
 * node runs. A worker that takes the same request up meanwhile does no harm: kinds may run twice.
 */
export async function carryOutNow(work: OperatorWork, requestId: string): Promise<void> {
  const db = work.database.kysely;
  await carryOutRequest({ ...work, db }, bookingKinds(work), requestId);
  const { status, error_code } = await db
    .selectFrom('requests')
    .select(['status', 'error_code'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (status === 'failure') {
    throw new Refusal('booking_not_changeable', `It could not be done: ${error_code}.`);
  }
  if (status === 'pending') {
    throw new Refusal('change_in_progress', 'It waits for the renter to answer their bank.');
  }
}
