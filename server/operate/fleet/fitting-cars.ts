import { type ExpressionBuilder, sql } from 'kysely';
import type { FleetQuery } from '../../../contract/operate/fleet.ts';
import type { FleetSort } from '../../../domain/fleet/sorts.ts';
import type { Tables } from '../../db/schema.ts';
import type { ServiceAsked } from './service-order.ts';

type Cars = ExpressionBuilder<Tables, 'cars'>;

/** What is asked of the cars of a city, but for how many of them and in which order. */
export type FleetFilter = Pick<
  FleetQuery,
  'city' | 'category' | 'condition' | 'papersEndWithinDays' | 'text' | 'retired'
>;

interface Asked {
  readonly today: Temporal.PlainDate;
  readonly service: ServiceAsked;
}

export function fitsAllButCondition(cars: Cars, filter: FleetFilter, { today, service }: Asked) {
  const { city, category, papersEndWithinDays: days, text, retired } = filter;
  return cars.and([
    cars('city_id', '=', city),
    cars('retired_at', retired ? 'is not' : 'is', null),
    ...(category.length > 0 ? [cars('category', 'in', category)] : []),
    ...(days === undefined
      ? []
      : [cars('first_document_end', '<=', today.add({ days }).toString())]),
    ...(service.dueIds === null
      ? []
      : [cars('id', '=', sql<string>`any(${service.dueIds}::uuid[])`)]),
    ...(text === '' ? [] : [cars('search_text', 'like', containing(text))]),
  ]);
}

export function fits(cars: Cars, filter: FleetFilter, asked: Asked) {
  const rest = fitsAllButCondition(cars, filter, asked);
  if (filter.condition.length === 0) return rest;
  return cars.and([rest, cars('condition', 'in', filter.condition)]);
}

/** What stands for anything in a pattern stands for itself here. */
const containing = (text: string) => `%${text.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The columns behind each that the list can be sorted by; the id decides among equals. */
const sortedBy = {
  plate: ['plate'],
  model: ['brand', 'model'],
  category: ['category', 'plate'],
  condition: ['condition', 'plate'],
  odometer: ['odometer_km'],
  price: ['price_per_day'],
  papers: ['first_document_end'],
} as const;

/** Cars without a service plan come last, whichever way the list is sorted. */
export const orderOf = (sort: FleetSort, direction: 'asc' | 'desc', { order }: ServiceAsked) =>
  sort === 'service'
    ? [
        sql`coalesce(array_position(${order}::uuid[], cars.id), ${direction === 'asc' ? order.length + 1 : 0})`,
      ]
    : sortedBy[sort].map((column) => sql.ref(`cars.${column}`));
