import type { City } from '../../contract/cities.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { citiesWithFleet } from './queries.ts';
import { citiesBookedBy } from './require-open-city.ts';
import { boxOf, depositShape, hoursShape, youngDriverFeesShape } from './shapes.ts';

/** Those that are open, and those in which whoever asks has a booking. */
export async function listCities(db: Queries, caller: Caller | null): Promise<City[]> {
  const rows = await citiesWithFleet(db);
  const booked = caller ? await citiesBookedBy(db, caller.userId) : new Set();
  const shown = rows.filter(({ id, offered }) => offered || booked.has(id));
  return shown.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    countryCode: row.country_code,
    timeZone: row.time_zone,
    currency: row.currency,
    offered: row.offered,
    center: { latitude: row.center_latitude, longitude: row.center_longitude },
    boundingBox: boxOf(row),
    carCount: row.car_count ?? 0,
    lowestPricePerDay: row.lowest_price === null ? null : money(row.lowest_price, row.currency),
    deposit: depositShape(row),
    youngDriverFees: youngDriverFeesShape(row.young_driver_fees, row.currency),
    supportPhone: row.support_phone,
    hours: hoursShape(row),
  }));
}
