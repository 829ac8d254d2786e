import { expect } from '@playwright/test';
import { newDriverJob, openPhone } from './drive-job.ts';
import { expectGoodScreen } from './drive-screen.ts';
import { setOut } from './drive-walk.ts';
import { consoleUrl } from './staff-login.ts';
import { test } from './test.ts';

test('a late driver tells the renter by when, with one press', { tag: '@once' }, async ({
  browser,
}) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two', { width: 360 });
  await page.goto(consoleUrl(`/drive/${booking.id}/deliver`));
  await setOut(page);
  const keys = page.getByRole('group', { name: /^Late\? Before you drive on/ });
  await expect(keys).toHaveCount(0);
  await page.clock.setFixedTime(Date.parse(booking.startsAt) + 20 * 60_000);
  await expect(keys).toBeVisible();
  await expectGoodScreen(page);
  await keys.getByRole('button', { name: '20 min' }).click();
  await expect(page.getByText(/^We’ll tell Sample to expect you by \d\d:\d\d\.$/)).toBeVisible();
  await expectGoodScreen(page);
  await context.close();
});
