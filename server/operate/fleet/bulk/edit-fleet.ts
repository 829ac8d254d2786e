import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type {
  FleetEdit,
  FleetEditPreview,
  FleetEditQuestion,
} from '../../../../contract/operate/fleet-edit.ts';
import { cityToday } from '../../../../domain/city-time.ts';
import { mostCarsAtOnce } from '../../../../domain/fleet/bulk-edit.ts';
import { requireCity } from '../../../catalogue/require-city.ts';
import type { Queries } from '../../../db/connect.ts';
import { notFound, Refusal } from '../../../errors.ts';
import type { Acting } from '../../acting.ts';
import { requirePermission } from '../../http/require-permission.ts';
import type { StaffCaller } from '../../http/staff-caller.ts';
import type { CarRow } from '../car-columns.ts';
import { currencyOf } from '../currency-of.ts';
import { fits } from '../fitting-cars.ts';
import { serviceAsked } from '../service-order.ts';
import { writeCars } from '../write-cars.ts';
import { changedSince } from './changed-since.ts';
import { lineShape, planCar, requireOwnCurrency, seenOf } from './plan-edit.ts';

interface Looking {
  readonly db: Queries;
  readonly caller: StaffCaller;
  readonly now: Temporal.Instant;
}

/** What the change would do to each car. Nothing is written. */
export async function previewFleetEdit(
  { db, caller, now }: Looking,
  { cityId, which, change }: FleetEditQuestion,
): Promise<FleetEditPreview> {
  requireRights(caller, { cityId, change });
  const city = await requireCity(db, cityId);
  requireOwnCurrency(change, city.currency);
  const cars = await carsMeant(db, cityId, which, { today: cityToday(now, city.time_zone), now });
  const lines = cars.map((car) => lineShape(planCar(car, change, city.currency)));
  const countOf = (kind: (typeof lines)[number]['kind']) =>
    lines.filter((one) => one.kind === kind).length;
  return {
    counts: { changed: countOf('changed'), same: countOf('same'), refused: countOf('refused') },
    lines,
  };
}

/** Exactly what was looked at, all of it or nothing. */
export async function editFleet(acting: Acting, { cityId, change, cars: seen }: FleetEdit) {
  const { tx, caller } = acting;
  requireRights(caller, { cityId, change });
  const currency = await currencyOf(tx, cityId);
  requireOwnCurrency(change, currency);
  const lookedAt = new Map(seen.map((one) => [one.id, one]));
  const cars = await tx
    .selectFrom('cars')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('id', '=', sql<string>`any(${[...lookedAt.keys()]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (cars.length < lookedAt.size) throw notFound('One of these cars');
  const planned = cars.map((car) => planCar(car, change, currency));
  const others = planned.filter(
    ({ kind, car }) => kind === 'refused' || !isDeepStrictEqual(seenOf(car), lookedAt.get(car.id)),
  );
  if (others.length > 0) {
    const changed = await changedSince(
      tx,
      others.map(({ car }) => ({ car, seen: lookedAt.get(car.id) ?? seenOf(car) })),
    );
    throw new Refusal('cars_changed', 'Somebody has changed some of these cars.', [], { changed });
  }
  const changed = planned.flatMap((one) => (one.kind === 'changed' ? [one] : []));
  await writeCars(acting, { cityId, currency, added: [], changed, by: 'bulk' });
  return { changed: changed.length };
}

/** Whoever changes what is written down of cars may not for that reason say how they are. */
function requireRights(
  caller: StaffCaller,
  { cityId, change }: Pick<FleetEdit, 'cityId' | 'change'>,
): void {
  requirePermission(caller, 'fleet.edit', cityId);
  if (change.condition) requirePermission(caller, 'fleet.state', cityId);
}

async function carsMeant(
  db: Queries,
  cityId: string,
  which: FleetEditQuestion['which'],
  { today, now }: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant },
): Promise<CarRow[]> {
  const serviceDue = 'filter' in which && which.filter.serviceDue;
  const service = await serviceAsked(db, { city: cityId, serviceDue }, now);
  const ofCity = db.selectFrom('cars').selectAll().where('city_id', '=', cityId);
  const meant =
    'ids' in which
      ? ofCity.where('id', '=', sql<string>`any(${which.ids}::uuid[])`)
      : ofCity
          .where((car) => fits(car, filterOf(cityId, which.filter), { today, service }))
          .where('id', '<>', sql<string>`all(${which.exceptIds}::uuid[])`);
  const cars = await meant
    .orderBy('plate')
    .orderBy('id')
    .limit(mostCarsAtOnce + 1)
    .execute();
  if (cars.length <= mostCarsAtOnce) return cars;
  throw new Refusal('too_many_cars', `At most ${mostCarsAtOnce} cars can be changed at once.`);
}

type Filter = Extract<FleetEditQuestion['which'], { filter: unknown }>['filter'];

const filterOf = (city: string, { category, condition, ...filter }: Filter) => ({
  city,
  category: category ? [category] : [],
  condition: condition ? [condition] : [],
  text: filter.text.trim(),
  retired: filter.retired,
  serviceDue: filter.serviceDue,
  papersEndWithinDays: filter.papersEndWithinDays ?? undefined,
});
