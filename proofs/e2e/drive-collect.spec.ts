import { expect } from '@playwright/test';
import { handoverViews } from '../../domain/handovers/view.ts';
import { newDriverJob, openPhone } from './drive-job.ts';
import { expectGoodScreen } from './drive-screen.ts';
import * as walk from './drive-walk.ts';
import { test } from './test.ts';

test('a collection shows the delivery beside and over the lens, asks about every pair, and seals keys in a box', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  const footer = page.getByRole('contentinfo');
  await walk.drive(page, booking);
  await walk.checkIdentity(page);
  await walk.photograph(page, 0, 8);
  await page.goto(walk.deliveryOf(booking, 'readings'));
  await walk.readDashboard(page, '90318');
  await walk.sign(page);
  await walk.seal(page);
  await expect(walk.chip(page)).toHaveText('Sent');

  // The day is read again, with what was sealed: then no network is needed.
  await page.goto(walk.collectionOf(booking));
  await expect(page.getByRole('button', { name: 'Start driving' })).toBeVisible();
  await page.reload();
  await expect(walk.chip(page)).toHaveText('Sent');
  await context.setOffline(true);
  await footer.getByRole('button', { name: 'Start driving' }).click();
  await expect(page.getByRole('img', { name: 'Map of the route' })).toBeVisible();
  await footer.getByRole('button', { name: 'I’m at the door' }).click();
  await expectGoodScreen(page);
  await footer.getByRole('link', { name: 'No one here' }).click();
  await footer.getByRole('link', { name: /^Photograph/ }).click();
  for (const [index] of handoverViews.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Photo ${index + 1} of 8`);
    await expect(page.getByRole('img', { name: 'At delivery' })).toBeVisible();
    if (index === 0) await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anything new here?');
    await expect(page.getByRole('img', { name: 'At delivery' })).toBeVisible();
    if (index === 0) await expectGoodScreen(page);
    await footer.getByRole('button', { name: 'Nothing new' }).click();
  }
  await footer.getByRole('link', { name: 'Go to marks' }).click();
  await expectGoodScreen(page);
  await footer.getByRole('link', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Less fuel' }).click();
  await page.getByRole('textbox', { name: 'Odometer' }).fill('90726');
  await expect(page.getByText('408 km driven')).toBeVisible();
  await expect(page.getByText('You’ll refuel on the way.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Photograph the receipt' }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByText('The receipt is photographed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Odometer' })).toHaveValue('90726');
  await footer.getByRole('button', { name: 'Readings are right' }).click();
  await expect(footer.getByRole('button', { name: 'First: Identity' })).toBeVisible();
  await page.getByRole('button', { name: 'No signature?' }).click();
  await page.getByRole('radio', { name: 'No one is here' }).check({ force: true });
  await footer.getByRole('button', { name: 'Seal without a signature' }).click();
  await expect(page.getByText('Sealed with no one there')).toBeVisible();
  await expectGoodScreen(page);
  await context.setOffline(false);
  await expect(page.getByText('The office has it, with the same seal.')).toBeVisible();
  await context.close();
});
