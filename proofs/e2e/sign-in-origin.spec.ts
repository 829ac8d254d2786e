import { expect } from '@playwright/test';
import { newYorkTrip, withSearch } from './list-trip.ts';
import { signInAs } from './own-booking.ts';
import { asAnotherVisitor, dialog, logIn, open } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('the visitor continues where they were going [A-LOGIN-013]', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/?action=login&origin=%2Fservice-areas');
  await logIn(page);
  await expect(page).toHaveURL('/service-areas');
  await page.goto('/?action=login&origin=%2Fassets');
  await expect(page, 'whoever is signed in already goes there at once').toHaveURL(
    '/assets?city=lisbon',
  );
});

test('Reserve asks to log in on the spot and goes on to the extras [A-LOGIN-014 R-SHELL-017]', async ({
  page,
}) => {
  await withSearch(page, newYorkTrip);
  await page.goto('/assets');
  const car = await page.locator('a[href^="/assets/"]').first().getAttribute('href');
  await open(page, car ?? '');
  await page.getByRole('button', { name: 'Reserve' }).and(page.locator(':visible')).first().click();
  await expect(dialog(page)).toContainText('You’ll need an account to reserve this car.');
  await expect(page).toHaveURL(car ?? '');
  await logIn(page);
  await expect(page).toHaveURL(`${car}/book`);
});

const elsewhere = ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil'];
const logInFor = (origin: string) => `/?action=login&origin=${encodeURIComponent(origin)}`;

test('nobody is led to another site by logging in [A-SAFE-009]', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, logInFor('//evil.example'));
  await logIn(page);
  await expect(page).toHaveURL('/');
});

test('nobody is led to another site who is signed in [A-SAFE-009]', { tag: '@once' }, async ({
  page,
}) => {
  await signInAs(page, 'renter');
  for (const origin of elsewhere) {
    await page.goto(logInFor(origin));
    await expect(page, origin).toHaveURL('/');
  }
});
