import type { City } from '../../contract/cities.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { citiesWithFleet } from './queries.ts';
import { boxOf, depositShape, youngDriverFeesShape } from './shapes.ts';

export async function listCities(db: Queries): Promise<City[]> {
  const rows = await citiesWithFleet(db);
  return rows.map((row) => ({
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
  }));
}
