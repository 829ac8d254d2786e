/** What became of one test of a run, under one of the settings it ran in. */
export interface Outcome {
  /** Its own title after those of the groups around it. */
  readonly title: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
}

export interface VitestOutcomes {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export function outcomesOfVitest({ testResults }: VitestOutcomes): Outcome[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      verdict: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export interface PlaywrightOutcomes {
  readonly suites: readonly PlaywrightSuite[];
}

/** The outermost suites are the files; a spec has a test for each width it ran at. */
export function outcomesOfPlaywright({ suites }: PlaywrightOutcomes): Outcome[] {
  const within = (suite: PlaywrightSuite, before: string): Outcome[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: `${before} ${title}`, verdict: verdictOf(status) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, `${before} ${inner.title}`)),
  ];
  return suites.flatMap((file) => within(file, file.title));
}

/** A test that passed only on a second try has failed. */
function verdictOf(status: string): Outcome['verdict'] {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' ? 'passed' : 'failed';
}
