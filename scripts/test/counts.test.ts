import { expect, test } from 'vitest';
import { countPlaywright, countVitest, inWords, nothing, sum, withVerdict } from './counts.ts';

test('the last line adds up all parts and names skipped tests only where there are some', () => {
  const checks = { passed: 10, failed: 0, skipped: 0 };
  const unit = { passed: 120, failed: 2, skipped: 0 };
  const browser = { passed: 30, failed: 1, skipped: 4 };

  expect(inWords(sum([checks, unit]))).toBe('130 passed, 2 failed');
  expect(inWords(sum([checks, unit, browser]))).toBe('160 passed, 3 failed, 4 skipped');
  expect(inWords(sum([]))).toBe('0 passed, 0 failed');
});

test('a part that ran no test has failed', () => {
  expect(withVerdict(nothing, true).failed).toBe(1);
  expect(withVerdict({ passed: 0, failed: 0, skipped: 3 }, true).failed).toBe(1);
});

test('a part that ended badly without a failed test has failed', () => {
  expect(withVerdict({ passed: 5, failed: 0, skipped: 0 }, false).failed).toBe(1);
  expect(withVerdict({ passed: 5, failed: 2, skipped: 0 }, false).failed).toBe(2);
});

test('a part that ended well keeps its counts', () => {
  const counts = { passed: 5, failed: 0, skipped: 1 };
  expect(withVerdict(counts, true)).toBe(counts);
});

test('a test file that could not be loaded counts as a failed test', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'todo' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

test('a browser test that passed only on a second try has failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 2, skipped: 2 });
});
