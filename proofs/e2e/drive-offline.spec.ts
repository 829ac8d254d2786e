import { type Browser, expect } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import type { BookingHandovers } from '../../contract/handovers.ts';
import type { DriverDay } from '../../contract/operate/drive.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { closeOffline, newDriverJob, openPhone, withoutBackground } from './drive-job.ts';
import { expectGoodScreen } from './drive-screen.ts';
import { checkIdentity, chip, deliveryOf, drive, finish, photograph } from './drive-walk.ts';
import { signInAs } from './own-booking.ts';
import { consoleUrl } from './staff-login.ts';
import { test } from './test.ts';

test('without a network from the list to the seal, killed in the middle: one handover, every photograph, both times', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  await withoutBackground(context);
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
  const { delivery } = await handoversOf(browser, booking);
  const taken = delivery?.photographs ?? [];
  const views = taken.filter(({ subject }) => subject === 'view').map(({ of }) => of);
  expect(views).toEqual([...handoverViews]);
  expect(taken.filter(({ subject }) => subject === 'mark')).toHaveLength(1);
  expect(delivery?.seal.code).toBe(code);
  // Sealed without a network, by the phone's clock, and received once there was one, by ours.
  const [sealedAt = 0, receivedAt = 0] = [delivery?.sealedAt, delivery?.receivedAt].map((at) =>
    Date.parse(at ?? ''),
  );
  expect(receivedAt).toBeGreaterThan(sealedAt);
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

/** As its renter reads it. */
async function handoversOf(browser: Browser, { id }: Booking): Promise<BookingHandovers> {
  const context = await browser.newContext();
  const renter = await context.newPage();
  await signInAs(renter, 'renter');
  const answer = await renter.request.get(`/api/bookings/${id}/handovers`);
  const handovers = await answer.json();
  await context.close();
  return handovers;
}

test('two phones do the same handover without a network, each killed in the middle: one seal, and the other is asked to wait for the desk', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const handOver = async () => {
    const { context, page: killed } = await openPhone(browser, 'driver-two');
    await withoutBackground(context);
    await context.setOffline(true);
    await drive(killed, booking);
    await checkIdentity(killed);
    await photograph(killed, 0, 4);
    await closeOffline(killed);
    const page = await context.newPage();
    await page.goto(deliveryOf(booking, 'photos'));
    await photograph(page, 4, 8);
    await finish(page);
    return { context, page };
  };
  const first = await handOver();
  const second = await handOver();
  await first.context.setOffline(false);
  await expect(chip(first.page)).toHaveText('Sent');
  await second.context.setOffline(false);
  await expect(chip(second.page)).toHaveText('Look');
  await expect(second.page.getByText('someone at the office will look at it')).toBeVisible();
  await chip(second.page).click();
  await expect(second.page.getByText('Another phone did this handover, too')).toBeVisible();
  await expectGoodScreen(second.page);
  await first.context.close();
  await second.context.close();
});
