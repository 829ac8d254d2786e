import type { CarResults, CarSearch } from '../../contract/cars.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { lastDayOf } from '../../domain/fleet/documents.ts';
import { lateCarsFor } from '../../domain/fleet/late-car.ts';
import { money } from '../../domain/money.ts';
import { bareTripTotal } from '../../domain/pricing.ts';
import { rentalDays } from '../../domain/trip.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { carSummaryShape, photoShape } from './car-shapes.ts';
import { countCarKinds } from './count-car-kinds.ts';
import { findFreeCars } from './find-free-cars.ts';
import { listBases } from './list-bases.ts';
import { requireOpenCity } from './require-open-city.ts';
import { requireTrip } from './require-trip.ts';

/** Cars free for the whole trip and its turnaround, one page of them, and exactly how many. */
export async function searchCars(
  deps: Pick<Deps, 'database' | 'clock' | 'settings'>,
  caller: Caller | null,
  { city: cityId, from, to, page, size, sort, countsKinds, listsBases, ...filters }: CarSearch,
): Promise<CarResults> {
  const db = deps.database.kysely;
  const trip = { startsAt: from, endsAt: to };
  const city = await requireOpenCity(db, cityId, caller);
  requireTrip(trip, city, deps);
  const free = {
    cityId,
    during: occupiedRange(trip, city.turnaround_minutes),
    lastDay: lastDayOf(trip, city.time_zone),
    holderId: caller?.userId,
    filters,
    dueBefore: lateCarsFor(city, from, deps.clock.now())?.dueBefore,
  };
  const place = { order: sort, limit: size, offset: (page - 1) * size };
  const [{ total, cars }, kinds, bases] = await Promise.all([
    findFreeCars(db, { ...free, ...place }),
    countsKinds ? countCarKinds(db, free) : undefined,
    listsBases ? listBases(db, free) : undefined,
  ]);
  const days = rentalDays(trip, city.time_zone);
  return {
    total,
    page,
    pages: Math.ceil(total / size),
    days,
    ...(kinds && { kinds }),
    ...(bases && { bases }),
    cars: cars.map((car) => ({
      ...carSummaryShape(car, city.currency),
      tripTotal: bareTripTotal(money(car.price_per_day, city.currency), days),
      photo: car.photo && photoShape(car.photo),
    })),
  };
}
