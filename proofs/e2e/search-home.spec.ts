import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { searchOf, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const inLisbon = { ...emptySearch, cityId: 'lisbon' };
const delivery = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const back = (page: Page) => page.getByRole('combobox', { name: 'Return address' });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const sameAddress = (page: Page) => page.getByText('Return address same as delivery');

async function openHome(page: Page, path = '/') {
  await page.goto(path);
  await untilAlive(page);
}

async function pick(page: Page, box: ReturnType<typeof delivery>, text: string, name: RegExp) {
  await box.fill(text);
  await page.getByRole('option', { name }).first().click();
  await expect(box).toHaveValue(name);
}

test.describe('below 928 pixels', { tag: '@narrow' }, () => {
  test('only the city is chosen; it is stored and the wizard opens [A-SEARCH-008 R-SEARCH-014 R-SEARCH-015]', async ({
    page,
  }) => {
    await openHome(page);
    await expect(search(page)).toBeHidden();
    // Both cities are on the first screen, names and all.
    for (const city of ['Lisbon', 'New York']) {
      await expect(page.getByRole('link', { name: city }).first()).toBeInViewport({ ratio: 1 });
    }
    await expectNoProblems(page, { byNight: true });
    await page.getByRole('link', { name: 'Lisbon' }).first().click();
    await expect(page).toHaveURL(/\/search\?origin=&step=0$/);
    expect((await searchOf(page)).cityId).toBe('lisbon');

    await openHome(page);
    await page
      .getByRole('region', { name: /^Live in/ })
      .getByRole('link', { name: 'New York' })
      .click();
    await expect(page, 'a city further down leads there, too').toHaveURL(
      /\/search\?origin=&step=0$/,
    );
    expect((await searchOf(page)).cityId).toBe('new-york');
  });
});

test.describe('from 928 pixels', { tag: '@wide' }, () => {
  test('first the city, then the bar; a link changes the city [A-HOME-001 A-SEARCH-001 A-SEARCH-003 R-SEARCH-016]', async ({
    page,
  }) => {
    await openHome(page);
    await expect(delivery(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Lisbon' }).first().click();
    await expect(delivery(page)).toBeVisible();
    await expectNoProblems(page, { byNight: true });
    await delivery(page).fill('rua augusta');
    await expect(page.getByRole('option').first()).toBeVisible();
    const edges = ({ x, width }: { x: number; width: number }) => [
      Math.round(x),
      Math.round(x + width),
    ];
    const [cell, list] = await Promise.all(
      ['[data-part=deliveryLocation]', '[data-part=deliveryLocation] :has(> [role=listbox])'].map(
        async (part) => edges((await page.locator(part).boundingBox()) ?? { x: -1, width: 0 }),
      ),
    );
    expect(list, 'what is suggested stands under its field').toEqual(cell);
    await delivery(page).fill('');
    await page.getByRole('link', { name: 'Change city' }).click();
    await expect(delivery(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'New York' }).first().click();
    await expect(page.getByRole('form', { name: 'Search cars' })).toContainText('New York');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the bar stands with its default dates [A-SEARCH-004 D-005-003 R-SEARCH-019]', async ({
      page,
    }) => {
      await withSearch(page, inLisbon);
      await page.goto('/');
      await expect(page.getByRole('button', { name: /Dates, 3 days/ })).toBeVisible();
    });
  });

  test.describe('in Lisbon', () => {
    test.beforeEach(async ({ page }) => {
      await withSearch(page, inLisbon);
      await openHome(page);
    });

    test('a search is stored and leads to the cars [A-SEARCH-004 A-SEARCH-006 D-005-004 R-DATA-023 R-PRODUCT-004 R-SEARCH-022]', async ({
      page,
    }) => {
      await pick(page, delivery(page), 'rua augusta 110', /^Rua Augusta 110/);
      await search(page).click();
      await expect(page).toHaveURL(/\/assets\?city=lisbon$/);
      const { start, end, returnOption } = await searchOf(page);
      expect(start).toMatchObject({ time: '09:00', query: /^Rua Augusta 110/ });
      expect(start.location?.latitude).toBeCloseTo(38.71, 1);
      expect(returnOption).toBe('same_address');
      expect(end.location).toEqual(start.location);
      expect(end.date).toBe(
        Temporal.PlainDate.from(start.date ?? '')
          .add({ days: 3 })
          .toString(),
      );
    });

    test('another return address is stored with its history [A-SEARCH-005 R-PRODUCT-004 R-SEARCH-021]', async ({
      page,
    }) => {
      await pick(page, delivery(page), 'rua augusta 110', /^Rua Augusta 110/);
      await sameAddress(page).click();
      await pick(page, back(page), 'aeroporto', /^Aeroporto/);
      await search(page).click();
      await expect(page).toHaveURL(/\/assets\?city=lisbon$/);
      const { end, returnOption, returnLocationHistory } = await searchOf(page);
      expect(returnOption).toBe(
        `custom_location_${end.location?.longitude},${end.location?.latitude}`,
      );
      expect(returnLocationHistory).toEqual([{ label: end.query, value: returnOption }]);
    });

    test('what is missing is named, at the field and aloud [A-SEARCH-011 A-SEARCH-012 A-SEARCH-013 R-SEARCH-024 R-SEARCH-025 R-SEARCH-026]', async ({
      page,
    }) => {
      await sameAddress(page).click();
      await page.getByRole('button', { name: /Dates/ }).click();
      await page.getByRole('button', { name: 'Clear dates' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await search(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Please enter a valid delivery address');
      await expect(alert).toContainText('Please enter a valid return address');
      await expect(alert).toContainText('Please fill the dates correctly');
      await expect(delivery(page)).toBeFocused();
      await expect(delivery(page)).toHaveAccessibleDescription(/valid delivery address/);
      await expect(page).toHaveURL(/\/$/);
      await expectNoProblems(page);
    });

    test('an address out of reach opens the warning and is not taken [A-SEARCH-009]', async ({
      page,
    }) => {
      const far = { latitude: 41.15, longitude: -8.61, approximate: false, kind: 'street' };
      const place = { ...far, id: 'far', placeName: 'Rua do Porto 1', name: 'Rua do Porto 1' };
      await page.route('**/api/places?*', (route) =>
        route.fulfill({ json: { places: [{ ...place, detail: 'Porto' }], credit: null } }),
      );
      await delivery(page).fill('rua do porto');
      await page.getByRole('option', { name: /^Rua do Porto 1/ }).click();
      const warning = page.getByRole('dialog', { name: 'Out of Reach Location' });
      await expect(warning).toContainText('We don’t operate at Rua do Porto 1 yet.');
      await warning.getByRole('button', { name: 'Close' }).click();
      await search(page).click();
      await expect(page.getByRole('alert')).toContainText('Please enter a valid delivery address');
      await expect(page).toHaveURL(/\/$/);
    });

    test('the keyboard is enough [R-SEARCH-018 R-SEARCH-019]', async ({ page }) => {
      await delivery(page).focus();
      await page.keyboard.type('rua aug');
      await expect(page.getByRole('option', { name: /^Rua Augusta/ }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(delivery(page)).toHaveValue(/^Rua Augusta/);
      await page.getByRole('button', { name: /Dates/ }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Dates and times' });
      await expect(dialog.getByRole('grid')).toHaveCount(2);
      await dialog.locator('[data-date][tabindex="0"]').focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toContainText(/Pick (your|a new) return date/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('7 days')).toBeVisible();
      await expectNoProblems(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /Dates, 7 days/ })).toBeFocused();
    });

    test('a time is picked from the half hours, and one that costs a day is taken back in one press [A-SEARCH-004 R-SEARCH-020]', async ({
      page,
    }) => {
      await page.getByRole('button', { name: /Delivery time/ }).click();
      await page.getByRole('option', { name: '10:30am' }).click();
      await expect(page.getByRole('button', { name: /10:30am/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Dates, 3 days/ })).toBeVisible();
      await page.getByRole('button', { name: /Return time/ }).click();
      await page.getByRole('option', { name: '12:00pm' }).click();
      await page.getByRole('button', { name: /Dates, 4 days/ }).click();
      const cheaper = page.getByRole('button', { name: /^Return by 10:30am .*3 days.* 4$/ });
      await cheaper.click();
      await expect(cheaper).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /Dates, 3 days/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Return time/ })).toContainText('10:30am');
    });
  });
});
