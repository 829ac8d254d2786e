import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { newYorkTrip, searchOf, withSearch } from './list-trip.ts';
import { newPassword } from './new-renter.ts';
import { signInAs } from './own-booking.ts';
import { button, openAsNewcomer, toast } from './profile-page.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('changes the password with the current one [A-PROFILE-025]', { tag: '@once' }, async ({
  page,
}) => {
  await openAsNewcomer(page);
  await button(page, 'Change password').click();
  const form = page.getByRole('dialog', { name: 'Change password' });
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password').fill('another long one');
  await form.getByLabel('Confirm password').fill('another long one');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'That’s not your current password.',
  );
  await expectNoProblems(page);
  await form.getByLabel('Current password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password has been changed.')).toBeVisible();
  await expect(form).toHaveCount(0);
  expect((await page.request.get('/api/me')).status(), 'still signed in here').toBe(200);
});

test('downloads everything that is held about the renter [A-PROFILE-026]', {
  tag: '@once',
}, async ({ page }) => {
  const email = await openAsNewcomer(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('handover-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile.email).toBe(email);
});

test('an account is not deleted while a booking is open [A-PROFILE-028]', { tag: '@once' }, async ({
  page,
}) => {
  await signInAs(page, 'renter');
  await openPage(page, '/profile');
  await button(page, 'Delete my account').click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill('handover-sample');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question).toContainText('You still have an open booking.');
  await expectNoProblems(page);
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toHaveCount(0);
});

test('an account is deleted with its password, for good [A-PROFILE-027]', { tag: '@once' }, async ({
  page,
}) => {
  const email = await openAsNewcomer(page);
  await withSearch(page, newYorkTrip);
  await openPage(page, '/profile');
  await button(page, 'Delete my account').click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const password = question.getByLabel('Your password');
  await password.fill('not the password');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription('That’s not your password.');
  await password.fill(newPassword);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  expect(await searchOf(page)).toEqual(emptySearch);
  await page.goto('/?action=login');
  await logIn(page, { email, password: newPassword });
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});
