import { expect } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { card, openAsNewcomer } from './profile-page.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

test('a renter chooses how to hear of the day of a handover', async ({ page }) => {
  await openAsNewcomer(page);
  const day = card(page, 'On the day');
  const way = (name: string) => day.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(way('Email')).toBeChecked();
  await expect(way('Text')).toBeDisabled();
  await expect(day.getByText('Add your phone number first')).toHaveCount(2);
  await expectNoProblems(page, { byNight: true });

  const details = card(page, 'Your details');
  await details.getByRole('button', { name: 'Edit' }).click();
  await details.getByRole('textbox', { name: 'Phone number' }).fill('2125550142');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(way('Text')).toBeEnabled();
  await expect(day).toContainText('+1 212 555 0142');

  await way('Text').click();
  await expect(way('Text')).toBeChecked();
  await expect(day.getByText('Saved', { exact: true })).toBeVisible();
  await way('Text').focus();
  await page.keyboard.press('ArrowDown');
  await expect(way('Both')).toBeChecked();
  await expect(day.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(way('Both')).toBeChecked();

  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await way('Email').click({ force: true });
  await expect(day.getByRole('alert')).toHaveText('An error has occurred, please try again later');
  await expect(way('Both')).toBeChecked();
  await expectNoProblems(page);
});
