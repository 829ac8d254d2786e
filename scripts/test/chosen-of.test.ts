import { expect, test } from 'vitest';
import { chosenOf } from './chosen-of.ts';

const tagged = { status: 'passed', tags: ['embedded'] };
const other = { status: 'skipped', tags: [] };
const report = { testResults: [{ assertionResults: [tagged, other] }] };
const left = (wanted: boolean) =>
  chosenOf(report, { name: 'embedded', wanted }).testResults[0]?.assertionResults;

test('a run of one tag is counted without the tests that do not have it', () => {
  expect(left(true)).toEqual([tagged]);
});

test('a run of all other tests is counted without those of the tag', () => {
  expect(left(false)).toEqual([other]);
});

test('a run without a tag is counted whole, with what was skipped', () => {
  expect(chosenOf(report, undefined)).toBe(report);
});
