import { expect, test } from 'vitest';
import { findMisnamed, findUnshown } from './find-gaps.ts';
import { type Outcome, outcomesOfPlaywright, outcomesOfVitest } from './outcomes.ts';
import { readPages } from './pages.ts';
import { readRows } from './rows.ts';

const head = '| id | statement | lives in | shown by |\n| --- | :-- | --- | --- |\n';
const rowsOf = (...lines: string[]) => readRows('page.md', head + lines.join('\n'));
const row = (id: string, shownBy: string) => `| \`${id}\` | It is so. | \`a.ts\` | ${shownBy} |`;

const outcome = (title: string, verdict: Outcome['verdict'] = 'passed'): Outcome => ({
  file: 'a.test.ts',
  titles: ['the group', title],
  verdict,
});
const unshown = (shownBy: string, ...run: Outcome[]) =>
  findUnshown(rowsOf(row('R-A-001', shownBy)).rows, run);

test('what the pages of this repository name is there, and the index counts it', async () => {
  const { rows, problems } = await readPages();

  expect(problems).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

test('a row names its files, its tests or how it was seen', () => {
  const { rows, problems } = rowsOf(
    '| `R-LIST-001` | One \\| two. | `a.ts`, `b.ts` | `a.test.ts › it › is`<br>`` b.test.ts › `c` `` |',
    '| D-002-001 | Three. | `a.ts` | seen: by looking |',
  );

  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      place: 'page.md:3',
      id: 'R-LIST-001',
      livesIn: ['a.ts', 'b.ts'],
      shownBy: [
        { file: 'a.test.ts', title: 'it › is' },
        { file: 'b.test.ts', title: '`c`' },
      ],
      seen: null,
    },
    { place: 'page.md:4', id: 'D-002-001', livesIn: ['a.ts'], shownBy: [], seen: 'by looking' },
  ]);
});

test.each([
  ['three cells only', '| R-A-001 | One. | `a.ts` |'],
  ['an unescaped bar', '| R-A-001 | One | two. | `a.ts` | seen: so |'],
  ['an id without a number', '| R-A | One. | `a.ts` | seen: so |'],
  ['no statement', '| R-A-001 | | `a.ts` | seen: so |'],
  ['no file', '| R-A-001 | One. | a.ts | seen: so |'],
  ['no test', '| R-A-001 | One. | `a.ts` | somewhere |'],
  ['a file without a title', '| R-A-001 | One. | `a.ts` | `a.test.ts` |'],
])('a row with %s is a problem, not overlooked', (_, line) => {
  const { rows, problems } = rowsOf(line);

  expect(rows).toEqual([]);
  expect(problems).toHaveLength(1);
});

test('an id that stands twice and files that do not exist are named', () => {
  const { rows } = rowsOf(row('R-A-001', '`gone.test.ts › it`'), row('R-A-001', 'seen: so'));

  expect(findMisnamed(rows, (file) => file === 'a.ts')).toEqual([
    'page.md:3: R-A-001 names gone.test.ts, which does not exist',
    'page.md:4: R-A-001 stands at page.md:3 already',
  ]);
});

test('a statement is shown by a test that passed, with or without its group', () => {
  expect(unshown('`a.test.ts › holds`', outcome('holds'))).toEqual([]);
  expect(unshown('`a.test.ts › the group › holds`', outcome('holds'))).toEqual([]);
  expect(unshown('seen: by looking')).toEqual([]);
});

test('a statement is not shown by a test that is missing, elsewhere, skipped or failed', () => {
  const named = '`a.test.ts › holds`';
  expect(unshown(named)).toEqual([
    'page.md:3: R-A-001 is not shown: a.test.ts › holds does not exist',
  ]);
  expect(unshown(named, outcome('holds more'), outcome('it holds'))).toHaveLength(1);
  expect(unshown(named, { ...outcome('holds'), file: 'b.test.ts' })).toHaveLength(1);
  expect(unshown(named, outcome('holds', 'skipped'))[0]).toContain('did not run');
  expect(unshown(named, outcome('holds'), outcome('holds', 'failed'))[0]).toContain('failed');
});

test('a test skipped under one setting shows its statement when it passed under another', () => {
  expect(unshown('`a.test.ts › holds`', outcome('holds', 'skipped'), outcome('holds'))).toEqual([]);
});

test('an ellipsis stands for any text of a title made from data, all of which must pass', () => {
  const run = [outcome('of 18 (young)'), outcome('of 25 (young)')];
  expect(unshown('`a.test.ts › of … (young)`', ...run)).toEqual([]);
  expect(unshown('`a.test.ts › of … (old)`', ...run)).toHaveLength(1);
  expect(
    unshown('`a.test.ts › of … (young)`', ...run, outcome('of 21 (young)', 'failed')),
  ).toHaveLength(1);
});

test('the reports of both runners are read test by test', () => {
  const file = `${import.meta.dirname}/a.test.ts`;
  const told = { title: 'holds', ancestorTitles: ['the group'] };
  expect(
    outcomesOfVitest({
      testResults: [
        {
          name: file,
          assertionResults: [
            { ...told, status: 'passed' },
            { ...told, status: 'pending' },
          ],
        },
      ],
    }),
  ).toEqual([
    { file: 'scripts/test/coverage/a.test.ts', titles: ['the group', 'holds'], verdict: 'passed' },
    { file: 'scripts/test/coverage/a.test.ts', titles: ['the group', 'holds'], verdict: 'skipped' },
  ]);

  const spec = { title: 'opens', tests: [{ status: 'expected' }, { status: 'flaky' }] };
  const inner = { title: 'the group', file: 'b.spec.ts', specs: [spec] };
  const suites = [{ title: 'b.spec.ts', file: 'b.spec.ts', specs: [], suites: [inner] }];
  expect(outcomesOfPlaywright({ config: { rootDir: import.meta.dirname }, suites })).toEqual([
    { file: 'scripts/test/coverage/b.spec.ts', titles: ['the group', 'opens'], verdict: 'passed' },
    { file: 'scripts/test/coverage/b.spec.ts', titles: ['the group', 'opens'], verdict: 'failed' },
  ]);
});
