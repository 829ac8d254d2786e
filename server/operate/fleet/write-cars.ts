import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WrittenCar } from '../../../domain/fleet/car-fields.ts';
import type { CarCondition } from '../../../domain/fleet/condition.ts';
import type { Currency } from '../../../domain/money.ts';
import { drawnPhotos } from '../../catalogue/drawn-photos.ts';
import { toDate } from '../../db/instant.ts';
import type { Tables } from '../../db/schema.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { type CarRow, columnsOf, refusingTaken, writtenOf } from './car-columns.ts';

interface ManyCars {
  readonly cityId: string;
  readonly currency: Currency;
  readonly added: readonly { readonly written: WrittenCar; readonly odometerKm: number }[];
  /** Those that are locked, as they were and as they are to be. */
  readonly changed: readonly {
    readonly car: CarRow;
    readonly written: WrittenCar;
    /** What is said of its state, where something is said of it. */
    readonly condition?: CarCondition | undefined;
  }[];
  /** As the log calls it: `fleet import-edit-car`, `fleet bulk-edit-car`; only an import adds cars. */
  readonly by: 'import' | 'bulk';
}

/** More at once would be more values than a statement may have. */
const CARS_AT_ONCE = 500;

/** Many cars in few statements, each with its drawings and its own entry in the log. */
export async function writeCars(acting: Acting, cars: ManyCars): Promise<void> {
  const { tx, caller, now } = acting;
  const { cityId, currency, by } = cars;
  const added = cars.added.map((car) => ({ id: randomUUID(), ...car }));
  for (const some of inParts(added)) await addCars(acting, cityId, some);
  for (const some of inParts(cars.changed)) await changeCars(acting, some);
  const deed = { actor: caller.userId, now };
  await recordAudits(tx, [
    ...added.map(({ id, written, odometerKm }) => ({
      ...deed,
      action: 'fleet import-add-car' as const,
      subject: `car ${id}`,
      after: { cityId, ...written, odometerKm },
    })),
    ...cars.changed.map(({ car, written, condition }) => {
      const was = { ...writtenOf(car, currency), condition: car.condition };
      const { before, after } = changedFields(was, { ...written, condition });
      return {
        ...deed,
        action: `fleet ${by}-edit-car` as const,
        subject: `car ${car.id}`,
        before: { version: car.version, ...before },
        after: { version: car.version + 1, ...after },
      };
    }),
  ]);
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += CARS_AT_ONCE) {
    yield all.slice(first, first + CARS_AT_ONCE);
  }
}

type AddedCar = ManyCars['added'][number] & { readonly id: string };

async function addCars({ tx, caller, now }: Acting, cityId: string, some: readonly AddedCar[]) {
  const rows = some.map(({ id, written, odometerKm }) => ({
    id,
    city_id: cityId,
    ...columnsOf(written),
    odometer_km: odometerKm,
    created_at: toDate(now),
  }));
  await refusingTaken(tx.insertInto('cars').values(rows).execute());
  await tx.insertInto('car_photos').values(rows.flatMap(drawnPhotos)).execute();
  const extras = await tx.selectFrom('extras').select('id').where('city_id', '=', cityId).execute();
  if (extras.length > 0) {
    const taken = rows.flatMap(({ id }) =>
      extras.map((extra) => ({ car_id: id, extra_id: extra.id })),
    );
    await tx.insertInto('car_extras').values(taken).execute();
  }
  const readings = some.map(({ id, odometerKm }) => ({
    car_id: id,
    kind: 'ODOMETER' as const,
    value: String(odometerKm),
    said_by: caller.userId,
    said_at: toDate(now),
  }));
  await tx.insertInto('car_readings').values(readings).execute();
}

/** A row that is there is met by its id: what would be inserted is what it becomes. */
async function changeCars({ tx, caller, now }: Acting, some: ManyCars['changed']) {
  const rows = some.map(({ car, written, condition }) => ({
    id: car.id,
    city_id: car.city_id,
    ...columnsOf(written),
    enabled: written.offered && car.retired_at === null,
    condition: condition ?? car.condition,
    created_at: car.created_at,
    version: car.version + 1,
  }));
  const [first] = rows;
  if (!first) return;
  const { id: _, city_id: __, created_at: ___, ...columns } = first;
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const edited = await refusingTaken(
    tx
      .insertInto('cars')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(names.map((name) => [name, eb.ref(`excluded.${name}`)])),
          ),
      )
      .returningAll()
      .execute(),
  );
  await drawAnew(tx, edited);
  const readings = some.flatMap(({ car, condition }) =>
    condition === undefined || condition === car.condition
      ? []
      : [
          {
            car_id: car.id,
            kind: 'CONDITION' as const,
            value: condition,
            said_by: caller.userId,
            said_at: toDate(now),
          },
        ],
  );
  if (readings.length > 0) await tx.insertInto('car_readings').values(readings).execute();
}

/** Another colour, another drawing; photographs stay as they are. */
export async function drawAnew(
  tx: Acting['tx'],
  cars: readonly Selectable<Tables['cars']>[],
): Promise<void> {
  const ids = cars.map(({ id }) => id);
  const drawn = await tx
    .deleteFrom('car_photos')
    .where('car_id', 'in', ids)
    .where('drawn', '=', true)
    .returning('car_id')
    .execute();
  const without = new Set(drawn.map(({ car_id }) => car_id));
  const photos = cars.filter(({ id }) => without.has(id)).flatMap(drawnPhotos);
  if (photos.length > 0) await tx.insertInto('car_photos').values(photos).execute();
}
