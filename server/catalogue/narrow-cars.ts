import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import {
  type CarFilter,
  carFilters,
  type FilterName,
  filterNames,
  type SomeFilters,
} from '../../domain/car-filters.ts';
import type { Tables } from '../db/schema.ts';
import { columnOf } from './column-of.ts';

type Cars = ExpressionBuilder<Tables, 'cars'>;

type Chosen = SomeFilters[FilterName];

/** Whether a car fits all filters; one that is left out, or a list of no values, narrows nothing. */
export function fits(cars: Cars, filters: SomeFilters) {
  const narrowing = filterNames.filter((name) => [filters[name] ?? []].flat().length > 0);
  return cars.and(narrowing.map((name) => fitsOne(cars, name, filters[name])));
}

/** Of several fields one is enough. */
function fitsOne(cars: Cars, name: FilterName, chosen: Chosen) {
  const { kind, fields } = carFilters[name];
  return cars.or(fields.map((field) => condition(cars.ref(columnOf(field)), kind, chosen)));
}

function condition(column: Expression<unknown>, kind: CarFilter['kind'], chosen: Chosen) {
  switch (kind) {
    case 'oneOf':
    case 'numbers':
    case 'texts':
      return sql<boolean>`${column} = any(${chosen})`;
    case 'allOf':
      return sql<boolean>`${column} @> ${chosen}`;
    case 'flag':
      return sql<boolean>`${column} = ${chosen}`;
    case 'atLeast':
      return sql<boolean>`${column} >= ${chosen}`;
    case 'atMost':
      return sql<boolean>`${column} <= ${chosen}`;
  }
}
