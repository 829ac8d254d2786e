import { expect, test } from 'vitest';
import { addressOf, movedBy, viewIn, wholeBoard, windowOf, zoomedBy } from './board-view.ts';

const today = Temporal.PlainDate.from('2026-11-18');
const view = {
  day: Temporal.PlainDate.from('2026-12-01'),
  zoom: 'six-weeks',
  open: Temporal.PlainDate.from('2026-12-03'),
  isCompact: true,
  category: 'C',
  state: 'out',
  base: 'Baixa',
} as const;

test('a view is what its address says, and what is usual is not said', () => {
  expect(viewIn(new URLSearchParams(addressOf(view)))).toEqual(view);
  expect(addressOf(wholeBoard)).toBe('?');
});

test('an address that says nonsense shows the whole board of today', () => {
  const nonsense = 'day=2026-02-30&zoom=year&open=soon&rows=tiny&class=Z&state=lost';
  expect(viewIn(new URLSearchParams(nonsense))).toEqual(wholeBoard);
});

test('days go by around the one that is looked at, and today needs no name', () => {
  const tomorrow = movedBy(wholeBoard, 1, today);
  expect(windowOf(tomorrow, today).openDay?.toString()).toBe('2026-11-19');
  expect(movedBy(tomorrow, -1, today).day).toBeNull();
});

test('hours can be shown of any day but where there is one day only', () => {
  const open = Temporal.PlainDate.from('2026-11-20');
  expect(windowOf({ ...wholeBoard, open }, today).openDay).toEqual(open);
  expect(windowOf({ ...wholeBoard, zoom: 'day', open }, today).openDay).toEqual(today);
});

test('zooming ends at a day and at six weeks', () => {
  expect(zoomedBy(wholeBoard, -1).zoom).toBe('day');
  expect(zoomedBy({ ...wholeBoard, zoom: 'day' }, -1).zoom).toBe('day');
  expect(zoomedBy({ ...wholeBoard, zoom: 'six-weeks' }, 1).zoom).toBe('six-weeks');
});
