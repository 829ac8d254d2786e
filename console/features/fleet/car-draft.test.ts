import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NewCar } from '../../../contract/operate/fleet.ts';
import { carFieldNames } from '../../../domain/fleet/car-fields.ts';
import { changedIn, mergeMeanwhile } from '../../form/meanwhile.ts';
import { type CarDraft, newDraft, partOfDraft } from './car-draft.ts';
import { problemIn, readDraft } from './read-draft.ts';

const polo: CarDraft = {
  ...newDraft,
  brand: 'Volkswagen',
  model: 'Polo',
  year: '2025',
  pricePerDay: '52,5',
  base: '38.7253, -9.15',
  plate: ' aa 11  bb',
};

test('what is written becomes a car that the API takes, and stands in the form as before', () => {
  expect(problemIn(polo)).toBeNull();
  const car = readDraft(polo, 'EUR');
  expect(car).toMatchObject({
    plate: 'AA 11 BB',
    vin: null,
    base: { latitude: 38.7253, longitude: -9.15 },
    pricePerDay: { amount: 525_000, currency: 'EUR' },
    features: ['AC'],
  });
  expect(NewCar.safeParse({ cityId: 'lisbon', ...car }).success).toBe(true);
  const again = { ...newDraft, ...partOfDraft(car) };
  expect(readDraft(again, 'EUR')).toEqual(car);
});

test.each([
  ['brand', ' ', 'text'],
  ['year', '1889', 'number'],
  ['seats', 'five', 'number'],
  ['pricePerDay', '0', 'price'],
  ['pricePerDay', '12.345', 'price'],
  ['dailyMileageLimit', '-1', 'number'],
  ['base', 'Lisbon', 'base'],
  ['base', '91, 0', 'base'],
  ['plate', '!', 'plate'],
  ['vin', 'SHORT', 'vin'],
  ['vin', '1M8GDM9A2KP042788', 'vinCheck'],
] as const)('%s cannot be “%s”', (field, typed, kind) => {
  expect(problemIn({ ...polo, [field]: typed })).toMatchObject({ field, kind });
});

const drafts = fc.record(
  Object.fromEntries(
    carFieldNames.map((field) => [field, fc.constantFrom('a', 'b', 'c')]),
  ) as Record<keyof CarDraft, fc.Arbitrary<string>>,
);

test('of two people who edit one car neither loses anything', () => {
  fc.assert(
    fc.property(drafts, drafts, drafts, (before, typed, theirs) => {
      const merged = mergeMeanwhile(before, typed, theirs);
      for (const field of carFieldNames) {
        const isTyped = typed[field] !== before[field];
        expect(merged.typed[field]).toBe(isTyped ? typed[field] : theirs[field]);
        expect(merged.contested.includes(field)).toBe(
          isTyped && theirs[field] !== before[field] && theirs[field] !== typed[field],
        );
      }
      // Only what was typed is sent: what the other saved is not turned back.
      expect(
        changedIn(merged.before, merged.typed).every((field) => typed[field] !== before[field]),
      ).toBe(true);
    }),
  );
});
