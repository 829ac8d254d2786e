import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCars, chosenOf, isChosen, noCars, withCars } from './selection.ts';

test('whatever is chosen and left out in turn, each car is as it was said last, and all are counted', () => {
  const fleet = ['a', 'b', 'c', 'd', 'e'];
  const step = fc.oneof(
    fc.record({ cars: fc.subarray(fleet), isIn: fc.boolean() }),
    fc.constantFrom('all' as const, 'none' as const),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let selection = noCars;
      const chosen = new Set<string>();
      for (const one of steps) {
        if (one === 'all') {
          selection = allCars;
          for (const car of fleet) chosen.add(car);
        } else if (one === 'none') {
          selection = noCars;
          chosen.clear();
        } else {
          selection = withCars(selection, one.cars, one.isIn);
          for (const car of one.cars) one.isIn ? chosen.add(car) : chosen.delete(car);
        }
      }
      expect(fleet.filter((car) => isChosen(selection, car))).toEqual([...chosen].sort());
      expect(chosenOf(selection, fleet.length)).toBe(chosen.size);
    }),
  );
});
