import path from 'node:path';

/** What became of one test of a run, under one of the settings it ran in. */
export interface Outcome {
  /** From the root of the repository. */
  readonly file: string;
  /** Its own title after those of the groups around it. */
  readonly titles: readonly string[];
  readonly verdict: 'passed' | 'failed' | 'skipped';
}

const root = path.resolve(import.meta.dirname, '../../..');
const fromRoot = (file: string) => path.relative(root, file);

export interface VitestOutcomes {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly status: string;
    }[];
  }[];
}

export function outcomesOfVitest(report: VitestOutcomes): Outcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      file: fromRoot(name),
      titles: [...ancestorTitles, title],
      verdict: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export interface PlaywrightOutcomes {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** The outermost suites are the files; a spec has a test for each width it ran at. */
export function outcomesOfPlaywright({ config, suites }: PlaywrightOutcomes): Outcome[] {
  const within = (suite: PlaywrightSuite, groups: readonly string[]): Outcome[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file: fromRoot(path.join(config.rootDir, suite.file)),
        titles: [...groups, title],
        verdict: verdictOf(status),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...groups, inner.title])),
  ];
  return suites.flatMap((file) => within(file, []));
}

/** A test that passed only on a second try has failed. */
function verdictOf(status: string): Outcome['verdict'] {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' ? 'passed' : 'failed';
}
