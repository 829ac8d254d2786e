import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, day, instant, listOf, wholeNumber, yesNo } from './query-values.ts';

const read = (schema: z.ZodType, value: unknown) => {
  const { data, success } = schema.safeParse(value);
  return success ? (Array.isArray(data) ? data : String(data)) : 'refused';
};

test.each([
  ['1', '1'],
  ['50', '50'],
  ['007', '7'],
  ['0', 'refused'],
  ['51', 'refused'],
  ['', 'refused'],
  [' 1', 'refused'],
  ['1.5', 'refused'],
  ['1e1', 'refused'],
  ['-1', 'refused'],
  ['0x1', 'refused'],
  [1, 'refused'],
])('as a whole number from 1 to 50, %j is %s', (text, value) => {
  expect(read(wholeNumber(1, 50), text)).toBe(value);
});

test.each([
  ['true', 'true'],
  ['false', 'false'],
  ['1', 'refused'],
  ['TRUE', 'refused'],
])('as yes or no, %j is %s', (text, value) => {
  expect(read(yesNo, text)).toBe(value);
});

test.each([
  ['A', ['A']],
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  ['ALL', []],
  [['A', 'ALL'], []],
  ['C', 'refused'],
  [['A', 'C'], 'refused'],
])('as any of A and B, %j is %j', (values, chosen) => {
  expect(read(anyOf(['A', 'B']), values)).toEqual(chosen);
});

test('a list has at most 30 values', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, n) => String(n));
  expect(read(listOf(z.string()), texts(30))).toHaveLength(30);
  expect(read(listOf(z.string()), texts(31))).toBe('refused');
});

test.each([
  ['2026-05-01T09:00:00Z', '2026-05-01T09:00:00Z'],
  ['2026-05-01T09:00:00+01:00', '2026-05-01T08:00:00Z'],
  ['2026-05-01T09:00:00', 'refused'],
  ['2026-02-30T09:00:00Z', 'refused'],
  ['2026-05-01T25:00:00Z', 'refused'],
  ['2026-05-01', 'refused'],
])('as a moment, %j is %s', (text, value) => {
  expect(read(instant, text)).toBe(value);
});

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', 'refused'],
  ['2026-5-1', 'refused'],
  ['2026-05-01T09:00:00Z', 'refused'],
])('as a day, %j is %s', (text, value) => {
  expect(read(day, text)).toBe(value);
});
