import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, newYorkTrip, searchOf, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ });

async function pickAddress(page: Page, label: string, text: string, name: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name }).first().click();
}

async function openWizard(page: Page, query: string) {
  await page.goto(`/search?${query}`);
  await untilAlive(page);
}

test('without a city it leads home [R-SEARCH-013]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?origin=&step=0');
  await expect(page).toHaveURL(/\/$/);
});

test('three steps lead to the cars [R-CALENDAR-025 R-SEARCH-001 R-SEARCH-003 R-SEARCH-004 R-SEARCH-005 R-SEARCH-006 R-SEARCH-007 R-SEARCH-011]', async ({
  page,
}) => {
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await openWizard(page, 'origin=&step=0');
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await pickAddress(page, 'Delivery address', 'rua augusta 110', /^Rua Augusta 110/);

  await expect(heading(page, 'Where should we collect it?')).toBeFocused();
  await expect(page.getByRole('radio', { name: /Same address/ })).toBeChecked();
  await expectNoProblems(page, { byNight: true });
  await page.getByText('Another address').click();
  await expect(confirm(page)).toBeDisabled();
  await pickAddress(page, 'Return address', 'aeroporto', /^Aeroporto/);
  await expect(page.getByText('We’ll collect the car from')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await confirm(page).click();

  await expect(heading(page, 'When do you need it?')).toBeFocused();
  await expect(page.getByText('3 days')).toBeVisible();
  await expect(page.getByRole('button', { name: /Return time/ })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(isPhone(page) ? 1 : 2);
  await expectNoProblems(page);
  const clear = page.getByRole('button', { name: 'Clear dates' });
  await clear.click();
  await expect(clear, 'the keyboard stays where it was').toBeFocused();
  await expect(confirm(page)).toBeDisabled();
  const firstMonth = page.getByRole('grid').first();
  const before = await firstMonth.locator('[data-date]').first().getAttribute('data-date');
  await page.getByRole('button', { name: 'Next month' }).click();
  // Early in a month the days of both could be picked.
  await expect(page.locator(`[data-date="${before}"]`)).toHaveCount(0);
  await firstMonth.evaluate((month) => {
    for (const day of ['10', '15, pressed at once'])
      month.querySelector<HTMLElement>(`[data-date$="-${day.slice(0, 2)}"]`)?.click();
  });
  await expect(page.getByText('5 days')).toBeVisible();
  await confirm(page).click();

  await expect(page).toHaveURL(/\/assets\?city=lisbon$/);
  const search = await searchOf(page);
  expect(search.start).toMatchObject({ date: expect.stringMatching(/-10$/), time: '09:00' });
  expect(search.end.date).toMatch(/-15$/);
  expect(search.returnOption).toMatch(/^custom_location_-9\.\d+,38\.\d+$/);
  expect(search.returnLocationHistory[0]?.label).toMatch(/^Aeroporto/);
});

test('nothing is stored before the end, and back goes step by step [R-SEARCH-009]', {
  tag: '@phone',
}, async ({ page }) => {
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await openWizard(page, 'origin=&step=0');
  await pickAddress(page, 'Delivery address', 'rua augusta 110', /^Rua Augusta 110/);
  await confirm(page).click();
  await expect(page).toHaveURL(/step=2$/);
  await goBack(page).click();
  await expect(page).toHaveURL(/step=1$/);
  await goBack(page).click();
  await expect(page).toHaveURL(/step=0$/);
  await expect(page.getByRole('option', { name: /Keep this address/ })).toBeVisible();
  expect((await searchOf(page)).start.location).toBeNull();
  await goBack(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a return at the delivery address is the same address [R-SEARCH-032]', {
  tag: '@once',
}, async ({ page }) => {
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await openWizard(page, 'origin=&step=0');
  await pickAddress(page, 'Delivery address', 'rua augusta 110', /^Rua Augusta 110/);
  await page.getByText('Another address').click();
  await pickAddress(page, 'Return address', 'rua augusta 110', /^Rua Augusta 110/);
  await expect(page.getByRole('radio', { name: /Same address/ })).toBeChecked();
});

test.describe('from the list', () => {
  test.beforeEach(({ page }) => withSearch(page, newYorkTrip));

  test('new addresses keep the dates and lead straight back [R-SEARCH-012]', {
    tag: '@phone',
  }, async ({ page }) => {
    await openWizard(page, 'origin=%2Fassets&step=0');
    await pickAddress(page, 'Delivery address', '1 wall street', /^1 Wall Street/);
    await confirm(page).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york$/);
    const { start, end } = await searchOf(page);
    expect(start.query).toMatch(/^1 Wall Street/);
    expect(start.date).toBe(newYorkTrip.start.date);
    expect(end).toEqual(newYorkTrip.end);
  });

  test('dates are confirmed once they have changed [R-ROUTE-003 R-SEARCH-033]', {
    tag: '@once',
  }, async ({ page }) => {
    await openWizard(page, 'origin=%2Fassets%3Fseats%3D5&step=2');
    await expect(page.getByText('4 days')).toBeVisible();
    await expect(confirm(page)).toBeDisabled();
    await page.getByRole('button', { name: /Return time/ }).click();
    await page.getByRole('option', { name: '10:00am' }).click();
    await expect(page.getByText('5 days')).toBeVisible();
    await confirm(page).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york&seats=5$/);
    expect((await searchOf(page)).end.time).toBe('10:00');
  });

  test('back from the dates goes back, back from the first step drops only what was typed since [D-048-001 R-SEARCH-008 R-SEARCH-010]', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/assets');
    await openWizard(page, 'origin=%2Fassets&step=2');
    await goBack(page).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york$/);
    expect(await searchOf(page)).toMatchObject({ start: { query: newYorkTrip.start.query } });
    await openWizard(page, 'origin=%2Fassets&step=0');
    await page.getByRole('combobox', { name: 'Delivery address' }).fill('rua');
    await goBack(page).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york$/);
    expect((await searchOf(page)).start).toEqual(newYorkTrip.start);
  });

  test('never leads to another site [R-ROUTE-005]', { tag: '@once' }, async ({ page }) => {
    await openWizard(page, 'origin=%2F%2Fexample.org&step=0');
    await goBack(page).click();
    await expect(page).toHaveURL(`${process.env['BASE_URL']}/`);
  });
});

test('a browser without Temporal gets it in time', { tag: '@once' }, async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await withSearch(page, newYorkTrip);
  await openWizard(page, 'origin=%2Fassets&step=2');
  await page.locator('[data-date]:not([aria-disabled])').first().click();
  await expect(page.getByText(/^Pick (your|a new) return date/)).toBeVisible();
  expect(errors).toEqual([]);
});
