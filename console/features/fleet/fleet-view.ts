import { type CarValue, carValues } from '../../../domain/car.ts';
import { type CarCondition, carConditions } from '../../../domain/fleet/condition.ts';
import { type FleetSort, fleetSorts } from '../../../domain/fleet/sorts.ts';

const CARS_PER_PAGE = 50;

/** What is shown of the fleet and in which order. It lives in the address, so a view can be kept and sent on. */
export interface FleetView {
  readonly text: string;
  readonly category: CarValue<'category'> | null;
  readonly condition: CarCondition | null;
  readonly papersEndWithinDays: number | null;
  readonly retired: boolean;
  readonly sort: FleetSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

export const wholeFleet: FleetView = {
  text: '',
  category: null,
  condition: null,
  papersEndWithinDays: null,
  retired: false,
  sort: 'plate',
  order: 'asc',
  page: 1,
};

/** What an address that somebody mistyped says wrongly is as if it said nothing. */
export function viewIn(search: URLSearchParams): FleetView {
  return {
    text: (search.get('text') ?? '').slice(0, 60),
    category: oneOf(carValues.category, search.get('category')),
    condition: oneOf(carConditions, search.get('condition')),
    papersEndWithinDays: wholeNumber(search.get('papers'), 0, 3_650),
    retired: search.get('retired') === 'true',
    sort: oneOf(fleetSorts, search.get('sort')) ?? wholeFleet.sort,
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    page: wholeNumber(search.get('page'), 1, 100_000) ?? 1,
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

export function queryOf(city: string, view: FleetView) {
  const { text, category, condition, papersEndWithinDays, retired, sort, order, page } = view;
  return {
    city,
    text: text.trim(),
    ...(category ? { category } : {}),
    ...(condition ? { condition } : {}),
    ...(papersEndWithinDays === null ? {} : { papersEndWithinDays: String(papersEndWithinDays) }),
    retired: retired ? 'true' : 'false',
    sort,
    order,
    page: String(page),
    size: String(CARS_PER_PAGE),
  } as const;
}

/** Another filter or order begins at the first page. */
export const changeView = (view: FleetView, change: Partial<FleetView>): FleetView => ({
  ...view,
  page: 1,
  ...change,
});

/** By this column; a second time the other way round. */
export const sortedBy = (view: FleetView, sort: FleetSort): FleetView =>
  changeView(view, {
    sort,
    order: view.sort === sort && view.order === 'asc' ? 'desc' : 'asc',
  });

export const isFiltered = ({ text, category, condition, papersEndWithinDays }: FleetView) =>
  text !== '' || category !== null || condition !== null || papersEndWithinDays !== null;

function oneOf<T extends string>(values: readonly T[], said: string | null): T | null {
  return values.find((value) => value === said) ?? null;
}

function wholeNumber(said: string | null, least: number, most: number): number | null {
  if (said === null || !/^\d{1,6}$/.test(said)) return null;
  const value = Number(said);
  return value >= least && value <= most ? value : null;
}
