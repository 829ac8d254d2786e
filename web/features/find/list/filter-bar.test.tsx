import { beforeAll, expect, test } from 'vitest';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { noFilters } from '../data/filters.ts';
import { plainList } from '../data/list-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { SortMenu } from './sort-menu.tsx';

beforeAll(() => addWords('fleet', fleet));

const nothing = () => {};
const bar = (filters: CarFilters) =>
  rendered(<FilterBar filters={filters} countryCode="US" onChange={nothing} onMore={nothing} />);
const legends = (shown: string) =>
  [...shown.matchAll(/<legend[^>]*>([^<]+)</g)].map(([, it]) => it);
const labels = (shown: string, isListed = (_: string) => true) =>
  [...shown.matchAll(/<label[^>]*>(.*?)<\/label>/g)]
    .filter(([, it = '']) => isListed(it))
    .map(([, it = '']) => it.replaceAll(/<[^>]+>/g, ''));
const chosen = (shown: string) => labels(shown, (it) => it.includes('checked=""'));

test('propulsion, seats and transmission are at hand, with the choices of the fleet [R-LIST-012 R-LIST-026 R-LIST-027 R-LIST-028]', () => {
  const shown = bar(noFilters);
  expect(legends(shown)).toEqual(['Filters', 'Fuel type', 'Seats', 'Transmission']);
  expect(labels(shown)).toEqual([
    ...['All', 'Gas', 'Diesel', 'Hybrid', 'Electric'],
    ...['All', '2 seats', '4 seats', '5 seats', '6 seats', '7 seats'],
    ...['All', 'Automatic', 'Manual'],
  ]);
});

test('“Clear filters” is there when any filter is set, and only then [R-LIST-014]', () => {
  expect(bar(noFilters)).not.toContain('Clear filters');
  expect(bar({ ...noFilters, brand: ['Fiat'] })).toContain('Clear filters');
  expect(bar({ ...noFilters, seats: [5] })).toContain('Clear filters');
});

test('the order is by price, lowest first unless highest first is chosen [R-LIST-024]', () => {
  const menu = rendered(<SortMenu sort={plainList.sort} onChange={nothing} />);
  expect(plainList.sort).toBe('asc');
  expect(labels(menu)).toEqual(['Price, lowest first', 'Price, highest first']);
  expect(chosen(menu)).toEqual(['Price, lowest first']);
  expect(chosen(rendered(<SortMenu sort="desc" onChange={nothing} />))).toEqual([
    'Price, highest first',
  ]);
});
