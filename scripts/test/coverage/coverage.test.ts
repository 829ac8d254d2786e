import { expect, test } from 'vitest';
import { findGaps } from './check-coverage.ts';
import { type Outcome, outcomesOfPlaywright, outcomesOfVitest } from './outcomes.ts';
import { idsOf, readStatements } from './statements.ts';

const ran = (title: string, verdict: Outcome['verdict'] = 'passed'): Outcome => ({
  title,
  verdict,
});
const gaps = (...run: Outcome[]) => findGaps(new Set(['R-A-001']), run);

test('the tables of this repository can be read', async () => {
  const { ids, problems } = await readStatements();

  expect(problems).toEqual([]);
  expect(ids.size).toBeGreaterThan(0);
});

test('a table has ids and statements', () => {
  const table = '# A page\n\n| id | statement |\n| --- | --- |\n';
  const rows = '| R-LIST-001 | One \\| two. |\n| D-002-001 | Three. |\n';

  expect(idsOf(table + rows)).toEqual({ ids: new Set(['R-LIST-001', 'D-002-001']), problems: [] });
});

test.each([
  ['one cell only', '| R-A-001 |'],
  ['a third cell', '| R-A-001 | One. | `a.ts` |'],
  ['no statement', '| R-A-001 |  |'],
  ['an id without a number', '| R-A | One. |'],
  ['an id of no known kind', '| X-A-001 | One. |'],
])('a row with %s is a problem, not overlooked', (_, row) => {
  expect(idsOf(row)).toEqual({ ids: new Set(), problems: [expect.stringContaining(row)] });
});

test('an id that stands twice is a problem', () => {
  const { problems } = idsOf('| R-A-001 | One. |\n| R-A-001 | Two. |');

  expect(problems).toEqual(['R-A-001 stands there twice']);
});

test('a statement is shown by a test that passed and has its id in the title', () => {
  expect(gaps(ran('a group holds [R-A-001]'))).toEqual([]);
  expect(gaps(ran('a group [R-A-001] holds'))).toEqual([]);
  expect(findGaps(new Set(['R-A-001', 'A-B-002']), [ran('holds [A-B-002 R-A-001]')])).toEqual([]);
});

test('a statement is not shown by a test that is missing, skipped or failed', () => {
  expect(gaps()).toEqual(['R-A-001 is not shown: no title names it']);
  expect(gaps(ran('holds R-A-001'))).toHaveLength(1);
  expect(gaps(ran('holds [R-A-001]', 'skipped'))[0]).toContain('no test of it ran');
  expect(gaps(ran('holds [R-A-001]'), ran('so [R-A-001]', 'failed'))[0]).toContain('failed');
});

test('a test skipped under one setting shows its statement when it passed under another', () => {
  expect(gaps(ran('holds [R-A-001]', 'skipped'), ran('holds [R-A-001]'))).toEqual([]);
});

test('a title cannot name a statement that nobody made', () => {
  const [first, ...others] = gaps(ran('holds [R-A-001 R-A-002]'), ran('so [R-A-1]'));

  expect(first).toBe('R-A-002 stands in the title of a test, but not in docs/coverage');
  expect(others).toEqual(['R-A-1 stands in the title of a test, but not in docs/coverage']);
});

test('what else stands in brackets is no id', () => {
  expect(gaps(ran('reads [1,2] and [A] [R-A-001]'))).toEqual([]);
});

test('the reports of both runners are read test by test', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({
    fullName: 'the group holds',
    status,
  }));
  expect(outcomesOfVitest({ testResults: [{ assertionResults }] })).toEqual([
    ran('the group holds', 'passed'),
    ran('the group holds', 'failed'),
    ran('the group holds', 'skipped'),
  ]);

  const tests = ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({ status }));
  const inner = { title: 'the group', specs: [{ title: 'opens', tests }] };
  expect(
    outcomesOfPlaywright({ suites: [{ title: 'b.spec.ts', specs: [], suites: [inner] }] }),
  ).toEqual([
    ran('b.spec.ts the group opens', 'passed'),
    ran('b.spec.ts the group opens', 'failed'),
    ran('b.spec.ts the group opens', 'failed'),
    ran('b.spec.ts the group opens', 'skipped'),
  ]);
});
