import type { Insertable } from 'kysely';
import { type YoungDriverBand, youngDriverBands } from '../../domain/policies/young-driver.ts';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import type { CityId } from './cities.ts';
import { sampleCities } from './cities.ts';

export function youngDriverBandsOf(cityId: CityId): readonly YoungDriverBand[] {
  return youngDriverBands[sampleCities[cityId].code];
}

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
