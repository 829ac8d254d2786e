import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/setup/chromium.mjs';

const chromium = findChromium();
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const { BASE_URL } = process.env;

export default defineConfig({
  testDir: 'proofs/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './scripts/test/browser-server.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits as often as it works.
  workers: 3,
  retries: 0,
  // The tests share a small machine with their servers: slow is not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...(BASE_URL && { baseURL: BASE_URL }),
    // Recording every test for the few that fail slows down all; `--trace on` records.
    trace: 'off',
    // What moves is waited for before it can be judged; the journeys and the gallery have all motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // A camera that shows a pattern, for whoever asks.
      args: [...chromiumFlags, ...fakeCamera],
    },
  },
  // What exists at some widths only says so by a tag; what no width can change (@once) runs once. A
  // tablet is tried where its layout is neither the desktop's nor the phone's.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone|@narrow|@alone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'tablet',
      grepInvert: /@phone|@wide|@once|@not-tablet|@alone/,
      testMatch: /(shell|pages|list|list-map|gallery|bookings)\.spec\.ts/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'phone',
      grepInvert: /@wide|@not-phone|@once|@alone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What every page would show, such as another city, is tried when the others are done.
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['desktop', 'tablet', 'phone'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
