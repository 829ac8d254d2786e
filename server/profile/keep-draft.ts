import type { z } from 'zod';
import type { DraftRequest } from '../../contract/drafts.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';

/** A renter continues with one trip: the one they asked for last. */
export async function keepDraft(
  tx: Queries,
  userId: string,
  { carId, trip }: z.output<typeof DraftRequest>,
  now: Temporal.Instant,
): Promise<void> {
  const car = await tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!car) throw notFound('The asset');
  const draft = {
    car_id: carId,
    trip: JSON.stringify(trip),
    starts_on: trip.start.date,
    updated_at: now.toString(),
  };
  await tx
    .insertInto('booking_drafts')
    .values({ user_id: userId, ...draft })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(draft))
    .execute();
}
