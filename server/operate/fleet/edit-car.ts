import type { CarEdit, FleetCar } from '../../../contract/operate/fleet.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { columnsOf, refusingTaken, requirePrice, writtenOf } from './car-columns.ts';
import { requireSameVersion } from './changed-meanwhile.ts';
import { currencyOf } from './currency-of.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';
import { drawAnew } from './write-cars.ts';

/** Changes what was looked at, or refuses with what somebody else changed meanwhile. */
export async function editCar(
  acting: Acting,
  id: string,
  { version, ...edit }: CarEdit,
): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.edit', id);
  await requireSameVersion(tx, car, version);
  const currency = await currencyOf(tx, car.city_id);
  const written = writtenOf(car, currency);
  const changed = changedFields(written, edit);
  if (changed.isNone) return readCar(tx, id, now);
  const next = { ...written, ...changed.after };
  requirePrice(next.pricePerDay, currency);
  const stays = car.retired_at === null ? {} : { enabled: false };
  const columns = { ...columnsOf(next), ...stays, version: car.version + 1 };
  const edited = await refusingTaken(
    tx
      .updateTable('cars')
      .set(columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  await drawAnew(tx, [edited]);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'fleet edit-car',
    subject: `car ${id}`,
    before: { version: car.version, ...changed.before },
    after: { version: edited.version, ...changed.after },
    now,
  });
  return readCar(tx, id, now);
}
