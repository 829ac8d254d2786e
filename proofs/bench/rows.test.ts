import { expect, test } from 'vitest';
import { latencyRow, tableOf } from './rows.ts';

const latencies = { p50: 5, p95: 30, p99: 80, failed: 0 };
const asked = { question: 'a search', perSecond: 200, bare: latencies };

test('a budget is met by the 95th percentile, and missed by a single failure', () => {
  expect(latencyRow({ ...asked, own: latencies, budgetMs: 30 }).verdict).toBe('met');
  expect(latencyRow({ ...asked, own: latencies, budgetMs: 29.9 }).verdict).toBe('MISSED');
  const withFailure = { ...latencies, failed: 1 };
  expect(latencyRow({ ...asked, own: withFailure, budgetMs: 30 }).verdict).toBe('MISSED');
  expect(latencyRow({ ...asked, own: latencies, budgetMs: null }).verdict).toBe('for the record');
});

test('the table shows failures and keeps its columns in line', () => {
  const own = { ...latencies, failed: 2 };
  const lines = tableOf([latencyRow({ ...asked, own, budgetMs: 30 })]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[2]).toContain('| 200/s | p50 5.0, p95 30.0, p99 80.0 ms, 2 failed |');
});
