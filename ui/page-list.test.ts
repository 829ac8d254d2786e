import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageList } from './page-list.ts';

const shown = (current: number, pageCount: number) =>
  pageList(current, pageCount)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('pageList', () => {
  test('shows five pages around the current one and one at each margin [R-LIST-007]', () => {
    expect(shown(6, 12)).toBe('1 … 4 5 6 7 8 … 12');
  });

  test('keeps five pages at the ends', () => {
    expect(shown(1, 12)).toBe('1 2 3 4 5 … 12');
    expect(shown(12, 12)).toBe('1 … 8 9 10 11 12');
  });

  test('shows a page rather than a gap of one', () => {
    expect(shown(5, 12)).toBe('1 2 3 4 5 6 7 … 12');
    expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
  });

  test('shows all of a few', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(2, 3)).toBe('1 2 3');
    expect(shown(1, 0)).toBe('');
  });

  test('always shows the current page, both ends, and pages in order without repeats', () => {
    const trips = fc.integer({ min: 1, max: 400 }).chain((pageCount) =>
      fc.record({
        pageCount: fc.constant(pageCount),
        current: fc.integer({ min: 1, max: pageCount }),
      }),
    );
    fc.assert(
      fc.property(trips, ({ current, pageCount }) => {
        const pages = pageList(current, pageCount).filter((entry) => entry !== 'gap');
        expect(pages).toContain(current);
        expect(pages[0]).toBe(1);
        expect(pages.at(-1)).toBe(pageCount);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
