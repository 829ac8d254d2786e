import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, newYorkTrip, withoutLiveMap, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const show = (page: Page) => drawer(page).getByRole('button', { name: /^(Show|No car)/ });
const opener = (page: Page) =>
  page.getByRole('button', { name: isPhone(page) ? /^Filter/ : /^More/ });

test.beforeEach(async ({ page }) => {
  await withSearch(page, newYorkTrip);
  await withoutLiveMap(page);
});

async function openDrawer(page: Page, address = '/assets') {
  await page.goto(address);
  await untilAlive(page);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('every filter is in the drawer, and it counts as one chooses [D-037-002 R-LIST-030]', async ({
  page,
}) => {
  test.slow();
  await openDrawer(page);
  const before = await show(page).textContent();
  await drawer(page).getByRole('checkbox', { name: 'Electric' }).check();
  await expect(show(page)).not.toHaveText(before ?? '');
  for (const name of ['D Family', 'SUV', 'Bluetooth', 'Tesla']) {
    await drawer(page).getByRole('checkbox', { name }).check();
  }
  await drawer(page).getByText('Green vehicles only').click();
  await drawer(page)
    .getByRole('button', { name: /From year$/ })
    .click();
  await page.getByRole('option', { name: '2022' }).click();
  await expectNoProblems(page);
  await show(page).click();
  await expect(page).toHaveURL(
    '/assets?city=new-york&propulsionType=ELECTRIC&category=D&category=SUV&brand=Tesla&feature=BLUETOOTH&greenVehicle=true&minYear=2022',
  );
});

test('"at least" is a list of values, and the count is that of the list [R-LIST-016 R-LIST-018 R-LIST-020]', {
  tag: '@phone',
}, async ({ page }) => {
  await openDrawer(page);
  const seats = drawer(page).getByRole('spinbutton', { name: 'Seats, at least' });
  const more = drawer(page).getByRole('button', { name: 'More: Seats, at least' });
  await expect(seats).toHaveText('2');
  await expect(drawer(page).getByRole('button', { name: 'Fewer: Seats, at least' })).toBeDisabled();
  const before = await show(page).textContent();
  for (const atLeast of ['4', '5', '6']) {
    await more.click();
    await expect(seats).toHaveText(atLeast);
  }
  await expect(show(page)).not.toHaveText(before ?? '');
  await expect(show(page).locator('[aria-live]')).toHaveAttribute('aria-busy', 'false');
  const promised = Number((await show(page).textContent())?.match(/\d+/)?.[0]);
  await show(page).click();
  await expect(page).toHaveURL(/\?city=new-york&seats=6&seats=7$/);
  await expect(page.getByText(/^\d+ cars? available from/)).toHaveText(new RegExp(`^${promised} `));
});

test('"Reset all" takes everything back, and closing changes nothing [R-LIST-016 R-LIST-017]', {
  tag: '@once',
}, async ({ page }) => {
  await openDrawer(page, '/assets?transmission=AUTOMATIC&doors=4&doors=5');
  const doors = drawer(page).getByRole('spinbutton', { name: 'Doors, at least' });
  await expect(doors).toHaveText('4');
  await drawer(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(doors).toHaveText('2');
  await expect(drawer(page).getByRole('checkbox', { name: 'Automatic' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?city=new-york&transmission=AUTOMATIC&doors=4&doors=5$/);

  await opener(page).click();
  await drawer(page).getByRole('button', { name: 'Reset all' }).click();
  await show(page).click();
  await expect(page).toHaveURL(/\/assets\?city=new-york$/);
});

test('on phones the badge says how many filters are set, up to nine [R-LIST-015 R-LIST-021]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/assets?transmission=AUTOMATIC&seats=5&seats=6');
  await expect(opener(page)).toHaveText(/2/);
  await page.goto(
    `/assets?${'ABCDE'.replace(/./g, 'category=$&&')}feature=USB&feature=AC&sort=desc`,
  );
  await expect(opener(page)).toHaveText(/7/);
  const many = ['ECONOMY', 'SEDAN', 'SUV'].map((body) => `category=${body}`).join('&');
  await page.goto(`/assets?${'ABCDE'.replace(/./g, 'category=$&&')}feature=USB&feature=AC&${many}`);
  await expect(opener(page)).toHaveText(/\+9/);
});

test('on phones the order is chosen in a drawer [R-LIST-015 R-LIST-019]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/assets');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sort by' });
  await expect(sheet.getByRole('radio', { name: 'Price, lowest first' })).toBeChecked();
  await sheet.getByText('Price, highest first').click();
  await expect(page).toHaveURL(/\?city=new-york&sort=desc$/);
});
