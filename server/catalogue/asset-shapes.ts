import type { AssetCard } from '../../contract/assets.ts';
import { type Currency, money } from '../../domain/money.ts';
import type { AssetRow, PhotoRow } from './asset-queries.ts';

/** Where a car stands is shown to about 200 m: enough to choose by, too little to look for it. */
const BASE_GRID_DEGREES = 0.002;

type Shared = Omit<AssetCard, 'tripTotal' | 'photo'>;

export function assetShape(row: AssetRow, currency: Currency): Shared {
  return {
    id: row.id,
    brand: row.brand,
    model: row.model,
    year: row.year,
    category: row.category,
    bodyType: row.body_type,
    seats: row.seats,
    doors: row.doors,
    luggages: row.luggages,
    transmission: row.transmission,
    propulsionType: row.propulsion_type,
    greenVehicle: row.green_vehicle,
    features: row.features,
    dailyMileageLimit: row.daily_mileage_limit,
    pricePerDay: money(row.price_per_day, currency),
    rating:
      row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
    base: { latitude: onGrid(row.base_latitude), longitude: onGrid(row.base_longitude) },
  };
}

export function photoShape({ url, width, height, view, drawn }: PhotoRow) {
  return { url, width, height, view, drawn };
}

const onGrid = (degrees: number) =>
  Number((Math.round(degrees / BASE_GRID_DEGREES) * BASE_GRID_DEGREES).toFixed(3));
