import { expect, it } from 'vitest';
import { assetShape } from './asset-shapes.ts';

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  city_id: 'lisbon',
  brand: 'Fiat',
  model: '500',
  year: 2024,
  category: 'A',
  body_type: 'ECONOMY',
  seats: 4,
  doors: 3,
  luggages: 1,
  transmission: 'MANUAL',
  propulsion_type: 'GAS',
  green_vehicle: false,
  features: [],
  daily_mileage_limit: null,
  price_per_day: 290_000,
  base_latitude: 38.712345,
  base_longitude: -9.137891,
  rating_average: null,
  rating_count: 0,
} as const;

it('tells where a car stands to about 200 metres, and no closer', () => {
  const { base } = assetShape({ ...row, features: [] }, 'EUR');
  expect(base).toEqual({ latitude: 38.712, longitude: -9.138 });
  const moved = { ...row, features: [], base_latitude: 38.7129, base_longitude: -9.1373 };
  expect(assetShape(moved, 'EUR').base).toEqual(base);
});
