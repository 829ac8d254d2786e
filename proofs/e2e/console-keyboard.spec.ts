import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoProblems } from './expect-no-problems.ts';
import { porto } from './new-city.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { press, tabTo, typeInto } from './tab-to.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

const gaia = { ...porto, Name: 'Gaia', Code: 'GAI', 'Name in links': 'gaia' };
const corners = '41.14, -8.66\n41.14, -8.58\n41.18, -8.58\n41.18, -8.66';

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
  const entry = menu.getByRole('menuitem', { name: verb, exact: true });
  const isReached = () => entry.evaluate((one) => one === one.ownerDocument.activeElement);
  for (let keys = 0; keys < 5 && !(await isReached()); keys += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

// What they add is on every other test's pages. One after the other: each one-time code of the owner is good once.
test.describe('beside no other test', () => {
  test.describe.configure({ mode: 'default' });

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
    await typeInto(page, page.getByLabel('Make'), 'Keystone');
    await typeInto(page, page.getByLabel('Model'), 'Tab');
    await typeInto(page, page.getByLabel('Year'), '2025');
    await typeInto(page, page.getByLabel('Price a day (EUR)'), '45');
    await typeInto(page, page.getByLabel('Base'), '38.7253, -9.15');
    await typeInto(page, page.getByLabel('Odometer (kilometres)'), '1200');
    await typeInto(page, page.getByRole('textbox', { name: 'Plate' }), plate);
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
    await typeInto(page, dialog.getByLabel('Odometer (kilometres)'), '1350');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const now = page.getByRole('region', { name: 'Now' });
    await expect(now.getByText('1,350 km')).toBeVisible();
    await expect(button('Update')).toBeFocused();

    await press(page, button(/^Block$/));
    await lookAndLeave(page, button(/^Block$/));

    await press(page, button(/^Plan$/));
    await press(page, dialog.getByRole('button', { name: 'Add a task' }));
    await typeInto(page, dialog.getByRole('textbox', { name: 'Task' }), 'Oil');
    await typeInto(page, dialog.getByLabel('Every (kilometres)'), '15000');
    await typeInto(page, dialog.getByLabel('Last done at (kilometres)'), '1000');
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

  test('a city is added, given an area and a car, opened and closed by keyboard alone', {
    tag: '@alone',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const toFleet = page
      .getByRole('navigation', { name: 'Desk' })
      .getByRole('link', { name: 'Fleet' });
    await workAs(page, 'owner@handover.example');
    await page.goto(consoleUrl('/lisbon/catalogue/city'));
    await press(page, link('Add a city'));
    for (const [label, value] of Object.entries(gaia)) {
      await typeInto(page, page.getByLabel(label, { exact: true }), value);
    }
    await press(page, button('Add city'));
    await expect(page).toHaveURL(consoleUrl('/gaia/catalogue/city'));

    await press(page, link('Service areas').first());
    await press(page, button('Add an area'));
    await untilFocused(dialog);
    await expectNoProblems(page, { byNight: true });
    await typeInto(page, dialog.getByLabel('Name'), 'Ribeira');
    // Whoever cannot draw writes the corners.
    await typeInto(page, dialog.getByLabel('Corners'), corners);
    await press(page, dialog.getByRole('button', { name: 'Save area' }));
    await expect(dialog).toHaveCount(0);
    await expect(button('Add an area')).toBeFocused();
    await typeInto(page, page.getByLabel('Address', { exact: true }), '41.145, -8.62');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yes, we serve it: Ribeira')).toBeVisible();

    await press(page, toFleet);
    await press(page, link('Add a car').first());
    for (const [label, value] of [
      ['Make', 'Keystone'],
      ['Model', 'Douro'],
      ['Year', '2025'],
      ['Price a day (EUR)', '39'],
      ['Base', '41.145, -8.62'],
    ] as const) {
      await typeInto(page, page.getByLabel(label), value);
    }
    await typeInto(page, page.getByRole('textbox', { name: 'Plate' }), 'GA 10 IA');
    await press(page, button('Add car'));
    await expect(page.getByRole('heading', { level: 1, name: 'Keystone Douro' })).toBeVisible();

    await press(page, toFleet);
    const downloading = page.waitForEvent('download');
    await press(page, link('Export'));
    const exported = await readFile(await (await downloading).path(), 'utf8');
    await press(page, link('Import'));
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('file'));
    await page.keyboard.press('Enter');
    const buffer = Buffer.from(exported.replace('39.00', '41.50'));
    await (await chooser).setFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('Price a day: 39.00 to 41.50')).toBeVisible();
    await expectNoProblems(page, { byNight: true });
    await press(page, button('Save 1 car'));
    await expect(page.getByRole('row', { name: /Keystone Douro.*€41\.50/ })).toBeVisible();

    await page.goto(consoleUrl('/gaia/catalogue/city'));
    await press(page, button('Open Gaia'));
    await press(page, button('Close Gaia'));
    const question = page.getByRole('alertdialog', { name: 'Close Gaia to renters?' });
    await untilFocused(question);
    await press(page, question.getByRole('button', { name: 'Close Gaia' }));
    await expect(page.getByText('Gaia is closed to renters')).toBeVisible();
    await expect(button('Open Gaia')).toBeFocused();
  });
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
