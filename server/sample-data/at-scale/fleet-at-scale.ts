import { carOf, models, type SampleCar } from '../cars.ts';
import type { LiveCityId } from '../cities.ts';
import { createRandom } from '../random.ts';
import { hash, hashBetween } from './hash.ts';

/** Salts keep the draws for different purposes apart. */
const salts = { city: 1, model: 2, car: 3, age: 4 };

/** The nth car: of the models of the standard fleet, and old enough to have been rented for a year. */
function carAt(n: number, now: Temporal.Instant, seed: number): SampleCar {
  const cityId: LiveCityId = hash(seed, n, salts.city) % 5 < 2 ? 'lisbon' : 'new-york';
  const ofCity = models[cityId];
  const model = ofCity[hash(seed, n, salts.model) % ofCity.length];
  if (!model) throw new RangeError(`no models in ${cityId}`);
  const car = carOf(model, 1, cityId, now, createRandom(hash(seed, n, salts.car)));
  const addedAt = now.subtract({ hours: 24 * hashBetween(seed, n, salts.age, 400, 900) });
  const created_at = new Date(addedAt.epochMilliseconds);
  return { ...car, addedAt, row: { ...car.row, created_at } };
}

export function* carsAtScale(
  count: number,
  now: Temporal.Instant,
  seed: number,
): Generator<SampleCar> {
  for (let n = 0; n < count; n++) yield carAt(n, now, seed);
}
