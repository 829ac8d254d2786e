import type { DeskProtection, NewProtection } from '../../../contract/operate/catalogue-offers.ts';
import { money } from '../../../domain/money.ts';
import { linesOf } from '../../../domain/rich-lines.ts';
import { insuranceOptionsOf } from '../../catalogue/queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';

/** The main one first, as renters see them; what is off sale too. */
export async function listProtection(db: Queries, cityId: string): Promise<DeskProtection[]> {
  const { currency } = await requireCity(db, cityId);
  const rows = await db
    .selectFrom('insurances')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('multiple_options', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const options = await insuranceOptionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    cityId,
    version: row.version,
    title: row.title,
    description: linesOf(row.description),
    pricePerDay: money(row.price_per_day, currency),
    onSale: row.enabled,
    options: options
      .filter(({ insurance_id }) => insurance_id === row.id)
      .map((option) => ({
        id: option.id,
        title: option.title,
        pricePerDay: money(option.price_per_day, currency),
        selected: option.selected,
        includedCoverage: option.included_coverage,
        includes: option.includes,
        details: option.details,
      })),
  }));
}

/** What of it somebody writes down. */
export const writtenOf = ({
  title,
  description,
  pricePerDay,
  onSale,
  options,
}: DeskProtection): Omit<NewProtection, 'cityId'> => ({
  title,
  description,
  pricePerDay,
  onSale,
  options,
});
