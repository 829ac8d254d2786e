import type { FleetView } from '../../../contract/operate/fleet-views.ts';
import { operateOperations } from '../../../contract/operate/operations.ts';
import { carValues } from '../../../domain/car.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import { type FleetSort, fleetSorts } from '../../../domain/fleet/sorts.ts';

/** The list comes in such pieces, as one scrolls. */
export const CARS_PER_PAGE = 50;

/** What is shown of the fleet and in which order. It lives in the address, so a view can be kept and sent on. */
export type { FleetView };

export const wholeFleet: FleetView = {
  text: '',
  category: null,
  condition: null,
  papersEndWithinDays: null,
  serviceDue: false,
  retired: false,
  sort: 'plate',
  order: 'asc',
};

/** What an address that somebody mistyped says wrongly is as if it said nothing. */
export function viewIn(search: URLSearchParams): FleetView {
  return {
    text: (search.get('text') ?? '').slice(0, 60),
    category: oneOf(carValues.category, search.get('category')),
    condition: oneOf(carConditions, search.get('condition')),
    papersEndWithinDays: wholeNumber(search.get('papers'), 0, 3_650),
    serviceDue: search.get('serviceDue') === 'true',
    retired: search.get('retired') === 'true',
    sort: oneOf(fleetSorts, search.get('sort')) ?? wholeFleet.sort,
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
  };
}

/** As short as it can be said. */
export function addressOf(view: FleetView): string {
  const { papersEndWithinDays: papers, ...rest } = view;
  const said = Object.entries({ ...rest, papers }).filter(
    ([name, value]) => value !== null && value !== wholeFleet[name as keyof FleetView],
  );
  return `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

export type FleetAsked = ReturnType<typeof queryOf>;

export function queryOf(city: string, view: FleetView) {
  const { text, category, condition, papersEndWithinDays, serviceDue, retired, sort, order } = view;
  return {
    city,
    text: text.trim(),
    ...(category ? { category } : {}),
    ...(condition ? { condition } : {}),
    ...(papersEndWithinDays === null ? {} : { papersEndWithinDays: String(papersEndWithinDays) }),
    serviceDue: serviceDue ? 'true' : 'false',
    retired: retired ? 'true' : 'false',
    sort,
    order,
  } as const;
}

/** The same cars, all of them, as a file. */
export function exportAddress(city: string, view: FleetView): string {
  return `${operateOperations.exportFleet.path}?${new URLSearchParams(queryOf(city, view))}`;
}

/** By this column; a second time the other way round. */
export const sortedBy = (view: FleetView, sort: FleetSort): FleetView => ({
  ...view,
  sort,
  order: view.sort === sort && view.order === 'asc' ? 'desc' : 'asc',
});

export const isFiltered = ({
  text,
  category,
  condition,
  papersEndWithinDays,
  serviceDue,
}: FleetView) =>
  text !== '' ||
  category !== null ||
  condition !== null ||
  papersEndWithinDays !== null ||
  serviceDue;

function oneOf<T extends string>(values: readonly T[], said: string | null): T | null {
  return values.find((value) => value === said) ?? null;
}

function wholeNumber(said: string | null, least: number, most: number): number | null {
  if (said === null || !/^\d{1,6}$/.test(said)) return null;
  const value = Number(said);
  return value >= least && value <= most ? value : null;
}
