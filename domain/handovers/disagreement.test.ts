import { expect, it } from 'vitest';
import { unseenByDriver } from './disagreement.ts';
import { scratch } from './handover.fixture.ts';

it.each([
  ['at the same spot', { ...scratch }, 0],
  ['a finger’s width away', { ...scratch, across: 0.3 }, 0],
  ['called something else at the same spot', { ...scratch, kind: 'dent' as const }, 0],
  ['elsewhere on the same side', { ...scratch, across: 0.7 }, 1],
  ['on another side', { ...scratch, side: 'right' as const }, 1],
])('a renter’s mark %s disagrees with the driver’s or not', (_, added, count) => {
  expect(unseenByDriver([added], [scratch])).toHaveLength(count);
});

it('inside, where nothing is drawn, the kind decides', () => {
  const stain = { ...scratch, side: 'inside' as const, kind: 'stain' as const };
  expect(unseenByDriver([{ ...stain, across: 0.9 }], [stain])).toEqual([]);
  expect(unseenByDriver([{ ...stain, kind: 'other' as const }], [stain])).toHaveLength(1);
});

it('where the driver noted nothing, every mark is one the driver did not see', () => {
  expect(unseenByDriver([scratch, scratch], [])).toHaveLength(2);
});
