import { nothing } from '../counts.ts';
import type { StepResult } from '../run-step.ts';
import type { Outcome } from './outcomes.ts';
import { readStatements } from './statements.ts';

/** A part of the run that did not come about would name all of its statements. */
const SHOWN_AT_MOST = 50;

/** After a whole run: was every statement of docs/coverage shown? Counts as one test. */
export async function checkCoverage(run: readonly Outcome[]): Promise<StepResult> {
  const started = performance.now();
  const { ids, problems } = await readStatements();
  const all = [...problems, ...findGaps(ids, run)];
  const rest = all.length - SHOWN_AT_MOST;
  return {
    title: `coverage: ${ids.size} statements`,
    counts: all.length > 0 ? { ...nothing, failed: 1 } : { ...nothing, passed: 1 },
    seconds: (performance.now() - started) / 1000,
    output: [...all.slice(0, SHOWN_AT_MOST), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
    outcomes: [],
  };
}

/** Statements that no test has shown, and titles that name a statement nobody made, in words. */
export function findGaps(ids: ReadonlySet<string>, run: readonly Outcome[]): string[] {
  const claims = run.flatMap(({ title, verdict }) => idsIn(title).map((id) => ({ id, verdict })));
  const byId = Map.groupBy(claims, ({ id }) => id);
  const unknown = [...byId.keys()].filter((id) => !ids.has(id));
  return [
    ...unknown.map((id) => `${id} stands in the title of a test, but not in docs/coverage`),
    ...[...ids].flatMap((id) => {
      const verdicts = (byId.get(id) ?? []).map(({ verdict }) => verdict);
      const complaint = complaintAbout(verdicts);
      return complaint ? [`${id} is not shown: ${complaint}`] : [];
    }),
  ];
}

/** `refunds to the card [R-CANCEL-004 R-CANCEL-005]`; a group may name some, too. */
const idsIn = (title: string) =>
  [...title.matchAll(/\[([RAD]-[^\]]*)\]/g)].flatMap(([, ids = '']) => ids.split(' '));

function complaintAbout(verdicts: readonly Outcome['verdict'][]): string | null {
  if (verdicts.length === 0) return 'no title names it';
  if (verdicts.includes('failed')) return 'a test of it failed';
  return verdicts.includes('passed') ? null : 'no test of it ran';
}
