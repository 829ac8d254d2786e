import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNoProblems } from './expect-no-problems.ts';
import { consoleUrl, logInAs } from './staff-login.ts';
import { test } from './test.ts';

/** No other car is made by them, so the renter's list shows this one alone. */
const make = 'Lagonda';

const photograph = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 960, height: 540, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('an owner adds a car with three photographs and a renter finds it', {
  tag: '@once',
}, async ({ page }) => {
  await logInAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/fleet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d cars/);
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('link', { name: 'Add a car' }).click();
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByLabel('Make')).toBeFocused();
  await expectNoProblems(page, { byNight: true });
  await page.getByLabel('Make').fill(make);
  await page.getByLabel('Model').fill('Rapide');
  await page.getByLabel('Year').fill('2025');
  await page.getByLabel('Price a day (EUR)').fill('188.50');
  await page.getByLabel('Base').fill('38.7253, -9.15');
  await page.getByRole('textbox', { name: 'Plate' }).fill('lg 100 ra');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${make} Rapide` })).toBeVisible();

  await page
    .getByLabel('Add photos')
    .setInputFiles(
      await Promise.all([
        photograph('side', '#803020'),
        photograph('front', '#208030'),
        photograph('rear', '#203080'),
      ]),
    );
  await expect(page.getByRole('img', { name: `${make} Rapide, Rear` })).toBeVisible();
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect(page.getByRole('button', { name: 'Photo 2 shows: Rear' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('link', { name: 'Fleet', exact: true }).first().click();
  await page.getByLabel('Find by plate, VIN, make or model').fill('LG 100');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 car');
  await expect(page).toHaveURL(/text=LG\+100/);

  await page.goto(`/assets?city=lisbon&brand=${make}`);
  await expect(page.getByRole('heading', { name: `${make} Rapide` })).toBeVisible();
  const photo = page.getByRole('img', { name: `${make} Rapide` }).first();
  await expect(photo).toHaveAttribute('src', /^\/photographs\//);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto(consoleUrl('/lisbon/fleet?text=LG+100'));
  await page.getByRole('link', { name: `${make} Rapide` }).click();
  await page.getByRole('button', { name: `More for ${make} Rapide` }).click();
  await page.getByRole('menuitem', { name: 'Retire this car' }).click();
  const question = page.getByRole('alertdialog', { name: `Retire ${make} Rapide?` });
  await expect(question).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await question.getByRole('button', { name: `Retire ${make} Rapide` }).click();
  await expect(page.getByText(/^Retired \w/)).toBeVisible();
});
