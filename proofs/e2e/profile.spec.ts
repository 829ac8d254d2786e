import { expect } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { signInAs } from './own-booking.ts';
import { button, card, openAsNewcomer } from './profile-page.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('asks a visitor to log in, and is kept by nobody [A-ROUTE-006 A-SAFE-015 D-024-002]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/?origin=%2Fprofile');
  await logIn(page);
  await expect(page).toHaveURL('/profile');
  const again = await page.request.get('/profile');
  expect(again.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello,');
  await expect(page).toHaveTitle('Your profile · Handover');
});

test('while the server finds out who asks, a spinner fills the screen [A-ROUTE-005]', {
  tag: '@once',
}, async ({ page }) => {
  await signInAs(page, 'renter');
  await openPage(page, '/faq');
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/profile\.data/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: /Your account$/ }).click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Profile' })
    .click();
  // Beside the thin line at the top that every way has.
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  const spinner = waiting.last();
  await expect(waiting).toHaveCount(2);
  expect((await spinner.boundingBox())?.height).toBe(page.viewportSize()?.height);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello,');
  await expect(waiting).toHaveCount(0);
});

test('greets the renter and shows all that is theirs [A-PROFILE-001 A-PROFILE-002 A-PROFILE-004 A-PROFILE-005 A-PROFILE-007 A-PROFILE-029 D-014-001]', async ({
  page,
}) => {
  await signInAs(page, 'business');
  await openPage(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sample Business Renter');
  const info = card(page, 'Your details');
  await expect(info).toContainText('business@handover.example');
  await expect(info).toContainText('Verified');
  await expect(info).toContainText('+1 212 555 0142');
  await expect(card(page, 'Promo codes')).toContainText('Current');
  await expect(card(page, 'Credit')).toBeVisible();
  await expect(card(page, 'Wallet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your bookings' })).toHaveAttribute(
    'href',
    '/bookings',
  );
  await expectNoProblems(page, { byNight: true });
});

test('edits the profile by its rules [A-PROFILE-003 A-PROFILE-008 A-PROFILE-009 A-PROFILE-010 A-PROFILE-012 A-PROFILE-013 A-PROFILE-016]', {
  tag: '@once',
}, async ({ page }) => {
  await openAsNewcomer(page);
  await expect(card(page, 'Your details')).toContainText('N/A');
  await button(page, 'Edit').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  const number = page.getByRole('textbox', { name: 'Phone number' });
  const save = button(page, 'Save');
  await expect(name).toBeFocused();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');

  await name.fill('N. S.');
  await expect(name).toHaveValue('N S');
  await expect(name).toHaveAccessibleDescription(/at least 5 characters/);
  await name.fill('  Nova   B. Sample');
  await expect(name).toHaveValue('Nova B Sample');
  await expect(save).toBeDisabled();
  await number.fill('91 234-56x78');
  await expect(number).toHaveValue('912345678');
  await page.getByRole('button', { name: /^United States/ }).click();
  await page.getByRole('option', { name: 'Portugal +351' }).click();
  await save.click();
  await expect(button(page, 'Saving…')).toBeVisible();
  await expect(card(page, 'Your details')).toContainText('+351 912 345 678');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nova B Sample');
  await expect(button(page, 'Edit')).toBeFocused();
});

test('what could not be saved is said: at its field, or under the form [A-PROFILE-021 A-PROFILE-023]', {
  tag: '@once',
}, async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Edit').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345');
  await button(page, 'Save').click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    'Enter a phone number for the chosen country.',
  );
  await expectNoProblems(page);
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2125550142');
  await button(page, 'Save').click();
  await expect(
    card(page, 'Your details').getByText('An error has occurred, please try again later'),
  ).toBeVisible();
});
