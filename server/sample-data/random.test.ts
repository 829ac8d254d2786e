import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return [random.uuid(), random.integer(1, 1_000_000), random.pick(['a', 'b', 'c'])];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('keeps whole numbers between both ends and reaches both', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(-2, 3)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  it('makes version 4 identifiers, all different', () => {
    const random = createRandom(2);
    const ids = Array.from({ length: 10_000 }, random.uuid);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids.slice(0, 100)) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('picks some without repeating one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), fc.nat(20), (seed, size, count) => {
        const choices = Array.from({ length: size }, (_, index) => index);
        const some = createRandom(seed).pickSome(choices, count);
        expect(some).toHaveLength(Math.min(size, count));
        expect(new Set(some).size).toBe(some.length);
      }),
    );
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(3).pick([])).toThrow(RangeError);
  });
});
