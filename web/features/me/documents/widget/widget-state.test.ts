import { expect, test } from 'vitest';
import { type WidgetState, widgetAfter } from './widget-state.ts';

const events = ['load', 'ready', 'submit', 'refuse', 'complete', 'cancel'] as const;
const states: readonly WidgetState[] = ['closed', 'loaded', 'ready', 'loading', 'completed'];
const after = (...path: (typeof events)[number][]) => path.reduce(widgetAfter, 'closed');

test('goes from closed over loaded, ready and loading to completed [A-DOCUMENT-014]', () => {
  expect(after('load')).toBe('loaded');
  expect(after('load', 'ready')).toBe('ready');
  expect(after('load', 'ready', 'submit')).toBe('loading');
  expect(after('load', 'ready', 'submit', 'complete')).toBe('completed');
});

test('can be cancelled at any point, and tried again when it was refused [A-DOCUMENT-020 D-028-002]', () => {
  expect(after('load', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'submit', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'submit', 'refuse')).toBe('ready');
});

test('is completed only by something that was submitted, and stays so', () => {
  const ways = states.flatMap((state) =>
    events
      .filter((event) => widgetAfter(state, event) === 'completed')
      .map((event) => `${state}: ${event}`),
  );
  expect(ways).toEqual(['loading: complete', ...events.map((event) => `completed: ${event}`)]);
});

test('a late answer does not open a closed window', () => {
  const late = events.filter((event) => event !== 'load');
  expect(late.map((event) => widgetAfter('closed', event))).toEqual(late.map(() => 'closed'));
});
