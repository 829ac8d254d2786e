import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widgetAfter } from './widget-state.ts';

const events = ['load', 'ready', 'submit', 'refuse', 'complete', 'cancel'] as const;
const after = (...path: (typeof events)[number][]) => path.reduce(widgetAfter, 'closed');

test('goes from closed over loaded, ready and loading to completed', () => {
  expect(after('load')).toBe('loaded');
  expect(after('load', 'ready')).toBe('ready');
  expect(after('load', 'ready', 'submit')).toBe('loading');
  expect(after('load', 'ready', 'submit', 'complete')).toBe('completed');
});

test('can be cancelled at any point, and tried again when it was refused', () => {
  expect(after('load', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'submit', 'cancel')).toBe('closed');
  expect(after('load', 'ready', 'submit', 'refuse')).toBe('ready');
});

test('is completed only by something that was submitted, and stays so', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (path) => {
      if (after(...path) !== 'completed') return;
      expect(path).toContain('submit');
      for (const event of events) expect(widgetAfter('completed', event)).toBe('completed');
    }),
  );
});
