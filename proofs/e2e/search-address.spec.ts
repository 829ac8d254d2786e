import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { searchOf, withSearch } from './list-trip.ts';
import { test } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

async function openStep(page: Page) {
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await page.goto('/search?origin=&step=0');
  await expect(box(page)).toBeFocused();
}

test('the first step is there without scripts [R-SEARCH-002]', { tag: '@once' }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await page.goto(`${process.env['BASE_URL']}/search?origin=&step=0`);
  await expect(page.getByRole('heading', { name: 'Where should we bring the car?' })).toBeVisible();
  await expect(
    page.getByText(/at least 3 characters of an address in Lisbon/).last(),
  ).toBeVisible();
});

test('hints, finds, and says when it finds nothing [A-SEARCH-014 R-ADDRESS-002 R-ADDRESS-003]', async ({
  page,
}) => {
  await openStep(page);
  await expectNoProblems(page);
  await box(page).fill('ru');
  await expect(
    page.getByText(/at least 3 characters of an address in Lisbon/).last(),
  ).toBeVisible();
  await box(page).fill('r. augusta');
  await expect(option(page, /^Rua Augusta/).first()).toBeVisible();
  await expectNoProblems(page);
  await box(page).fill('xylophone lane');
  await expect(page.getByText(/No matches in Lisbon/).last()).toBeVisible();
  await expect(option(page, /Drop a pin on the map/)).toBeVisible();
});

test('an older answer never replaces a newer one', { tag: '@once' }, async ({ page }) => {
  await openStep(page);
  const older = /api\/places\?.*q=avenida$/;
  const newerShown = Promise.withResolvers<void>();
  const olderSent = Promise.withResolvers<void>();
  await page.route(older, async (route) => {
    const answer = await route.fetch();
    await newerShown.promise;
    // Whoever no longer waits for it may have hung up.
    await route.fulfill({ response: answer }).catch(() => undefined);
    olderSent.resolve();
  });
  const asked = page.waitForRequest(older);
  await box(page).fill('avenida');
  await asked;
  await box(page).fill('rua augusta');
  await expect(option(page, /^Rua Augusta/).first()).toBeVisible();
  newerShown.resolve();
  await olderSent.promise;
  // Two frames later the page would show it.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await expect(option(page, /^Avenida/)).toHaveCount(0);
});

test('a failed search can be tried again [R-ERROR-010]', { tag: '@once' }, async ({ page }) => {
  await openStep(page);
  await page.route('**/api/places?*', (route) => route.abort());
  await box(page).fill('rua augusta');
  await expect(page.getByText('We couldn’t load addresses.').last()).toBeVisible();
  await expectNoProblems(page);
  await page.unroute('**/api/places?*');
  await option(page, /Try again/).click();
  await expect(option(page, /^Rua Augusta/).first()).toBeVisible();
});

test.describe('the renter’s own place', () => {
  test('is named after the nearest address [A-SEARCH-016 R-ADDRESS-010]', { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 38.7107, longitude: -9.1371 });
    await openStep(page);
    await option(page, /Use my current location/).click();
    await expect(page).toHaveURL(/step=1$/);
    await expect(page.getByText(/Baixa, 1100 Lisboa/).first()).toBeVisible();
  });

  test('out of reach opens the warning, and nothing is picked [A-SEARCH-009 A-SEARCH-010 R-ADDRESS-006 R-ADDRESS-007 R-ADDRESS-008 R-CALL-020 R-ERROR-007]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 41.15, longitude: -8.61 });
    await openStep(page);
    await option(page, /Use my current location/).click();
    const dialog = page.getByRole('dialog', { name: 'Out of Reach Location' });
    await expect(dialog).toContainText('We don’t operate there yet.');
    await expect(dialog.getByRole('link', { name: 'See our service areas' })).toHaveAttribute(
      'href',
      '/service-areas',
    );
    await expectNoProblems(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/step=0$/);
    expect((await searchOf(page)).start.location).toBeNull();
  });

  test('refused by the browser says so [R-ADDRESS-011]', { tag: '@once' }, async ({ page }) => {
    await openStep(page);
    await option(page, /Use my current location/).click();
    await expect(page.getByText(/We can’t see your location/).last()).toBeVisible();
  });
});

test('a pin on the map is an address too [R-ADDRESS-012]', async ({ page }) => {
  await openStep(page);
  await option(page, /Drop a pin on the map/).click();
  const dialog = page.getByRole('dialog', { name: 'Drop a pin in Lisbon' });
  await expect(dialog).toContainText('or move the map under the pin.');
  await dialog.getByRole('button', { name: 'Use this location' }).click();
  await expect(page).toHaveURL(/step=1$/);
});

test('addresses that arrive during a press leave what is pressed in its place', {
  tag: '@once',
}, async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/places?*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await openStep(page);
  await option(page, /Drop a pin on the map/).hover();
  await page.mouse.down();
  pressed.resolve();
  await expect(page.getByRole('option').nth(2)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Drop a pin in Lisbon' })).toBeVisible();
});

test('the service areas are listed by city [A-DATA-012 R-ADDRESS-009]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/service-areas');
  await expect(page.getByRole('heading', { level: 2, name: 'Lisbon' })).toBeVisible();
  await expect(page.getByText('Baixa, Chiado and Alfama')).toBeVisible();
  await expectNoProblems(page);
});
