import { nothing } from '../counts.ts';
import type { StepResult } from '../run-step.ts';
import { findUnshown } from './find-gaps.ts';
import type { Outcome } from './outcomes.ts';
import { readPages } from './pages.ts';

/** A part of the run that did not come about would name all of its tests. */
const SHOWN_AT_MOST = 50;

/** After a whole run: did every test that docs/coverage names run and pass? Counts as one test. */
export async function checkCoverage(run: readonly Outcome[]): Promise<StepResult> {
  const started = performance.now();
  const { rows, problems } = await readPages();
  const all = [...problems, ...findUnshown(rows, run)];
  return {
    title: `coverage: ${rows.length} statements`,
    counts: all.length > 0 ? { ...nothing, failed: 1 } : { ...nothing, passed: 1 },
    seconds: (performance.now() - started) / 1000,
    output: inLines(all),
    outcomes: [],
  };
}

function inLines(problems: readonly string[]): string {
  const rest = problems.length - SHOWN_AT_MOST;
  const shown = problems.slice(0, SHOWN_AT_MOST);
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
