import { type CarGroup, countKinds, kindFilters } from '../../domain/car-kinds.ts';
import type { Queries } from '../db/connect.ts';
import { type FreeCars, freeCars } from './free-cars.ts';

/** How many free cars each kind has, whichever kinds are chosen. */
export async function countCarKinds(db: Queries, question: FreeCars) {
  const filters = { ...question.filters };
  for (const filter of kindFilters) delete filters[filter];
  const groups: CarGroup[] = await freeCars(db, { ...question, filters })
    .select(({ fn }) => [
      'category',
      'body_type as bodyType',
      'propulsion_type as propulsionType',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['category', 'body_type', 'propulsion_type'])
    .execute();
  return countKinds(groups, question.filters);
}
