import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,web,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts'],
          setupFiles: [],
        },
      },
    ],
  },
});
