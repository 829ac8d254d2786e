import { type RawBuilder, sql } from 'kysely';
import { type AssetSearch, bodyTypes, categories } from '../../contract/assets.ts';

type Condition = RawBuilder<boolean>;
export type AssetFilters = Omit<AssetSearch, 'city' | 'from' | 'to' | 'page' | 'size' | 'sort'>;

/**
 * The filters as conditions on the table named `a`. They are written once, as SQL, because the page
 * and the exact total are two statements that must agree on every word.
 */
export function assetConditions(cityId: string, filters: AssetFilters): RawBuilder<boolean> {
  const conditions: Condition[] = [sql`a.city_id = ${cityId}`, sql`a.enabled`];
  const isOneOf = (column: RawBuilder<unknown>, values: readonly unknown[] | undefined) => {
    if (values && values.length > 0) conditions.push(sql`${column} = ANY(${[...values]})`);
  };
  isOneOf(sql`a.propulsion_type`, filters.propulsionType);
  isOneOf(sql`a.transmission`, filters.transmission);
  isOneOf(sql`a.seats`, filters.seats);
  isOneOf(sql`a.doors`, filters.doors);
  isOneOf(sql`a.brand`, filters.brand);
  if (filters.category && filters.category.length > 0) {
    conditions.push(categoryCondition(filters.category));
  }
  if (filters.feature && filters.feature.length > 0) {
    conditions.push(sql`a.features @> ${filters.feature}`);
  }
  if (filters.greenVehicle !== undefined) {
    conditions.push(sql`a.green_vehicle = ${filters.greenVehicle}`);
  }
  if (filters.minYear !== undefined) conditions.push(sql`a.year >= ${filters.minYear}`);
  if (filters.maxYear !== undefined) conditions.push(sql`a.year <= ${filters.maxYear}`);
  return sql.join(conditions, sql` AND `);
}

/** One filter names letters and body types alike: a car fits if either of its two fields does. */
function categoryCondition(chosen: readonly string[]): Condition {
  const letters = categories.filter((one) => chosen.includes(one));
  const bodies = bodyTypes.filter((one) => chosen.includes(one));
  return sql`(a.category = ANY(${letters}) OR a.body_type = ANY(${bodies}))`;
}
