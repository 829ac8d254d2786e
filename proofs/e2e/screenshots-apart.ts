import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openAtRisk } from './at-risk.ts';
import { chooseCar } from './checkout-page.ts';
import { newYorkTrip } from './list-trip.ts';
import { linkIn } from './mailbox.ts';
import { newBooking, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { workAs } from './staff-login.ts';
import { takeInSight, takePictures } from './take-pictures.ts';
import { untilAlive } from './until-alive.ts';

const widths = [390, 820, 1280, 1920];

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('a car that the renter is asked about', async ({ page, browser }) => {
  test.slow();
  await signInAs(page, 'renter');
  const booking = await newBooking(page);
  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  const atRisk = await openAtRisk(desk, booking);
  await atRisk.getByRole('button', { name: 'Ask the renter' }).click();
  await expect(atRisk).toContainText('we’ll bring the best car');
  await takePictures(desk, 'console-repairs-asked', [1024, 1280, 1920]);
  await desk.context().close();
  await open(page, `/booking/${booking.id}`);
  await takePictures(page, 'booking-asked', widths);
  await open(page, `/booking/${booking.id}/car`);
  await takePictures(page, 'car-offer', widths);
});

test('an invitation to drive', async ({ page, browser }) => {
  test.slow();
  await signInAs(page, 'renter');
  const booking = await newBooking(page);
  await open(page, `/booking/${booking.id}`);
  const email = `${randomUUID()}@handover.example`;
  await page.getByRole('button', { name: 'Add driver', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a driver' });
  await adding.getByLabel('Their email address').fill(email);
  await expect(adding.getByRole('status', { name: 'New price' })).toContainText('Visa');
  await takeDialog(page, 'dialog-add-driver');
  await adding.getByRole('button', { name: 'Add and invite' }).click();
  await expect(adding).toBeHidden();
  const baseURL = new URL(page.url()).origin;
  const { colorScheme = 'light' } = test.info().project.use;
  const theirs = await (await browser.newContext({ baseURL, colorScheme })).newPage();
  await asAnotherVisitor(theirs);
  await open(theirs, await linkIn(theirs, email, 'Sample invited you to drive'));
  await takePictures(theirs, 'driving-invited', widths);
  await theirs.context().close();
});

test('links that lead nowhere any more', async ({ page }) => {
  await open(page, `/verify-email?token=spent`);
  await takePictures(page, 'verify-email-spent', widths);
  await open(page, `/reset-password?token=spent`);
  await takePictures(page, 'reset-password', widths);
  await signInAs(page, 'renter');
  await open(page, `/pay/${randomUUID()}`);
  await takePictures(page, 'pay-others', widths);
});

test('the dialogs of a search', async ({ page }) => {
  test.slow();
  const car = await chooseCar(page, newYorkTrip);
  await open(page, '/assets');
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await takeDialog(page, 'dialog-filters');
  await open(page, `/assets/${car.id}`);
  const changeDates = page.getByRole('button', { name: 'Change dates' }).filter({ visible: true });
  await changeDates.first().click();
  await takeDialog(page, 'dialog-dates');
});

test('the dialogs of a booking', async ({ page }) => {
  test.slow();
  await signInAs(page, 'renter');
  const { id } = await newBooking(page);
  for (const [name, button] of [
    ['change', 'Change dates or addresses'],
    ['cancel', 'Cancel booking'],
  ] as const) {
    await open(page, `/booking/${id}`);
    await page.getByRole('button', { name: button }).first().click();
    await takeDialog(page, `dialog-${name}`);
  }
});

async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path, { waitUntil: 'load' });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
}

async function takeDialog(page: Page, name: string) {
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await takeInSight(page, name, widths);
}
