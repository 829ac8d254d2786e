import type { Outcome } from './outcomes.ts';
import type { NamedTest, Row } from './rows.ts';

/** What is wrong with the ids and files, in words. */
export function findMisnamed(rows: readonly Row[], exists: (file: string) => boolean): string[] {
  const first = new Map<string, Row>();
  return rows.flatMap((row) => {
    const earlier = first.get(row.id);
    if (!earlier) first.set(row.id, row);
    const files = [...row.livesIn, ...row.shownBy.map(({ file }) => file)];
    return [
      ...(earlier ? [`${row.place}: ${row.id} stands at ${earlier.place} already`] : []),
      ...files
        .filter((file) => !exists(file))
        .map((file) => `${row.place}: ${row.id} names ${file}, which does not exist`),
    ];
  });
}

/** Which statements this run has not shown, in words. */
export function findUnshown(rows: readonly Row[], run: readonly Outcome[]): string[] {
  const byFile = Map.groupBy(run, ({ file }) => file);
  return rows.flatMap((row) =>
    row.shownBy.flatMap((test) => {
      const outcomes = (byFile.get(test.file) ?? []).filter((outcome) => isOf(outcome, test));
      const complaint = complaintAbout(outcomes.map(({ verdict }) => verdict));
      return complaint
        ? [`${row.place}: ${row.id} is not shown: ${test.file} › ${test.title} ${complaint}`]
        : [];
    }),
  );
}

function complaintAbout(verdicts: readonly Outcome['verdict'][]): string | null {
  if (verdicts.length === 0) return 'does not exist';
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('passed') ? null : 'did not run';
}

/** The groups around a test need not be named; `…` in a title stands for any text. */
function isOf({ titles }: Outcome, { title }: NamedTest): boolean {
  const pattern = new RegExp(`^${title.split('…').map(RegExp.escape).join('.*')}$`, 's');
  return titles.some((_, index) => pattern.test(titles.slice(index).join(' › ')));
}
