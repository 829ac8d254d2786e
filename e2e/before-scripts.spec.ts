import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../web/features/search/search-state.ts';
import { freeCar, shownTotal } from './detail-car.ts';
import { newYorkTrip, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const inLisbon = { ...emptySearch, cityId: 'lisbon' };
const delivery = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const street = (page: Page) => page.getByRole('option', { name: /^Rua Augusta/ }).first();

/** As on a slow line: the page is there, its scripts are not. Answers with what lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return async () => {
    scripts.resolve();
    await untilAlive(page);
  };
}

test('a press before the scripts have come is not lost', { tag: '@once' }, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const notice = page.getByRole('complementary', { name: 'Demonstration notice' });
  await notice.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(notice).toBeVisible();
  await letScriptsCome();
  await expect(notice).toHaveCount(0);
});

test('the menu opened before the scripts have come stays open', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

for (const [where, path] of [
  ['in the wizard', '/search?origin=&step=0'],
  // Its search bar comes to life after the page.
  ['at home', '/'],
] as const) {
  test(`an address typed ${where} before the scripts have come is looked for`, {
    tag: '@once',
  }, async ({ page }) => {
    await withSearch(page, inLisbon);
    const letScriptsCome = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await delivery(page).fill('rua augusta');
    await delivery(page).press('ArrowLeft');
    await letScriptsCome();
    await expect(street(page)).toBeVisible();
    await expect(delivery(page)).toHaveValue('rua augusta');
    await page.keyboard.type('x');
    await expect(delivery(page), 'the caret is where it was').toHaveValue('rua augustxa');
  });
}

test('a button of the search bar pressed before the scripts have come is not lost', {
  tag: '@once',
}, async ({ page }) => {
  await withSearch(page, inLisbon);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /From and to/ }).click();
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Dates and times' })).toBeVisible();
});

test('what was chosen before the scripts have come is followed', { tag: '@once' }, async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('combobox').selectOption('After the trip');
  await letScriptsCome();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['After the trip']);
});

test('what was ticked before the scripts have come is in the price', { tag: '@once' }, async ({
  page,
}) => {
  await withSearch(page, newYorkTrip);
  const car = await freeCar(page, newYorkTrip);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/assets/${car.id}`, { waitUntil: 'commit' });
  const navigation = page.getByRole('checkbox', { name: /^Satellite navigation/ });
  await navigation.check();
  await expect(shownTotal(page)).toContainText(car.total);
  await letScriptsCome();
  await expect(shownTotal(page)).not.toContainText(car.total);
  await expect(navigation).toBeChecked();
});
