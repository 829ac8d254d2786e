import type { Insertable } from 'kysely';
import { cityToday } from '../../domain/city-time.ts';
import type { CarCondition } from '../../domain/fleet/condition.ts';
import { checkDigitOf } from '../../domain/fleet/vin.ts';
import type { Tables } from '../db/schema.ts';
import type { SampleCar } from './cars.ts';
import { type LiveCityId, sampleCities } from './cities.ts';
import { createRandom, type Random } from './random.ts';
import { garages } from './spots.ts';

type CarRow = Insertable<Tables['cars']> & { readonly id: string };

/** Who tells of the sample cars. */
const SAYS = 'sample data';

/** Sample trips are booked a year ahead at most: no document of a usual car ends before. */
const documentsGoodForDays = 400;

/**
 * What the people who look after the car know of it. Drawn from the car's own id, so that nothing else in the
 * sample data changes with it; of the number is made a plate that no other car has.
 */
export function recordedRow(car: SampleCar, number: number, now: Temporal.Instant): CarRow {
  const { row, model, addedAt, paint } = car;
  const cityId = row.city_id as LiveCityId;
  const random = createRandom(Number.parseInt(row.id.slice(0, 8), 16));
  const today = cityToday(now, sampleCities[cityId].timeZone);
  const days = Math.round(addedAt.until(now).total('days'));
  return {
    ...row,
    colour: paint,
    design: model.drawnAs,
    plate: plateAt(cityId, number),
    vin: vinOf(cityId, row.id),
    tolls_tag: random.chance(0.8) ? `T-${random.integer(10_000_000, 99_999_999)}` : null,
    insurance_ends_on: endOfYear(today.add({ days: documentsGoodForDays })).toString(),
    inspection_ends_on: today
      .add({ days: documentsGoodForDays + random.integer(0, 320) })
      .toString(),
    registration_ends_on: null,
    condition: conditionBetweenTrips(random),
    odometer_km: 12 + days * random.integer(30, 90),
    energy_percent: random.integer(8, 20) * 5,
    stands_at: random.pick(garages[cityId]).name,
  };
}

/** What has been said of a car, as its row has it. */
export function readingRows(
  row: CarRow,
  now: Temporal.Instant,
): Insertable<Tables['car_readings']>[] {
  const random = createRandom(Number.parseInt(row.id.slice(9, 13) + row.id.slice(0, 3), 16));
  const said_at = new Date(now.subtract({ minutes: random.integer(20, 1_400) }).epochMilliseconds);
  const said = { car_id: row.id, said_by: SAYS, said_at };
  return [
    { ...said, kind: 'CONDITION', value: row.condition ?? 'READY' },
    { ...said, kind: 'ODOMETER', value: String(row.odometer_km) },
    { ...said, kind: 'ENERGY', value: String(row.energy_percent) },
    { ...said, kind: 'PLACE', value: row.stands_at ?? '' },
  ];
}

/** Serviced every 15,000 km or once a year, last at the last such mark; tyres by kilometres alone. */
export function serviceRows(
  row: CarRow,
  now: Temporal.Instant,
): Insertable<Tables['service_tasks']>[] {
  const random = createRandom(Number.parseInt(row.id.slice(24, 32), 16));
  const today = cityToday(now, sampleCities[row.city_id as LiveCityId].timeZone);
  const odometer = row.odometer_km ?? 0;
  const task = (name: string, every_km: number, every_months: number | null) => ({
    id: random.uuid(),
    car_id: row.id,
    name,
    every_km,
    every_months,
    last_km: odometer - (odometer % every_km),
    last_on: today.subtract({ days: random.integer(20, 320) }).toString(),
  });
  return [task('Service', 15_000, 12), task('Tyres', 40_000, null)];
}

/** Most stand ready. */
function conditionBetweenTrips(random: Random): CarCondition {
  const chance = random.fraction();
  if (chance < 0.8) return 'READY';
  return chance < 0.92 ? 'TO_CLEAN' : 'TO_REFUEL';
}

const endOfYear = (day: Temporal.PlainDate) => day.with({ month: 12, day: 31 });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** L for a letter, 0 for a digit. */
const plateShapes: Readonly<Record<LiveCityId, string>> = {
  lisbon: 'LL 00 LL',
  'new-york': 'LLL 0000',
};

/** Far apart for numbers that follow each other, and different for all below 45 million. */
export function plateAt(cityId: LiveCityId, number: number): string {
  let left = (number + 1) * 7_654_321;
  return plateShapes[cityId].replace(/[L0]/g, (place) => {
    const choices = place === 'L' ? 26 : 10;
    const choice = left % choices;
    left = Math.floor(left / choices);
    return place === 'L' ? LETTERS.charAt(choice) : String(choice);
  });
}

/** Of makers that do not exist, with a true check digit where one is asked for. */
function vinOf(cityId: LiveCityId, id: string): string {
  const serial = id.replaceAll('-', '').slice(0, 13).toUpperCase();
  const maker = cityId === 'lisbon' ? 'XXH' : '1XH';
  const vin = `${maker}${serial.slice(0, 5)}0${serial.slice(5)}`;
  return `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;
}
