import { expect, type Page } from '@playwright/test';
import { consolePaths } from './console-paths.ts';
import { findFaults } from './faults-of-width.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

// Many pages in one window: slow is not wrong.
test.describe.configure({ timeout: 300_000 });

/** A desk’s smallest screen and a usual one. */
const widths = [1024, 1280];

const { board, 'board-day': day, 'board-six-weeks': weeks, ...others } = consolePaths;

test('the console: nothing is too wide or cut off', { tag: '@once' }, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await expectToFit(page, Object.values(others));
});

test('the board: nothing is too wide or cut off', { tag: '@once' }, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await expectToFit(page, [board, day, weeks, `${board}?rows=compact`]);
});

test('a booking, its renter and a car: nothing is too wide or cut off', { tag: '@once' }, async ({
  page,
}) => {
  await workAs(page, 'owner@handover.example');
  const first = async (list: string, link: string) => {
    await page.goto(consoleUrl(list));
    const found = page.getByRole('main').locator(link).first();
    return (await found.getAttribute('href')) ?? '';
  };
  const booking = await first(
    '/lisbon/bookings',
    'a[href*="/lisbon/bookings/"]:not([href$="new"])',
  );
  const renter = await first(booking, 'a[href*="/lisbon/renters/"]');
  const car = await first(
    '/lisbon/fleet',
    'a[href*="/lisbon/fleet/"]:not([href$="new"], [href$="import"])',
  );
  await expectToFit(page, [booking, renter, car, `${car}/edit`, `${car}/repairs`]);
});

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(consoleUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(findFaults);
      if (found.length > 0) faults[`${path} at ${width}`] = found;
    }
  }
  expect(faults).toEqual({});
}
