import { expect, test } from 'vitest';
import { joined, keepEarlier } from './keep-earlier.ts';

const entries = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));

test('a page below another adds what is not there yet', () => {
  expect(joined(entries(6, 5, 4), entries(4, 3, 2))).toEqual(entries(6, 5, 4, 3, 2));
});

test('what was opened stays below the newest entries', () => {
  const shown = entries(6, 5, 4, 3, 2, 1);
  expect(keepEarlier(entries(7, 6, 5), shown)).toEqual(entries(7, 6, 5, 4, 3, 2, 1));
  expect(keepEarlier(entries(6, 5, 4), shown)).toEqual(shown);
});

test('it does not stay where entries between would be missing', () => {
  expect(keepEarlier(entries(9, 8, 7), entries(5, 4, 3))).toEqual(entries(9, 8, 7));
});
