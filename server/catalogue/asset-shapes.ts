import type { AssetCard, CarFacts } from '../../contract/assets.ts';
import { type Currency, money } from '../../domain/money.ts';
import type { AssetRow, CarRow, PhotoRow } from './asset-queries.ts';

/** Where a car stands is shown to about 200 m: enough to choose by, too little to look for it. */
const BASE_GRID_DEGREES = 0.002;

type Shared = Omit<AssetCard, 'tripTotal' | 'photo'>;
type FactsRow = Omit<CarRow, 'green_vehicle' | 'features' | 'daily_mileage_limit'>;

export function assetShape(row: AssetRow, currency: Currency): Shared {
  return {
    ...carShape(row),
    pricePerDay: money(row.price_per_day, currency),
    rating: ratingOf(row),
    base: { latitude: onGrid(row.base_latitude), longitude: onGrid(row.base_longitude) },
  };
}

/** What a car is and has, whatever it costs. */
export function carShape(row: CarRow) {
  return {
    ...factsOfCar(row),
    greenVehicle: row.green_vehicle,
    features: row.features,
    dailyMileageLimit: row.daily_mileage_limit,
  };
}

/** What a car is, in a list as in a booking. */
export function factsOfCar(row: FactsRow): CarFacts {
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
  };
}

export function ratingOf({ rating_average: average, rating_count: count }: AssetRow) {
  return average === null ? null : { average, count };
}

export function photoShape({ url, width, height, view, drawn }: PhotoRow) {
  return { url, width, height, view, drawn };
}

const onGrid = (degrees: number) =>
  Number((Math.round(degrees / BASE_GRID_DEGREES) * BASE_GRID_DEGREES).toFixed(3));
