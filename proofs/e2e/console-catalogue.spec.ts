import { expect } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

test('an owner runs the catalogue by keyboard, and renters are offered what is in it', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/catalogue/extras'));
  await expectNoProblems(page, { byNight: true });

  await page.keyboard.press('/');
  await page.keyboard.type('add an extra');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add extra' }).press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Kite rack');
  await dialog.getByLabel('Description').fill('For two kites and their lines.');
  await dialog.getByLabel('Price a day (EUR)').fill('7,50');
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Add extra' }).press('Enter');
  const extras = page.getByRole('region', { name: 'Extras in Lisbon' });
  await expect(extras.getByText('Kite rack')).toBeVisible();
  // Until it is gone, the dialog keeps the focus to itself.
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Move up: Kite rack' }).press('Enter');
  await expect(extras.getByRole('listitem').nth(-2)).toContainText('Kite rack');
  const offered = await page.request.get('/api/extras?city=lisbon');
  expect(await offered.text()).toContain('Kite rack');

  await page.getByRole('link', { name: 'Protection' }).click();
  await expect(page.getByText('Roadside help').first()).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.keyboard.press('/');
  await page.keyboard.type('roadside');
  await expect(page.getByRole('option', { name: /^Roadside help/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Promo codes' }).click();
  await page.getByRole('button', { name: 'Add a code' }).click();
  await dialog.getByLabel('Code').fill('kite10');
  await dialog.getByLabel('What renters read').fill('10 percent off');
  await dialog.getByLabel('How much').fill('10');
  await dialog.getByLabel('First day').fill('2026-01-01');
  await dialog.getByLabel('Last day').fill('2025-01-01');
  await dialog.getByRole('button', { name: 'Add code' }).click();
  await expect(dialog.getByLabel('Last day')).toBeFocused();
  await expectNoProblems(page, { byNight: true });
  await dialog.getByLabel('Last day').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByRole('row', { name: /KITE10/ })).toContainText('Running');
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('button', { name: 'Add a company' }).click();
  await dialog.getByLabel('Name').fill('Kites and Co');
  await dialog.getByLabel('Address').fill('Rua da Amostra 9, Lisboa');
  await dialog.getByLabel('Tax number').fill('PT 000000009');
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByRole('link', { name: 'Kites and Co' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('link', { name: 'Kites and Co' }).click();
  await expect(page.getByText('No one books for Kites and Co yet')).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.goto(consoleUrl('/lisbon/catalogue/settings'));
  await page.getByRole('button', { name: 'Edit: Notice before a delivery' }).click();
  await dialog.getByLabel('Hours').fill('169');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a whole number from 0 to 168')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit: Bank account for transfers' }).click();
  await dialog.getByLabel('Account').fill('IBAN PT50 (sample)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Bank account for transfers, EUR: .* to IBAN PT50/)).toBeVisible();
  await expectNoProblems(page, { byNight: true });
});
