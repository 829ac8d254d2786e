import { findFirefox } from '../setup/firefox.mjs';
import { beside } from '../setup/paths.mjs';
import { chosenOf, type TagChoice, type TaggedReport } from './chosen-of.ts';
import { type Counts, countPlaywright, countVitest, type VitestReport } from './counts.ts';
import {
  type Outcome,
  outcomesOfPlaywright,
  outcomesOfVitest,
  type VitestOutcomes,
} from './coverage/outcomes.ts';

type VitestRun = VitestReport & VitestOutcomes & TaggedReport;

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
  /** Why it cannot run here: said in its place. */
  readonly cannotRun?: () => string | undefined;
  /** It fills all cores by itself. */
  readonly runsAlone?: boolean;
}

const folders = [
  ...['domain', 'contract', 'i18n', 'ui', 'server', 'web', 'console', 'scripts'],
  ...Object.values(beside),
];

const check = (title: string, ...commands: string[][]): Step => ({
  title,
  commands: () => commands,
});

const vitest = (title: string, project: string, tags?: TagChoice): Step => ({
  title,
  commands: (reportFile) => {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const filter = tags ? [`--tags-filter=${tags.wanted ? '' : '!'}${tags.name}`] : [];
    return [['vitest', 'run', '--project', project, ...filter, ...reports]];
  },
  report: {
    counts: (report: VitestRun) => countVitest(chosenOf(report, tags)),
    outcomes: (report: VitestRun) => outcomesOfVitest(chosenOf(report, tags)),
  },
});

/** The parts of the test run. What takes longest begins first, the shorter ones run beside it. */
export const parts = {
  api: [
    vitest('API tests on PostgreSQL', 'api-postgres'),
    vitest('API tests on the embedded database', 'api-embedded', {
      name: 'embedded',
      wanted: true,
    }),
  ],
  unit: [vitest('unit and property tests', 'unit')],
  checks: [
    // Several checkers would each work out the types they share: 192 s of processor time instead of 79.
    check('types', ['react-router', 'typegen'], ['tsc', '--build', '--singleThreaded', ...folders]),
    check('format and lint', ['biome', 'check', '--error-on-warnings']),
    check('folder boundaries', ['depcruise', ...folders]),
    check('dead code', ['knip', '--no-progress']),
  ],
  e2e: [
    {
      ...check('a booking in Firefox', ['node', `${beside.firefox}/run.ts`]),
      cannotRun: () => (findFirefox() ? undefined : 'Firefox is not installed: journey not run'),
    },
    {
      title: 'browser tests',
      commands: () => [['playwright', 'test', '--reporter=dot,json']],
      report: { counts: countPlaywright, outcomes: outcomesOfPlaywright },
      logFile: 'test-results/server.log',
      runsAlone: true,
    },
  ],
} satisfies Record<string, readonly Step[]>;

/** What only `npm run test:matrix` adds. */
export const matrix: readonly Step[] = [
  vitest('the other API tests on the embedded database', 'api-embedded', {
    name: 'embedded',
    wanted: false,
  }),
];
