import { expect, test } from 'vitest';
import { streetWidths, widthAt } from './map-appearance.ts';

test('streets are as wide as said at each stop, and grow in between', () => {
  expect(widthAt(streetWidths.primary, 8)).toBe(0.7);
  expect(widthAt(streetWidths.primary, 9.5)).toBe(0.7);
  expect(widthAt(streetWidths.primary, 14)).toBe(4.8);
  expect(widthAt(streetWidths.primary, 17)).toBe(22);
  expect(widthAt(streetWidths.primary, 19)).toBe(22);
  const between = widthAt(streetWidths.primary, 15.5);
  expect(between).toBeGreaterThan(4.8);
  expect(between).toBeLessThan((4.8 + 22) / 2);
});
