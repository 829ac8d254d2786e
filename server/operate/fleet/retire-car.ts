import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookingsAskedAbout, bookingsOfCar } from './bookings-of-car.ts';
import { refusingTaken } from './car-columns.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';

/** Takes a car out of the fleet, unless somebody counts on it; the refusal says who. */
export async function retireCar(
  acting: Acting,
  id: string,
  reason: string | undefined,
): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.edit', id);
  if (car.retired_at) return readCar(tx, id, now);
  const bookings = [...(await bookingsOfCar(tx, id, now)), ...(await bookingsAskedAbout(tx, id))];
  if (bookings.length > 0) {
    throw new Refusal('car_has_bookings', 'This car has bookings.', [], { bookings });
  }
  await tx
    .updateTable('cars')
    .set({ enabled: false, offered_before: car.enabled, retired_at: toDate(now) })
    .where('id', '=', id)
    .execute();
  const subject = `car ${id}`;
  await recordAudit(tx, { actor: caller.userId, action: 'fleet retire-car', subject, reason, now });
  return readCar(tx, id, now);
}

/** Offered again if it was before. */
export async function bringBackCar(acting: Acting, id: string): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.edit', id);
  if (!car.retired_at) return readCar(tx, id, now);
  await refusingTaken(
    tx
      .updateTable('cars')
      .set({ enabled: car.offered_before, retired_at: null })
      .where('id', '=', id)
      .execute(),
  );
  const subject = `car ${id}`;
  await recordAudit(tx, { actor: caller.userId, action: 'fleet bring-back-car', subject, now });
  return readCar(tx, id, now);
}
