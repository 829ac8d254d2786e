import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FleetQuery } from '../../../contract/operate/fleet.ts';
import { carValues } from '../../../domain/car.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import { fleetSorts } from '../../../domain/fleet/sorts.ts';
import { addressOf, queryOf, sortedBy, viewIn, wholeFleet } from './fleet-view.ts';

const views = fc.record({
  text: fc.string({ maxLength: 60, size: 'max' }),
  category: fc.option(fc.constantFrom(...carValues.category)),
  condition: fc.option(fc.constantFrom(...carConditions)),
  papersEndWithinDays: fc.option(fc.integer({ min: 0, max: 3_650 })),
  serviceDue: fc.boolean(),
  retired: fc.boolean(),
  sort: fc.constantFrom(...fleetSorts),
  order: fc.constantFrom('asc' as const, 'desc' as const),
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
    text: fc.string({ maxLength: 120, size: 'max' }),
    category: fc.string(),
    papers: fc.string(),
    sort: fc.string(),
  });
  fc.assert(
    fc.property(mangled, (said) => {
      const query = queryOf('lisbon', read(new URLSearchParams(said).toString()));
      expect(FleetQuery.safeParse(query).success).toBe(true);
    }),
  );
});

test('a column turns round the second time', () => {
  const byPrice = sortedBy(wholeFleet, 'price');
  expect(byPrice).toMatchObject({ sort: 'price', order: 'asc' });
  expect(sortedBy(byPrice, 'price').order).toBe('desc');
  expect(sortedBy(sortedBy(byPrice, 'price'), 'papers').order).toBe('asc');
});
