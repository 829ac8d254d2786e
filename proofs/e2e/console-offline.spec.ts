import { expect, type Page } from '@playwright/test';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('Today stays readable without a network, and comes back by itself', {
  tag: '@once',
}, async ({ page, context }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/today'));
  const lines = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await context.setOffline(true);
  const note = page.getByText('We’ve had no connection since');
  await expect(note).toBeVisible();
  const known = await lines.allTextContents();
  // A second reading is only asked for by a page that has outlived the first.
  for (const _ of ['first', 'second']) {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/operate/today?'),
    );
    await lookAgain(page);
    await failed;
  }
  expect(await lines.allTextContents()).toEqual(known);
  const read = page.waitForResponse((answer) => answer.url().includes('/api/operate/today?'));
  await context.setOffline(false);
  expect((await read).ok()).toBe(true);
  await expect(note).toHaveCount(0);
  await expect(lines.first()).toBeVisible();
});

test('the board is read again by time alone, in a city in which nothing happens', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.route('**/today/events?*', (route) => route.abort());
  await page.goto(consoleUrl('/lisbon/board'));
  await expect(page.getByRole('region', { name: /^Cars and their bookings/ })).toBeVisible();
  const read = page.waitForResponse(/\/api\/operate\/board\?/);
  await lookAgain(page);
  expect((await read).ok()).toBe(true);
});
