import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { consolePaths } from './console-paths.ts';
import { linkIn } from './mailbox.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { takeInSight, takePictures } from './take-pictures.ts';

const widths = [1024, 1280, 1920];

const take = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  await takePictures(page, `console-${name}`, widths);
};

test('the console’s log-in', async ({ page }) => {
  await page.goto(consoleUrl('/'));
  await take(page, 'sign-in');
});

test('the console’s pages', async ({ page }) => {
  test.slow();
  await workAs(page, 'owner@handover.example');
  for (const [name, path] of Object.entries(consolePaths)) {
    await page.goto(consoleUrl(path));
    await take(page, name);
  }
});

test('one booking, its renter, one car', async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  const main = page.getByRole('main');
  await page.goto(consoleUrl('/lisbon/bookings'));
  await main.locator('a[href*="/lisbon/bookings/"]:not([href$="new"])').first().click();
  await page.waitForURL(/bookings\/[^/]+$/);
  await take(page, 'booking');
  await main.locator('a[href*="/lisbon/renters/"]').first().click();
  await page.waitForURL(/renters\/[^/]+$/);
  await take(page, 'renter');
  await page.goto(consoleUrl('/lisbon/fleet'));
  await main
    .locator('a[href*="/lisbon/fleet/"]:not([href$="new"], [href$="import"])')
    .first()
    .click();
  await page.waitForURL(/fleet\/[^/]+$/);
  const car = page.url();
  await take(page, 'car');
  await page.goto(`${car}/edit`);
  await take(page, 'edit-car');
  await page.goto(`${car}/repairs`);
  await take(page, 'repairs');
});

test('the board, close together and while a booking is carried', async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/board'));
  const bar = page.locator('[data-bar][data-state="booked"]').first();
  await expect(bar).toBeVisible();
  await page.keyboard.press('c');
  await take(page, 'board-compact');
  await page.keyboard.press('c');
  await page.setViewportSize({ width: 1280, height: 900 });
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + 50, { steps: 5 });
  await expect(page.getByRole('region', { name: /^Moving/ })).toBeVisible();
  await takeInSight(page, 'console-board-move', widths);
});

test('a company, and a link to join', async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/catalogue/companies'));
  await page.getByRole('main').locator('a[href*="/companies/"]').first().click();
  await page.waitForURL(/companies\/[^/]+$/);
  await take(page, 'company');
  await page.goto(consoleUrl('/lisbon/staff'));
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  const email = `${randomUUID()}@example.org`;
  await dialog.getByLabel('Name').fill('Sample Colleague');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: /^(Invite|Send)/ }).click();
  await page.goto(consoleUrl(await linkIn(page, email, 'Join the Handover console')));
  await take(page, 'join');
});

/** Where each dialog of the catalogue and the staff is opened, and the button that opens it. */
const dialogs = {
  invite: ['/lisbon/staff', 'Invite'],
  extra: ['/lisbon/catalogue/extras', 'Add an extra'],
  protection: ['/lisbon/catalogue/protection', 'Add protection'],
  code: ['/lisbon/catalogue/promo-codes', 'Add a code'],
  company: ['/lisbon/catalogue/companies', 'Add a company'],
  area: ['/lisbon/catalogue/areas', 'Add an area'],
  setting: ['/lisbon/catalogue/settings', 'Edit: Notice before a delivery'],
} as const;

test('dialogs', async ({ page }) => {
  test.slow();
  await workAs(page, 'owner@handover.example');
  const open = async (name: string, button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await takeInSight(page, `console-dialog-${name}`, widths);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const [name, [path, button]] of Object.entries(dialogs)) {
    await page.goto(consoleUrl(path));
    await open(name, button);
  }
  await page.goto(consoleUrl('/lisbon/fleet'));
  await page
    .getByRole('main')
    .locator('a[href*="/lisbon/fleet/"]:not([href$="new"], [href$="import"])')
    .first()
    .click();
  await page.waitForURL(/fleet\/[^/]+$/);
  for (const button of ['Update', 'Block', 'Plan']) await open(button.toLowerCase(), button);
});
