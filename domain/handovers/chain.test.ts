import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChain, type WrongLink } from './chain.ts';

const digestOf = (previous: string | null, words: string) => `(${previous ?? ''}${words})`;

/** As it was written: every row chained to the one before it. */
function written(words: readonly string[]) {
  let previous: string | null = null;
  return words.map((said, index) => {
    previous = digestOf(previous, said);
    return { position: index + 1, said, digest: previous };
  });
}
type Rows = ReturnType<typeof written>;

function wrongOf(rows: Rows, head = rows.at(-1)): WrongLink[] {
  const chain = readChain(null);
  const wrong = rows.flatMap((row) =>
    chain.take({ ...row, expected: digestOf(chain.previous(), row.said) }),
  );
  return [...wrong, ...chain.end(head)];
}

const threeRows = written(['one', 'two', 'three']);

it('finds nothing in a chain as it was written, nor where there is none', () => {
  expect(wrongOf(threeRows)).toEqual([]);
  expect(wrongOf([])).toEqual([]);
});

it.each([1, 2, 3])('names row %i when it is gone, the last one too', (position) => {
  const rest = threeRows.filter((row) => row.position !== position);
  expect(wrongOf(rest, threeRows.at(-1))).toEqual([{ what: 'gone', position }]);
});

it('names every row of a chain that is gone as a whole', () => {
  const wrong = wrongOf([], threeRows.at(-1));
  expect(wrong).toEqual([1, 2, 3].map((position) => ({ what: 'gone', position })));
});

it('names an end that is gone or says something else', () => {
  const chain = readChain(null);
  for (const row of threeRows) chain.take({ ...row, expected: row.digest });
  expect(chain.end(undefined)).toEqual([{ what: 'end-gone' }]);
  expect(chain.end({ position: 3, digest: 'another' })).toEqual([{ what: 'end-altered' }]);
  expect(chain.end({ position: 2, digest: threeRows[1]?.digest ?? '' })).toEqual([
    { what: 'end-altered' },
  ]);
});

it('names whichever row of whatever chain was changed or taken out', () => {
  const anyWords = fc.array(fc.string({ maxLength: 4 }), {
    minLength: 1,
    maxLength: 40,
    size: 'max',
  });
  const change = fc.record({ at: fc.nat(), isRemoved: fc.boolean() });
  fc.assert(
    fc.property(anyWords, change, (words, { at, isRemoved }) => {
      const rows = written(words);
      const index = at % rows.length;
      const changed = isRemoved
        ? rows.toSpliced(index, 1)
        : rows.map((row, own) => (own === index ? { ...row, said: `${row.said}!` } : row));
      const what = isRemoved ? 'gone' : 'altered';
      expect(wrongOf(changed, rows.at(-1))).toContainEqual({ what, position: index + 1 });
    }),
    { numRuns: 500 },
  );
});
