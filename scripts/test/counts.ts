export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** `12 passed, 0 failed`, and `, 1 skipped` only where something was. */
export function inWords({ passed, failed, skipped }: Counts): string {
  const skippedToo = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${skippedToo}`;
}

/** A part that ended badly without naming a failed test, or that ran no test, has failed too. */
export function withVerdict(counts: Counts, exitedWell: boolean): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const failedUnnamed = !exitedWell && counts.failed === 0;
  return ranNothing || failedUnnamed ? { ...counts, failed: counts.failed + 1 } : counts;
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function countVitest(report: VitestReport): Counts {
  // A file that cannot be loaded has no tests, and still it failed.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const statuses = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return {
    passed,
    failed: failed + brokenFiles.length,
    skipped: statuses.length - passed - failed,
  };
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
