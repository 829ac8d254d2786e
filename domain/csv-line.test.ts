import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes commas, quotes and line breaks, and nothing else', () => {
  expect(csvLine(['plain', 'a, b', 'say "so"', 'two\nlines', null, ''])).toBe(
    'plain,"a, b","say ""so""","two\nlines",,\r',
  );
});

it('leaves no formula to a spreadsheet, and numbers as they are', () => {
  expect(csvLine(['=1+1', '+31', '-x', '@sum', '\tx', -12.5])).toBe(
    "'=1+1,'+31,'-x,'@sum,'\tx,-12.5\r",
  );
});
