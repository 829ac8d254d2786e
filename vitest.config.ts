import { defineConfig } from 'vitest/config';
import { onEmbedded } from './scripts/test/on-embedded.ts';

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
  // The longest part of the run: when the others have ended, both cores are its own.
  maxWorkers: 2,
  ...common,
};
/** Without what needs a server that can be lost: there is none. */
const embedded = {
  exclude: ['**/*.postgres.api.test.ts'],
  globalSetup: 'server/testing/embedded-templates.ts',
  ...common,
};

export default defineConfig({
  test: {
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
      { test: { name: 'api-embedded', ...embedded, include: [...onEmbedded] } },
      {
        test: {
          name: 'api-matrix',
          ...embedded,
          include: apiTests,
          exclude: [...embedded.exclude, ...onEmbedded],
        },
      },
    ],
  },
});
