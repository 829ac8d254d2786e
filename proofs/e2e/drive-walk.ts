import { expect, type Page } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { consoleUrl } from './staff-login.ts';

export const collectionOf = ({ id }: Booking, ...parts: string[]) =>
  consoleUrl(['/drive', id, 'collect', ...parts].join('/'));

export const deliveryOf = ({ id }: Booking, ...parts: string[]) =>
  consoleUrl(['/drive', id, 'deliver', ...parts].join('/'));

const key = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('button', { name });
const keyLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** From the page of a delivery, by way of its car. */
export async function setOut(page: Page): Promise<void> {
  await keyLink(page, 'Fetch the car').click();
  await key(page, 'Plate matches').click();
  await key(page, 'Start driving').click();
}

/** From the list of the day to the door of a delivery. */
export async function drive(page: Page, booking: Booking): Promise<void> {
  await page.goto(consoleUrl('/drive'));
  const address = new URL(deliveryOf(booking)).pathname;
  await page.locator(`a[href^="${address}"]`).first().click();
  await setOut(page);
  await key(page, 'I’m at the door').click();
}

export async function checkIdentity(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Is this');
  await key(page, /^Yes, it’s/).click();
}

/** As many of the eight as are wanted, in the order of the walk. */
export async function photograph(page: Page, from: number, to: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Now the');
  await keyLink(page, /^Photograph/).click();
  for (let at = from; at < to; at += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Photo ${at + 1} of 8`);
    await page.getByRole('button', { name: 'Take the photo' }).click();
  }
  const isAll = to === handoverViews.length;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    isAll ? 'All eight are good' : `Photo ${to + 1} of 8`,
  );
}

/** One new mark on the left, photographed from near. */
export async function noteMark(page: Page): Promise<void> {
  await keyLink(page, 'Go to marks').click();
  await page
    .getByRole('button', { name: 'Add a mark: Left side' })
    .click({ position: { x: 120, y: 40 } });
  await page.getByRole('radio', { name: 'Dent' }).check({ force: true });
  await key(page, 'Add the mark').click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await keyLink(page, /agrees: \d+ marks?$/).click();
}

export async function readDashboard(page: Page, kilometres: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Odometer' }).fill(kilometres);
  await key(page, 'Readings are right').click();
}

export async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('Nowhere to sign');
  const { x, y, width, height } = box;
  await page.mouse.move(x + 0.2 * width, y + 0.6 * height);
  await page.mouse.down();
  for (const [across, down] of [
    [0.3, 0.3],
    [0.4, 0.6],
    [0.6, 0.4],
    [0.8, 0.5],
  ] as const) {
    await page.mouse.move(x + across * width, y + down * height, { steps: 4 });
  }
  await page.mouse.up();
}

/** The code of the seal, as it stands on the screen. */
export async function seal(page: Page): Promise<string> {
  await key(page, 'Seal the handover').click();
  const code = page.getByRole('heading', { level: 1, name: /^\w{4}-\w{4}-\w{4}$/ });
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

/** Everything after the photographs; the code of the seal. */
export async function finish(page: Page): Promise<string> {
  await noteMark(page);
  await readDashboard(page, '24318');
  await sign(page);
  return seal(page);
}

export const chip = (page: Page) => page.getByRole('banner').getByRole('status');
