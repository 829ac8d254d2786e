import { expect } from '@playwright/test';
import type { DriverDay } from '../../contract/operate/drive.ts';
import { newDriverJob, openPhone } from './drive-job.ts';
import { checkIdentity, chip, deliveryOf, drive, finish, photograph } from './drive-walk.ts';
import { consoleUrl } from './staff-login.ts';
import { test } from './test.ts';

test('without a network from the list to the seal, killed in the middle: one handover, every photograph, both times', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  await context.setOffline(true);
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 5);
  await expect(chip(page)).toContainText(/^Offline · \d+$/);
  await page.close();

  // Killed with the lens open; the phone opens where it was, with everything that was done.
  const again = await context.newPage();
  await again.goto(deliveryOf(booking, 'photos'));
  await expect(again.getByRole('link', { name: '5 Rear, done' })).toBeVisible();
  await photograph(again, 5, 8);
  const code = await finish(again);
  await expect(again.getByText('Safe on this phone.')).toBeVisible();
  await again.reload();
  await expect(again.getByRole('heading', { level: 1, name: code })).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByText('The office has it, with the same seal.')).toBeVisible();
  await expect(chip(again)).toHaveText('Sent');
  const day: DriverDay = await (
    await again.request.get(consoleUrl('/api/operate/drive/day'))
  ).json();
  const job = day.jobs.find(({ bookingId }) => bookingId === booking.id);
  expect(job).toMatchObject({ isDone: true, standing: { seal: { code }, conflict: null } });
  // Only now the photographs have left the phone.
  const stored = await again.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('handover-drive');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(stored).toBe(0);
  await context.close();
});

test('two phones do the same handover without a network: one seal, and the other is asked to wait for the desk', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const first = await openPhone(browser, 'driver-two');
  const second = await openPhone(browser, 'driver-two');
  for (const { context, page } of [first, second]) {
    await context.setOffline(true);
    await drive(page, booking);
    await checkIdentity(page);
    await photograph(page, 0, 8);
    await finish(page);
  }
  await first.context.setOffline(false);
  await expect(chip(first.page)).toHaveText('Sent');
  await second.context.setOffline(false);
  await expect(chip(second.page)).toHaveText('Look');
  await expect(second.page.getByText('someone at the desk will look at it')).toBeVisible();
  await chip(second.page).click();
  await expect(second.page.getByText('Another phone did this handover, too')).toBeVisible();
  await first.context.close();
  await second.context.close();
});
