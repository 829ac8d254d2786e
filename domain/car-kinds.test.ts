import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carValues } from './car.ts';
import { type CarKindFacts, carKinds, countKinds, isOfKind, kindsOf } from './car-kinds.ts';

const facts: fc.Arbitrary<CarKindFacts> = fc.record({
  category: fc.constantFrom(...carValues.category),
  bodyType: fc.constantFrom(...carValues.bodyType),
  propulsionType: fc.constantFrom(...carValues.propulsionType),
});
const countOf = (counted: ReturnType<typeof countKinds>, value: string) =>
  counted.find((kind) => kind.value === value)?.count;

describe('kinds of car', () => {
  test('a car is of several kinds: an electric family SUV is all three', () => {
    const car = { category: 'D', bodyType: 'SUV', propulsionType: 'ELECTRIC' } as const;
    expect(kindsOf(car).map(({ value }) => value)).toEqual(['D', 'SUV', 'ELECTRIC']);
  });

  test('a kind is not narrowed by its own filter, and is by the others', () => {
    const groups = [
      { category: 'A', bodyType: 'ECONOMY', propulsionType: 'ELECTRIC', count: 3 },
      { category: 'A', bodyType: 'ECONOMY', propulsionType: 'GAS', count: 4 },
      { category: 'D', bodyType: 'SUV', propulsionType: 'GAS', count: 5 },
    ] as const;
    const byCity = countKinds(groups, { category: ['A'] });
    expect(countOf(byCity, 'SUV'), 'one press adds them').toBe(5);
    expect(countOf(byCity, 'ELECTRIC'), 'of the city cars').toBe(3);
    const electric = countKinds(groups, { propulsionType: ['ELECTRIC'] });
    expect(countOf(electric, 'A')).toBe(3);
    expect(countOf(electric, 'SUV')).toBe(0);
  });

  test('with nothing chosen, a kind counts the cars that are of it, however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 200, size: 'max' }), (cars) => {
        const counted = countKinds(
          cars.map((car) => ({ ...car, count: 1 })),
          {},
        );
        for (const kind of carKinds) {
          const those = cars.filter((car) => isOfKind(car, kind));
          expect(countOf(counted, kind.value)).toBe(those.length);
        }
      }),
    );
  });
});
