import type { WrittenCar } from '../../../domain/fleet/car-fields.ts';
import { drawnPhotos } from '../../catalogue/drawn-photos.ts';
import { sayOfCar } from '../../catalogue/say-of-car.ts';
import { toDate } from '../../db/instant.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { columnsOf, refusingTaken } from './car-columns.ts';

interface AddedCar {
  readonly cityId: string;
  readonly written: WrittenCar;
  readonly odometerKm: number;
  /** Of which car it is a copy. */
  readonly copyOf?: string;
}

/** A new row with its drawings, its first reading and the entry in the log; answers its id. */
export async function writeCar(
  { tx, caller, now }: Acting,
  { cityId, written, odometerKm, copyOf }: AddedCar,
): Promise<string> {
  const car = await refusingTaken(
    tx
      .insertInto('cars')
      .values({ city_id: cityId, ...columnsOf(written), created_at: toDate(now) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  await tx.insertInto('car_photos').values(drawnPhotos(car)).execute();
  await addExtras(tx, car.id, cityId, copyOf);
  await sayOfCar(tx, car.id, { odometerKm }, { by: caller.userId, now });
  await recordAudit(tx, {
    actor: caller.userId,
    action: copyOf ? 'fleet copy-car' : 'fleet add-car',
    subject: `car ${car.id}`,
    after: { cityId, ...written, odometerKm, ...(copyOf && { copyOf }) },
    now,
  });
  return car.id;
}

/** A copy takes what its original takes; a new car whatever its city offers. */
async function addExtras(tx: Acting['tx'], carId: string, cityId: string, copyOf?: string) {
  const extras = copyOf
    ? await tx
        .selectFrom('car_extras')
        .select('extra_id as id')
        .where('car_id', '=', copyOf)
        .execute()
    : await tx.selectFrom('extras').select('id').where('city_id', '=', cityId).execute();
  if (extras.length === 0) return;
  const rows = extras.map(({ id }) => ({ car_id: carId, extra_id: id }));
  await tx.insertInto('car_extras').values(rows).execute();
}
