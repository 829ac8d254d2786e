import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: pictures of every page by day and by night, to be looked at and not compared. */
export default defineConfig({
  ...base,
  testMatch: 'screenshots*.ts',
  globalSetup: './scripts/test/screenshots-server.ts',
  reporter: 'list',
  // A page as long as it is, painted without a graphics card.
  timeout: 180_000,
  projects: (['light', 'dark'] as const).map((colorScheme) => ({
    name: colorScheme,
    use: { colorScheme, contextOptions: { reducedMotion: 'reduce' } },
  })),
});
