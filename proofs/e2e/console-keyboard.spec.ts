import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoProblems } from './expect-no-problems.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { press, tabTo } from './tab-to.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

/** Types over what stands in a field. */
async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** A dialog that is looked at and left has changed nothing, and the focus is where it was. */
async function lookAndLeave(page: Page, opener: Locator) {
  // Messages in the corner have the role, too.
  const dialog = page.locator('section:is([role=dialog], [role=alertdialog])');
  await untilFocused(dialog);
  await expectNoProblems(page, { byNight: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** The menu has the focus a moment after it is seen, and the arrows lead through it. */
async function chooseFromMenu(page: Page, more: Locator, verb: string) {
  await press(page, more);
  const menu = page.getByRole('menu');
  await untilFocused(menu);
  const entry = menu.getByRole('menuitem', { name: verb });
  const isReached = () => entry.evaluate((one) => one === one.ownerDocument.activeElement);
  for (let keys = 0; keys < 5 && !(await isReached()); keys += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

// Alone: another car moves the rows of every other test's fleet.
test('a car is added, photographed and looked after by keyboard alone', {
  tag: '@alone',
}, async ({ page }) => {
  test.slow();
  const plate = `KB ${randomUUID().slice(0, 6).toUpperCase()}`;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = page.getByRole('dialog');
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/fleet'));
  await press(page, page.getByRole('link', { name: 'Add a car' }));
  await expect(heading('Add a car')).toBeVisible();
  await write(page, page.getByLabel('Make'), 'Keystone');
  await write(page, page.getByLabel('Model'), 'Tab');
  await write(page, page.getByLabel('Year'), '2025');
  await write(page, page.getByLabel('Price a day (EUR)'), '45');
  await write(page, page.getByLabel('Base'), '38.7253, -9.15');
  await write(page, page.getByLabel('Odometer (kilometres)'), '1200');
  await write(page, page.getByRole('textbox', { name: 'Plate' }), plate);
  await press(page, button('Add car'));
  await expect(heading('Keystone Tab')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Add photos'));
  await page.keyboard.press('Enter');
  const create = { width: 960, height: 540, channels: 3, background: '#456' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'side.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Keystone Tab, Side' })).toBeVisible();
  await press(page, button('Crop photo 1'));
  await lookAndLeave(page, button('Crop photo 1'));

  await press(page, button('Update'));
  await untilFocused(dialog);
  await expectNoProblems(page, { byNight: true });
  await write(page, dialog.getByLabel('Odometer (kilometres)'), '1350');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1,350 km')).toBeVisible();
  await expect(button('Update')).toBeFocused();

  await press(page, button(/^Block$/));
  await lookAndLeave(page, button(/^Block$/));

  await press(page, button(/^Plan$/));
  await press(page, dialog.getByRole('button', { name: 'Add a task' }));
  await write(page, dialog.getByRole('textbox', { name: 'Task' }), 'Oil');
  await write(page, dialog.getByLabel('Every (kilometres)'), '15000');
  await write(page, dialog.getByLabel('Last done at (kilometres)'), '1000');
  await tabTo(page, dialog.getByLabel('Last done on'));
  await page.keyboard.type('01022026');
  await expectNoProblems(page, { byNight: true });
  await press(page, dialog.getByRole('button', { name: 'Save plan' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Oil at 16,000 km')).toBeVisible();

  const more = button('More for Keystone Tab');
  for (const verb of ['Copy this car', 'Retire this car']) {
    await chooseFromMenu(page, more, verb);
    await lookAndLeave(page, more);
  }
});

test('an invitation and protection are looked at and left by keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/staff'));
  const invite = page.getByRole('button', { name: 'Invite' });
  await press(page, invite);
  await lookAndLeave(page, invite);

  await page.goto(consoleUrl('/lisbon/catalogue/protection'));
  const add = page.getByRole('button', { name: 'Add protection' });
  await press(page, add);
  await lookAndLeave(page, add);
});

test('roles and a removal are looked at and left by keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/staff'));
  const more = page.getByRole('button', { name: /: more$/ }).first();
  for (const verb of ['Change roles', 'Remove']) {
    await chooseFromMenu(page, more, verb);
    await lookAndLeave(page, more);
  }
});
