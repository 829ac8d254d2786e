import { expect, test } from 'vitest';
import { changesIn, deedNamed } from './car-history.ts';

test('what was changed stands with what it was before; the version of the car says nothing', () => {
  const before = { version: 3, seats: 4, colour: null };
  const after = { version: 4, seats: 5, colour: 'tile' };
  expect(changesIn('edited', before, after)).toEqual([
    { field: 'seats', before: 4, after: 5 },
    { field: 'colour', before: null, after: 'tile' },
  ]);
});

test('of a new car no field is told', () => {
  expect(changesIn('added', null, { seats: 5 })).toEqual([]);
});

test.each([
  ['fleet import-edit-car', 'edited'],
  ['fleet end-block', 'blockEnded'],
  ['fleet what-comes-later', 'other'],
] as const)('“%s” is “%s”', (action, deed) => {
  expect(deedNamed(action)).toBe(deed);
});
