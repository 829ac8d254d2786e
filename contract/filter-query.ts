import { z } from 'zod';
import {
  type CarFilter,
  carFilters,
  type FilterName,
  type SomeFilters,
} from '../domain/car-filters.ts';
import { anyOf, listOf, wholeNumber, yesNo } from './query-values.ts';

/** Everything in a query is text. */
type Texts = string | readonly string[];

/** The filters of the list as a query of the API names them. */
export const filterQuery = Object.fromEntries(
  Object.entries(carFilters).map(([name, filter]) => [name, queryOf(filter).optional()]),
) as {
  readonly [Name in FilterName]: z.ZodOptional<z.ZodType<NonNullable<SomeFilters[Name]>, Texts>>;
};

function queryOf(filter: CarFilter): z.ZodType {
  const query = valuesOf(filter);
  return filter.note === undefined ? query : query.describe(filter.note);
}

function valuesOf(filter: CarFilter): z.ZodType {
  switch (filter.kind) {
    case 'oneOf':
    case 'allOf':
      return anyOf(filter.values);
    case 'numbers':
      return listOf(wholeNumber(filter.least, filter.most));
    case 'texts':
      return listOf(z.string().min(1).max(filter.longest));
    case 'flag':
      return yesNo;
    case 'atLeast':
    case 'atMost':
      return wholeNumber(filter.least, filter.most);
  }
}
