import { beforeAll, expect, test } from 'vitest';
import { car } from '../../../i18n/en/car.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import type { CarData } from './load-car.ts';
import { TripNotice } from './trip-notice.tsx';

beforeAll(() => addWords('car', car));

const shown = (replaced: CarData['trip']['replaced'], heldMinutes: number | null = null) =>
  rendered(<TripNotice data={{ trip: { replaced } as CarData['trip'], heldMinutes }} />);

test('a car that somebody is about to book says when it may be free again', () => {
  expect(shown(null, 8)).toMatch(/<p role="status".*Someone is booking this car.* 8 minutes\./);
  expect(shown(null, 1)).toContain(' 1 minute.');
});

test('dates that were replaced are named before others are offered, and why', () => {
  expect(shown('passed')).toContain('Your delivery time has passed');
  expect(shown('notAllowed')).toContain('We can’t offer the dates you chose');
});

test('nothing is said of a free car and the dates that were chosen', () => {
  expect(shown(null)).toBe('');
});
