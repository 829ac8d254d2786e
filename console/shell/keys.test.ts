import { expect, test } from 'vitest';
import { meaningOf } from './keys.ts';
import { pages } from './pages.ts';

const typed = (key: string, at = 0, isText = false) => ({ key, at, isText });

test('/ finds anything and ? lists the keys', () => {
  expect(meaningOf(typed('/'), null)).toEqual({ kind: 'find' });
  expect(meaningOf(typed('?'), null)).toEqual({ kind: 'help' });
});

test('whoever is writing writes', () => {
  for (const key of ['/', '?', 'g']) {
    expect(meaningOf(typed(key, 0, true), null)).toEqual({ kind: 'none' });
  }
});

test.each(pages)('G then $letter goes to $id, in capitals too', ({ id, letter }) => {
  expect(meaningOf(typed('G'), null)).toEqual({ kind: 'go-begun' });
  expect(meaningOf(typed(letter, 1_400), 0)).toEqual({ kind: 'go', page: id });
  expect(meaningOf(typed(letter.toUpperCase(), 1_400), 0)).toEqual({ kind: 'go', page: id });
});

test('a letter that comes too late, or that no page has, goes nowhere', () => {
  expect(meaningOf(typed('t', 1_500), 0)).toEqual({ kind: 'none' });
  expect(meaningOf(typed('x', 100), 0)).toEqual({ kind: 'none' });
});

test('no two pages share a letter', () => {
  expect(new Set(pages.map(({ letter }) => letter)).size).toBe(pages.length);
});
