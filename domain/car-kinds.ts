import type { CarValue } from './car.ts';
import type { SomeFilters } from './car-filters.ts';

/** What tells one kind of car from another. */
export interface CarKindFacts {
  readonly category: CarValue<'category'>;
  readonly bodyType: CarValue<'bodyType'>;
  readonly propulsionType: CarValue<'propulsionType'>;
}

/**
 * The kinds people look for, in the order they are shown. Each is one value of a filter: choosing a kind
 * is setting that filter, and a car may be of several kinds.
 */
export const carKinds = [
  { filter: 'category', value: 'A' },
  { filter: 'category', value: 'B' },
  { filter: 'category', value: 'C' },
  { filter: 'category', value: 'D' },
  { filter: 'category', value: 'E' },
  { filter: 'category', value: 'SEDAN' },
  { filter: 'category', value: 'SUV' },
  { filter: 'category', value: 'ESTATE' },
  { filter: 'category', value: 'VAN' },
  { filter: 'category', value: 'CONVERTIBLE' },
  { filter: 'propulsionType', value: 'ELECTRIC' },
] as const;

export type CarKind = (typeof carKinds)[number];

/** The filters that kinds are values of. */
export const kindFilters = ['category', 'propulsionType'] as const;

export function isOfKind(car: CarKindFacts, { filter, value }: CarKind): boolean {
  return filter === 'category'
    ? car.category === value || car.bodyType === value
    : car.propulsionType === value;
}

export const kindsOf = (car: CarKindFacts) => carKinds.filter((kind) => isOfKind(car, kind));

export interface CarGroup extends CarKindFacts {
  readonly count: number;
}

/**
 * How many cars each kind has among those that fit all other filters. Kinds of one filter add to each
 * other, so a kind is not narrowed by its own filter; by the others it is.
 */
export function countKinds(
  groups: readonly CarGroup[],
  chosen: Pick<SomeFilters, (typeof kindFilters)[number]>,
): (CarKind & { readonly count: number })[] {
  return carKinds.map((kind) => {
    const others = kindFilters.filter((filter) => filter !== kind.filter);
    const counted = groups.filter(
      (group) =>
        isOfKind(group, kind) && others.every((filter) => fits(group, filter, chosen[filter])),
    );
    return { ...kind, count: counted.reduce((sum, { count }) => sum + count, 0) };
  });
}

function fits(
  car: CarKindFacts,
  filter: (typeof kindFilters)[number],
  chosen: readonly string[] = [],
): boolean {
  const values = filter === 'category' ? [car.category, car.bodyType] : [car.propulsionType];
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}
