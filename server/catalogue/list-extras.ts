import type { ExtraList } from '../../contract/catalogue.ts';
import { money } from '../../domain/money.ts';
import { extraPricePerDay } from '../../domain/pricing.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { extrasOf } from './queries.ts';
import { requireOpenCity } from './require-open-city.ts';

export async function listExtras(
  db: Queries,
  cityId: string,
  caller: Caller | null,
): Promise<ExtraList['extras']> {
  const { currency } = await requireOpenCity(db, cityId, caller);
  const rows = await extrasOf(db, cityId);
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    description: row.description,
    hasFees: row.has_fees,
    perDriver: row.per_driver,
    pricePerDay: extraPricePerDay({
      ref: row.id,
      label: row.label,
      pricePerDay: money(row.price_per_day, currency),
      hasFees: row.has_fees,
    }),
  }));
}
