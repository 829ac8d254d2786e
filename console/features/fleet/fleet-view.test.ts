import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FleetQuery } from '../../../contract/operate/fleet.ts';
import { carValues } from '../../../domain/car.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import { fleetSorts } from '../../../domain/fleet/sorts.ts';
import { addressOf, changeView, queryOf, sortedBy, viewIn, wholeFleet } from './fleet-view.ts';

const views = fc.record({
  text: fc.string({ maxLength: 60 }),
  category: fc.option(fc.constantFrom(...carValues.category)),
  condition: fc.option(fc.constantFrom(...carConditions)),
  papersEndWithinDays: fc.option(fc.integer({ min: 0, max: 3_650 })),
  retired: fc.boolean(),
  sort: fc.constantFrom(...fleetSorts),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 100_000 }),
});
const read = (address: string) => viewIn(new URLSearchParams(address));

test('a view can be kept as an address', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(read(addressOf(view))).toEqual(view);
    }),
  );
  expect(addressOf(wholeFleet)).toBe('?');
});

test('whatever an address says, the API understands what is asked for', () => {
  const mangled = fc.record({
    text: fc.string(),
    category: fc.string(),
    papers: fc.string(),
    sort: fc.string(),
    page: fc.oneof(fc.string(), fc.integer().map(String)),
  });
  fc.assert(
    fc.property(mangled, (said) => {
      const query = queryOf('lisbon', read(new URLSearchParams(said).toString()));
      expect(FleetQuery.safeParse(query).success).toBe(true);
    }),
  );
});

test('a filter begins at the first page, and a column turns round the second time', () => {
  const third = { ...wholeFleet, page: 3 };
  expect(changeView(third, { category: 'C' })).toMatchObject({ category: 'C', page: 1 });
  const byPrice = sortedBy(third, 'price');
  expect(byPrice).toMatchObject({ sort: 'price', order: 'asc', page: 1 });
  expect(sortedBy(byPrice, 'price').order).toBe('desc');
  expect(sortedBy(sortedBy(byPrice, 'price'), 'papers').order).toBe('asc');
});
