import { expect } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { write } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const polo = {
  cityId: 'lisbon',
  brand: 'Volkswagen',
  model: 'Polo',
  year: 2025,
  category: 'B',
  bodyType: 'ECONOMY',
  seats: 5,
  doors: 5,
  luggages: 2,
  transmission: 'MANUAL',
  propulsionType: 'GAS',
  pricePerDay: { amount: 120_000, currency: 'EUR', precision: 4 },
  base: { latitude: 38.7253, longitude: -9.15 },
  offered: false,
};

test('of two people who edit one car, the second is told what changed, decides and loses nothing', {
  tag: '@once',
}, async ({ page, browser }) => {
  await workAs(page, 'owner@handover.example');
  const { id } = await write<{ id: string }>(page, consoleUrl('/api/operate/fleet/cars'), polo);
  const form = consoleUrl(`/lisbon/fleet/${id}/edit`);
  const other = await (await browser.newContext()).newPage();
  await workAs(other, 'fleet@handover.example');
  for (const who of [page, other]) {
    await who.goto(form);
    await expect(who.getByLabel('Price a day (EUR)')).toHaveValue('12.00');
  }

  await page.getByLabel('Price a day (EUR)').fill('15.00');
  await page.getByLabel('Paint').selectOption('Blue');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volkswagen Polo' })).toBeVisible();

  await other.getByLabel('Price a day (EUR)').fill('14.00');
  await other.getByLabel('Seats', { exact: true }).fill('4');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const news = other.getByRole('region', { name: 'Someone else changed this' });
  await expect(news).toContainText('Price a day (EUR): they saved €15.00, you entered €14.00');
  await expect(news).toContainText('Paint is now Blue');
  await expect(other.getByRole('textbox', { name: 'Price a day (EUR)' })).toHaveValue('14.00');
  await expect(other.getByLabel('Seats', { exact: true })).toHaveValue('4');
  await expectNoProblems(other, { byNight: true });
  await news.getByRole('button', { name: 'Use theirs: Price a day (EUR)' }).click();

  // Meanwhile the first one plans what this form has no field for.
  await write(page, consoleUrl(`/api/operate/fleet/cars/${id}/service-plan`), {
    version: 2,
    tasks: [{ name: 'Oil', everyKm: 15_000, everyMonths: null, lastKm: 0, lastOn: '2027-01-01' }],
  });
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(news).toContainText('It doesn’t affect anything you entered');
  await other.getByRole('button', { name: 'Save changes' }).click();

  const facts = other.getByRole('main');
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText('Volkswagen Polo');
  await expect(facts).toContainText('€15.00');
  await expect(facts).toContainText('Oil');
  await other.goto(form);
  await expect(other.getByLabel('Seats', { exact: true })).toHaveValue('4');
  await expect(other.getByLabel('Paint')).toHaveValue('tile');
  await other.context().close();
});

test('who saves a city alone is not told, even for a moment, that somebody else did', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('meanwhile-title')) sessionStorage.setItem('told', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await workAs(page, 'owner@handover.example');
  // Of all cities the one that no other test rents in.
  await page.goto(consoleUrl('/paris/catalogue/city/edit'));
  await page.getByLabel('Deposit, debit card (EUR)').fill('610.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/catalogue\/city$/);
  await expect(page.getByText('€610.00')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
});
