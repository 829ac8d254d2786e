import type { InsuranceList } from '../../contract/catalogue.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { insuranceOptionsOf, insurancesOf } from './queries.ts';
import { requireOpenCity } from './require-open-city.ts';

export async function listInsurances(
  db: Queries,
  cityId: string,
  caller: Caller | null,
): Promise<InsuranceList['insurances']> {
  const { currency } = await requireOpenCity(db, cityId, caller);
  const rows = await insurancesOf(db, cityId);
  const options = await insuranceOptionsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    description: row.description,
    pricePerDay: money(row.price_per_day, currency),
    multipleOptions: row.multiple_options,
    options: options
      .filter((option) => option.insurance_id === row.id)
      .map((option) => ({
        optionId: option.id,
        title: option.title,
        pricePerDay: money(option.price_per_day, currency),
        selected: option.selected,
        includes: option.includes,
        description: { includedCoverage: option.included_coverage, details: option.details },
      })),
  }));
}
