import type { Insertable } from 'kysely';
import type { YoungDriverBand } from '../../domain/policies/young-driver.ts';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import { type CityId, sampleCities } from './cities.ts';

const bands: Readonly<Partial<Record<CityId, readonly YoungDriverBand[]>>> = {
  'new-york': [
    { fromAge: 18, belowAge: 21, feePerDayUnits: 120 },
    { fromAge: 21, belowAge: 25, feePerDayUnits: 45 },
  ],
};

export const youngDriverBandsOf = (cityId: CityId): readonly YoungDriverBand[] =>
  bands[cityId] ?? [];

export function youngDriverFeeRows(): Insertable<Tables['young_driver_fees']>[] {
  return Object.values(sampleCities).flatMap(({ id }) =>
    youngDriverBandsOf(id).map(({ fromAge, belowAge, feePerDayUnits }) => ({
      city_id: id,
      from_age: fromAge,
      below_age: belowAge,
      fee_per_day: amount(feePerDayUnits),
    })),
  );
}
