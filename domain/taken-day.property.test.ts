import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  carsPerBlock,
  clearBit,
  countBits,
  daysOf,
  hasBit,
  markTaken,
  rewriteDay,
  type Stay,
  setBit,
  type TakenDay,
  withoutBits,
} from './taken-day.ts';

const DAY = 86_400;
const DAYS = 6;
const CARS = [0, 1, 7, 8, 4_095, carsPerBlock - 1];

/** Seconds around midnight, where everything is decided, and any others. */
const second = fc.oneof(
  fc
    .constantFrom(
      ...Array.from({ length: DAYS * 3 }, (_, n) => Math.floor(n / 3) * DAY + (n % 3) - 1),
    )
    .filter((at) => at >= 0),
  fc.integer({ min: 0, max: DAYS * DAY }),
);
const stay = fc
  .tuple(second, second)
  .filter(([a, b]) => a !== b)
  .map(([a, b]): Stay => ({ from: Math.min(a, b), to: Math.max(a, b) }));

/** Some cars get other stays, which never overlap for one car: the database sees to that. */
const edit = fc.dictionary(
  fc.constantFrom(...CARS.map(String)),
  fc
    .array(stay, { maxLength: 5 })
    .map((stays) =>
      stays.filter((one, index) => !stays.slice(0, index).some((other) => meet(one, other))),
    ),
);

const meet = (a: Stay, b: Stay) => a.from < b.to && b.from < a.to;

it('knows after any edits who is taken in any window, like one who compares them all', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      stay,
      fc.nat({ max: 2 }),
      (edits, wanted, block) => {
        const stays = new Map<number, readonly Stay[]>();
        const days = new Map<number, TakenDay>();
        for (const changed of edits) {
          const cars = new Set(Object.keys(changed).map(Number));
          for (const [car, own] of Object.entries(changed)) stays.set(Number(car), own);
          for (let day = 0; day <= DAYS; day += 1) {
            const own = [...cars].flatMap((car) =>
              (stays.get(car) ?? [])
                .filter((one) => daysOf(one).first <= day && day <= daysOf(one).last)
                .map((one) => ({ car, stay: one })),
            );
            days.set(day, rewriteDay(day, days.get(day), cars, own));
          }
        }

        const bits = new Uint8Array(((block + 1) * carsPerBlock) / 8);
        const { first, last } = daysOf(wanted);
        for (let day = first; day <= last; day += 1) {
          const entry = days.get(day);
          if (entry) markTaken(bits, block, day, entry, wanted);
        }

        for (const car of CARS) {
          const isTaken = (stays.get(car) ?? []).some((one) => meet(one, wanted));
          expect(hasBit(bits, block * carsPerBlock + car)).toBe(isTaken);
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('takes little room: no zeros at the end, and nothing for who has a car all day', () => {
  const all = { from: 0, to: DAY };
  expect(rewriteDay(0, undefined, new Set(), [{ car: 9, stay: all }])).toEqual({
    touched: Uint8Array.of(0, 2),
    parts: new Uint8Array(),
  });
});

it('divides time by the days of UTC, in whole seconds', () => {
  expect(daysOf({ from: DAY - 1, to: DAY })).toEqual({ first: 0, last: 0 });
  expect(daysOf({ from: DAY - 1, to: DAY + 1 })).toEqual({ first: 0, last: 1 });
  expect(daysOf({ from: DAY, to: 2 * DAY })).toEqual({ first: 1, last: 1 });
});

it('is written as before: a car’s number and its seconds of the day, in eight bytes', () => {
  const part = { from: DAY + 1, to: DAY + 2 };
  expect(rewriteDay(1, undefined, new Set(), [{ car: 3, stay: part }])).toEqual({
    touched: Uint8Array.of(8),
    parts: Uint8Array.of(0, 6, 0, 1, 0, 0, 0, 2),
  });
});

it('is not changed by being asked', () => {
  const entry = rewriteDay(0, undefined, new Set(), [{ car: 3, stay: { from: 10, to: 20 } }]);
  const isTaken = (wanted: Stay) => {
    const bits = new Uint8Array(1);
    markTaken(bits, 0, 0, entry, wanted);
    return hasBit(bits, 3);
  };
  expect(isTaken({ from: 20, to: 30 })).toBe(false);
  expect(isTaken({ from: 0, to: DAY })).toBe(true);
});

it('leaves cars alone that the fleet no longer has', () => {
  const bits = new Uint8Array(1);
  const entry = rewriteDay(0, undefined, new Set(), [
    { car: 3, stay: { from: 0, to: DAY } },
    { car: 900, stay: { from: 0, to: DAY } },
  ]);
  markTaken(bits, 0, 0, entry, { from: 0, to: DAY });
  expect(bits).toEqual(Uint8Array.of(8));
});

it('keeps a bit for each, and none beyond the last', () => {
  const all = Uint8Array.of(255, 255, 255);
  expect(countBits(all)).toBe(24);
  for (let place = 0; place < 24; place += 1) {
    const others = all.slice();
    clearBit(others, place);
    expect([hasBit(all, place), hasBit(others, place), countBits(others)]).toEqual([
      true,
      false,
      23,
    ]);
    setBit(others, place);
    expect(others).toEqual(all);
  }
  expect([24, 25, 31].map((place) => hasBit(all, place))).toEqual([false, false, false]);
  const some = Uint8Array.of(255, 0, 15);
  clearBit(some, 9); // is not set, and its neighbours stay as they were
  expect(some).toEqual(Uint8Array.of(255, 0, 15));
});

it('counts what is left when others are taken away, like one who counts numbers', () => {
  const place = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.uniqueArray(place), fc.uniqueArray(place), (some, others) => {
      const bitsOf = (places: readonly number[]) => {
        const bits = new Uint8Array((Math.max(0, ...places) >> 3) + 1);
        for (const one of places) setBit(bits, one);
        return bits;
      };
      const left = withoutBits(bitsOf(some), bitsOf(others));
      expect(some.filter((one) => hasBit(left, one)).sort()).toEqual(
        some.filter((one) => !others.includes(one)).sort(),
      );
      expect(countBits(left)).toBe(some.filter((one) => !others.includes(one)).length);
    }),
  );
});
