import type { Insertable } from 'kysely';
import { buildOf, type CarPaint } from '../../contract/car-designs.ts';
import { type CarValue, carValues } from '../../domain/car.ts';
import { drawnPhotos } from '../catalogue/drawn-photos.ts';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import type { LiveCityId } from './cities.ts';
import { sampleExtras } from './extras.ts';
import { type CarModel, parseFleet } from './fleet-table.ts';
import { lisbonFleet } from './lisbon-fleet.ts';
import { newYorkFleet } from './new-york-fleet.ts';
import type { Random } from './random.ts';
import { garages, shifted } from './spots.ts';

export type SampleCar = {
  readonly model: CarModel;
  readonly paint: CarPaint;
  readonly addedAt: Temporal.Instant;
  readonly row: Insertable<Tables['cars']> & { readonly id: string };
};

export const models: Readonly<Record<LiveCityId, readonly CarModel[]>> = {
  lisbon: parseFleet(lisbonFleet),
  'new-york': parseFleet(newYorkFleet),
};

/** A pin is placed to about 200 m: it shows the neighbourhood, not the garage door. */
const garageShiftMetres = 190;

export function carsOf(cityId: LiveCityId, now: Temporal.Instant, random: Random): SampleCar[] {
  return models[cityId].flatMap((model) =>
    inOtherPaints(
      Array.from({ length: model.cars }, (_, copy) => carOf(model, copy, cityId, now, random)),
    ),
  );
}

/** Cars of one model are told apart by their paint, as long as there are others. */
function inOtherPaints(cars: readonly SampleCar[]): SampleCar[] {
  const [first] = cars;
  if (!first) return [];
  const { paints } = buildOf(first.model.drawnAs);
  const start = paints.indexOf(first.paint);
  return cars.map((car, copy) => ({
    ...car,
    paint: paints[(start + copy) % paints.length] ?? first.paint,
  }));
}

/**
 * The first of a model has the table's price; each further one costs one and a half to three units
 * more, so that other models stand between them in a list by price.
 */
export function carOf(
  model: CarModel,
  copy: number,
  cityId: LiveCityId,
  now: Temporal.Instant,
  random: Random,
): SampleCar {
  const year = random.integer(model.firstYear, model.lastYear);
  const dearer = copy === 0 ? 0 : amount(0.5) * copy * random.integer(3, 6);
  const base = shifted(random.pick(garages[cityId]), garageShiftMetres, random);
  const addedAt = whenAdded(year, now, random);
  return {
    model,
    paint: random.pick(buildOf(model.drawnAs).paints),
    addedAt,
    row: {
      id: random.uuid(),
      city_id: cityId,
      brand: model.brand,
      model: model.model,
      year,
      category: model.category,
      body_type: model.bodyType,
      seats: model.seats,
      doors: model.doors,
      luggages: model.luggages,
      transmission: model.transmission,
      propulsion_type: model.propulsion,
      features: featuresOf(model, year, random),
      daily_mileage_limit: model.dailyLimit,
      price_per_day: model.pricePerDay + dearer,
      base_latitude: base.latitude,
      base_longitude: base.longitude,
      enabled: true,
      created_at: new Date(addedAt.epochMilliseconds),
    },
  };
}

/** Bought in its model year or soon after, and long enough ago to have been rented. */
function whenAdded(year: number, now: Temporal.Instant, random: Random): Temporal.Instant {
  const thisYear = now.toZonedDateTimeISO('UTC').year;
  const days = Math.max(0, thisYear - year) * 300 + random.integer(45, 200);
  return now.subtract({ hours: 24 * days });
}

const heatedSeats: Readonly<Record<CarModel['category'], number>> = {
  A: 0,
  B: 0.1,
  C: 0.3,
  D: 0.6,
  E: 1,
};

function featuresOf(model: CarModel, year: number, random: Random): CarValue<'features'>[] {
  const has: Readonly<Record<CarValue<'features'>, boolean>> = {
    AC: model.category !== 'A' || random.chance(0.85),
    BLUETOOTH: year >= 2023 || random.chance(0.9),
    USB: year >= 2022 || random.chance(0.8),
    SEAT_HEATER: random.chance(heatedSeats[model.category]),
  };
  return carValues.features.filter((feature) => has[feature]);
}

export function photoRows({ row, model, paint }: SampleCar): Insertable<Tables['car_photos']>[] {
  return drawnPhotos({ ...row, colour: paint, design: model.drawnAs });
}

export function extrasOfCar({ row, model }: SampleCar): Insertable<Tables['car_extras']>[] {
  const has = {
    'back-seats': model.seats > 2,
    roof: model.bodyType !== 'CONVERTIBLE' && model.seats > 2,
  };
  const cityId = row.city_id as LiveCityId;
  return sampleExtras[cityId]
    .filter(({ needs }) => needs === null || has[needs])
    .map(({ id }) => ({ car_id: row.id, extra_id: id }));
}
