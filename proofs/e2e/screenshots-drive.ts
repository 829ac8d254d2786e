import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { HandoverStanding } from '../../contract/operate/drive.ts';
import { troubleKinds } from '../../domain/handovers/event.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { emptyPhone, newDriverJob, openPhone } from './drive-job.ts';
import * as walk from './drive-walk.ts';
import { consoleUrl } from './staff-login.ts';
import { takePictures } from './take-pictures.ts';

const widths = [360, 390, 430];

const take = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await takePictures(page, `drive-${name}`, widths);
};

test('Drive, from the list of the day to the seal', async ({ browser, colorScheme }) => {
  test.slow();
  const { booking, page, key } = await onPhone(browser, colorScheme);
  await take(page, 'jobs');
  await page.goto(walk.deliveryOf(booking));
  await take(page, 'job');
  await page.goto(walk.deliveryOf(booking, 'fetch'));
  await take(page, 'fetch');
  await page.goto(walk.deliveryOf(booking));
  await walk.setOut(page);
  await take(page, 'way');
  for (const kind of ['', ...troubleKinds]) {
    await page.goto(walk.deliveryOf(booking, 'trouble', kind));
    await take(page, `trouble-${kind || 'which'}`);
  }
  await page.goto(walk.deliveryOf(booking, 'way'));
  await key('I’m at the door');
  await take(page, 'identity');
  await walk.checkIdentity(page);
  await take(page, 'photos');
  await walk.photograph(page, 0, 1);
  await take(page, 'camera');
  await page.getByRole('button', { name: 'Close camera' }).click();
  await walk.photograph(page, 1, 8);
  await walk.noteMark(page);
  await take(page, 'readings');
  await page.goto(walk.deliveryOf(booking, 'marks'));
  await take(page, 'marks');
  await page.goto(walk.deliveryOf(booking, 'readings'));
  await walk.readDashboard(page, '24318');
  await walk.sign(page);
  await take(page, 'signature');
  await walk.seal(page);
  await take(page, 'sealed');
  await page.goto(consoleUrl('/drive/phone'));
  await take(page, 'phone');
});

test('Drive, a return from the lens to the seal', async ({ browser, colorScheme }) => {
  test.slow();
  const { booking, page, key, keyLink } = await onPhone(browser, colorScheme);
  await walk.drive(page, booking);
  await walk.checkIdentity(page);
  await walk.photograph(page, 0, 8);
  await page.goto(walk.deliveryOf(booking, 'readings'));
  await walk.readDashboard(page, '90318');
  await walk.sign(page);
  await walk.seal(page);
  await expect(walk.chip(page)).toHaveText('Sent');
  await page.goto(walk.collectionOf(booking));
  await expect(page.getByRole('button', { name: 'Start driving' })).toBeVisible();
  await page.reload();
  await take(page, 'return-job');
  await key('Start driving');
  await key('I’m at the door');
  await take(page, 'return-identity');
  await walk.checkIdentity(page);
  await keyLink(/^Photograph/);
  await expect(page.getByRole('img', { name: 'At delivery' })).toBeVisible();
  await take(page, 'return-lens');
  for (const [index] of handoverViews.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Photo ${index + 1} of 8`);
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anything new here?');
    if (index === 0) await take(page, 'return-pair');
    await key('Nothing new');
  }
  await walk.noteMark(page);
  await page.getByRole('button', { name: 'Less fuel' }).click();
  await page.getByRole('textbox', { name: 'Odometer' }).fill('90726');
  await take(page, 'return-readings');
  await page.getByRole('link', { name: 'Photograph the receipt' }).click();
  await take(page, 'return-receipt');
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await page.goto(walk.collectionOf(booking, 'marks'));
  await take(page, 'return-marks');
  await page.goto(walk.collectionOf(booking, 'readings'));
  await key('Readings are right');
  await page.getByRole('button', { name: 'No signature?' }).click();
  await take(page, 'return-no-signature');
  await key('Back to signing');
  await walk.sign(page);
  await walk.seal(page);
  await take(page, 'return-sealed');
});

test('Drive, when something is in the way', async ({ browser, colorScheme }) => {
  test.slow();
  const { booking, context, page } = await onPhone(browser, colorScheme);
  await walk.drive(page, booking);
  await walk.checkIdentity(page);
  await page.goto(consoleUrl(`/drive/${randomUUID()}/deliver`));
  await take(page, 'job-gone');
  await context.route('**/events', (route) => route.fulfill({ json: doneByTwo }));
  await page.goto(walk.deliveryOf(booking, 'photos'));
  await walk.photograph(page, 0, 1);
  await page.goto(consoleUrl('/drive/phone'));
  await expect(walk.chip(page)).toHaveText('Look');
  await take(page, 'conflict');
  await context.unroute('**/events');

  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(walk.deliveryOf(booking, 'camera', 'view', 'front-left'));
  await take(page, 'camera-blocked');
  await page.close();

  await emptyPhone(context);
  const next = await context.newPage();
  await next.goto(consoleUrl('/drive'));
  await expect(next.getByText('deleted what Drive stored')).toBeVisible();
  await take(next, 'emptied');
  await context.route('**/api/operate/drive/day', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'not_signed_in', message: '' } } }),
  );
  await next.reload();
  await expect(next.getByRole('heading', { level: 1, name: 'Log in again' })).toBeVisible();
  await take(next, 'log-in-again');
});

/** What the server says when two phones did one handover. */
const doneByTwo: HandoverStanding = {
  taken: 100,
  wanted: [],
  seal: null,
  conflict: { by: 'Sample Driver Two', at: '2026-11-20T10:23:00Z' },
  need: 'second-phone',
  clockOffSeconds: 0,
};

/** By night another driver than by day: the two run beside each other. */
async function onPhone(browser: Browser, scheme: 'light' | 'dark' | 'no-preference' | null) {
  const colorScheme = scheme === 'dark' ? 'dark' : 'light';
  const driver = colorScheme === 'dark' ? 'driver-two' : 'driver-one';
  const booking = await newDriverJob(browser, driver);
  const { context, page } = await openPhone(browser, driver, { colorScheme });
  const footer = page.getByRole('contentinfo');
  const key = (name: string | RegExp) => footer.getByRole('button', { name }).click();
  const keyLink = (name: string | RegExp) => footer.getByRole('link', { name }).click();
  return { booking, context, page, key, keyLink };
}
