import type { AssetPage, AssetSearch } from '../../contract/assets.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { money } from '../../domain/money.ts';
import { bareTripTotal } from '../../domain/pricing.ts';
import { rentalDays, type Trip } from '../../domain/trip.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { judgeTrip, requireTrip } from '../quotes/require-trip.ts';
import { assetsById, holdIdOf } from './asset-queries.ts';
import { assetShape, photoShape } from './asset-shapes.ts';
import { type FleetQuestion, type FreeCars, findFreeCars } from './free-cars/find-free-cars.ts';
import type { CityRow } from './free-cars/fleet-shelf.ts';
import { requireCity } from './require-city.ts';

/** Cars free for the whole trip and its turnaround, one page of them, and exactly how many. */
export async function searchAssets(
  deps: Pick<Deps, 'database' | 'clock' | 'settings' | 'fleets'>,
  caller: Caller | null,
  { city: cityId, from, to, page, size, sort, ...filters }: AssetSearch,
): Promise<AssetPage> {
  const db = deps.database.kysely;
  const trip = { startsAt: from, endsAt: to };
  const { city, total, ids } = await findForTrip(deps, trip, {
    cityId,
    ownHoldId: await holdIdOf(db, caller?.userId),
    filters,
    order: sort,
    limit: size,
    offset: (page - 1) * size,
  });
  const rows = await assetsById(db, ids);
  const days = rentalDays(trip, city.time_zone);
  return {
    total,
    page,
    pages: Math.ceil(total / size),
    days,
    assets: rows.map((row) => ({
      ...assetShape(row, city.currency),
      tripTotal: bareTripTotal(money(row.price_per_day, city.currency), days),
      photo: row.photo && photoShape(row.photo),
    })),
  };
}

/**
 * Begins with the city as the last search found it, which spares asking for it first. The cars come
 * together with the city as it is; where that is another, they are asked for once more.
 */
async function findForTrip(
  deps: Pick<Deps, 'database' | 'clock' | 'settings' | 'fleets'>,
  trip: Trip,
  question: Omit<FleetQuestion, 'during'>,
): Promise<FreeCars & { readonly city: CityRow }> {
  const db = deps.database.kysely;
  const { cities } = deps.fleets;
  const kept = cities.get(question.cityId);
  let city =
    kept && judgeTrip(trip, kept, deps).ok ? kept : await allowingCity(deps, question, trip);
  for (;;) {
    const during = occupiedRange(trip, city.turnaround_minutes);
    const found = await findFreeCars(db, deps.fleets, { ...question, during });
    const current = found.city;
    if (!current) throw notFound('This city');
    cities.set(current.id, current);
    const isAsBefore =
      current.time_zone === city.time_zone &&
      current.turnaround_minutes === city.turnaround_minutes;
    if (isAsBefore) return { ...found, city: current };
    requireTrip(trip, current, deps);
    city = current;
  }
}

async function allowingCity(
  deps: Pick<Deps, 'database' | 'clock' | 'settings'>,
  { cityId }: { readonly cityId: string },
  trip: Trip,
): Promise<CityRow> {
  const city = await requireCity(deps.database.kysely, cityId);
  requireTrip(trip, city, deps);
  return city;
}
