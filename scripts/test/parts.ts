import { type Counts, countPlaywright, countVitest } from './counts.ts';
import { type Outcome, outcomesOfPlaywright, outcomesOfVitest } from './coverage/outcomes.ts';

export interface Step {
  readonly title: string;
  /** Programs of the installed packages, run one after the other. */
  readonly commands: (reportFile: string) => string[][];
  /** Tests count one by one, from a report in JSON; without it the step counts as one test. */
  readonly report?: {
    readonly counts: (report: never) => Counts;
    readonly outcomes: (report: never) => readonly Outcome[];
  };
  /** Where the reason of a failure may be found, shown with it. */
  readonly logFile?: string;
}

const FOLDERS = [
  'domain',
  'contract',
  'i18n',
  'server',
  'web',
  'scripts',
  'e2e',
  'bench',
  'faults',
  'attack',
  'cluster',
];

const check = (title: string, ...commands: string[][]): Step => ({
  title,
  commands: () => commands,
});

const types = (folder: string): Step => {
  const compile = ['tsc', '--project', folder];
  const title = `types of ${folder}`;
  return folder === 'web'
    ? check(title, ['react-router', 'typegen'], compile)
    : check(title, compile);
};

const vitest = (title: string, project: string): Step => ({
  title,
  commands: (reportFile) => {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    return [['vitest', 'run', '--project', project, ...reports]];
  },
  report: { counts: countVitest, outcomes: outcomesOfVitest },
});

/** The parts of the test run, in order. Steps of one part run side by side. */
export const parts = {
  checks: [
    check('format and lint', ['biome', 'check', '--error-on-warnings']),
    ...FOLDERS.map(types),
    check('folder boundaries', ['depcruise', ...FOLDERS]),
    check('dead code', ['knip', '--no-progress']),
  ],
  unit: [vitest('unit and property tests', 'unit')],
  api: [
    vitest('API tests on the embedded database', 'api-embedded'),
    vitest('API tests on PostgreSQL', 'api-postgres'),
  ],
  e2e: [
    {
      title: 'browser tests',
      commands: () => [['playwright', 'test', '--reporter=dot,json']],
      report: { counts: countPlaywright, outcomes: outcomesOfPlaywright },
      logFile: 'test-results/server.log',
    },
  ],
} satisfies Record<string, readonly Step[]>;
