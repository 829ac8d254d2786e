import { defineConfig } from 'vitest/config';

/** The API tests run twice: in process on the embedded database, and on a PostgreSQL server. */
const apiTests = {
  include: ['server/**/*.api.test.ts'],
  // Both runs share a small machine: slow is not wrong.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,web,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: apiTests.include,
        },
      },
      {
        test: {
          name: 'api-embedded',
          ...apiTests,
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
