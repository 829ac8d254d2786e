import { expect, test } from '@playwright/test';
import { newYorkTrip, withSearch } from './list-trip.ts';
import { asAnotherVisitor, dialog, logIn, open } from './sign-in-dialog.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('the visitor continues where they were going', { tag: '@once' }, async ({ page }) => {
  await open(page, '/?action=login&origin=%2Fservice-areas');
  await logIn(page);
  await expect(page).toHaveURL('/service-areas');
  await page.goto('/?action=login&origin=%2Fassets');
  await expect(page, 'whoever is signed in already goes there at once').toHaveURL('/assets');
});

test('Reserve asks to log in on the spot and goes on to the extras', async ({ page }) => {
  await withSearch(page, newYorkTrip);
  await page.goto('/assets');
  const car = await page.locator('a[href^="/assets/"]').first().getAttribute('href');
  await open(page, car ?? '');
  await page.getByRole('button', { name: 'Reserve' }).and(page.locator(':visible')).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(car ?? '');
  await logIn(page);
  await expect(page).toHaveURL(`${car}/book`);
});

for (const origin of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil']) {
  test(`nobody is led to ${JSON.stringify(origin)}`, { tag: '@once' }, async ({ page }) => {
    await open(page, `/?action=login&origin=${encodeURIComponent(origin)}`);
    await logIn(page);
    await expect(page).toHaveURL('/');
    await page.goto(`/?action=login&origin=${encodeURIComponent(origin)}`);
    await expect(page).toHaveURL('/');
  });
}
