import { expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

const line = (row: object) => copyLine(row, Object.keys(row));

it('writes each kind of value as COPY reads it', () => {
  const at = new Date('2027-01-02T03:04:05Z');
  expect(line({ a: 'text', b: 12, c: true, d: false, e: null, f: at })).toBe(
    'text\t12\tt\tf\t\\N\t2027-01-02T03:04:05.000Z\n',
  );
});

it('keeps what would otherwise end a value or a line', () => {
  expect(line({ a: 'one\ttwo\nthree\r\\N' })).toBe('one\\ttwo\\nthree\\r\\\\N\n');
});

it('writes arrays as array literals', () => {
  expect(line({ a: ['USB', 'a "b" \\c'], b: [] })).toBe('{"USB","a \\\\"b\\\\" \\\\\\\\c"}\t{}\n');
});

it('refuses rows that leave a column out', () => {
  expect(() => copyLine({ a: 1 }, ['a', 'b'])).toThrow(/different columns/);
});
