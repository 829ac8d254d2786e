import { defineConfig } from 'vitest/config';

/** Several runs share a small machine: slow is not wrong. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** The API tests run twice: in process on the embedded database, and on a PostgreSQL server. */
const apiTests = { include: ['server/**/*.api.test.ts'], ...patience };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,i18n,web,server,scripts,bench,cluster,faults}/**/*.test.{ts,tsx}'],
          exclude: apiTests.include,
          ...patience,
        },
      },
      {
        test: {
          name: 'api-embedded',
          ...apiTests,
          // What needs a server that can be lost: there is none.
          exclude: ['**/*.postgres.api.test.ts'],
          globalSetup: 'server/testing/embedded-templates.ts',
        },
      },
      {
        test: {
          name: 'api-postgres',
          ...apiTests,
          globalSetup: 'server/testing/postgres-templates.ts',
        },
      },
    ],
  },
});
