import { defineConfig } from 'vitest/config';

const common = {
  // Most of a file's time went into loading the same modules anew; every file leaves things as it found them.
  isolate: false,
  // Several runs share a small machine, and slow is not wrong: no test needs a limit of its own.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

const apiTests = ['server/**/*.api.test.ts'];
const onPostgres = {
  include: apiTests,
  globalSetup: 'server/testing/postgres-templates.ts',
  // One more than the cores of a small machine: storms and kills wait as often as they work.
  maxWorkers: 3,
  ...common,
};
/** Without what needs a server that can be lost: there is none. */
const embedded = {
  include: apiTests,
  exclude: ['**/*.postgres.api.test.ts'],
  globalSetup: 'server/testing/embedded-templates.ts',
  ...common,
};

export default defineConfig({
  test: {
    tags: [{ name: 'embedded', description: 'runs on the embedded database in every test run' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contract,i18n,ui,web,console,server,scripts,proofs}/**/*.test.{ts,tsx}',
          ],
          exclude: apiTests,
          ...common,
        },
      },
      { test: { name: 'api-postgres', ...onPostgres } },
      { test: { name: 'api-embedded', ...embedded } },
    ],
  },
});
