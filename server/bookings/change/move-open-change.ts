import { requireCity } from '../../catalogue/require-city.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { moveChange } from '../record/occupy.ts';
import { changeInProgress, openChange } from '../record/open-change.ts';
import { tripOf } from './apply-change.ts';
import type { SettledChange } from './create-modification.ts';

/** A change that waits for its renter's bank goes along to their other car; one that cannot be had for it waits, too. */
export async function moveOpenChange(
  tx: Queries,
  { id, city_id: cityId }: BookingRow,
  car: Parameters<typeof requireDrivable>[0] & { readonly id: string },
): Promise<void> {
  const open = await openChange(tx, id);
  if (!open) return;
  const { payload } = await tx
    .selectFrom('requests')
    .select('payload')
    .where('id', '=', open.id)
    .executeTakeFirstOrThrow();
  const { change } = payload as { readonly change: SettledChange };
  try {
    requireDrivable(car, tripOf(change), await requireCity(tx, cityId));
    await moveChange(tx, open.id, { carId: car.id, cityId });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'car_unavailable') throw changeInProgress();
    throw error;
  }
}
