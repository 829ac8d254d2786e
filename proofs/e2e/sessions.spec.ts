import { type Browser, expect } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { newPassword } from './new-renter.ts';
import { write } from './own-booking.ts';
import { button, card, openAsNewcomer, toast } from './profile-page.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** The same renter, in another browser. */
async function elsewhere(browser: Browser, email: string) {
  const context = await browser.newContext({ userAgent: iPhone });
  const page = await context.newPage();
  await asAnotherVisitor(page);
  await write(page, '/api/auth/sign-in/email', { email, password: newPassword });
  return {
    status: async () => (await page.request.get('/api/me')).status(),
    close: () => context.close(),
  };
}

test('shows where one is logged in, and logs out what is not wanted [A-SESSION-001 A-SESSION-002 A-SESSION-003]', async ({
  page,
  browser,
}) => {
  const email = await openAsNewcomer(page);
  const sessions = card(page, 'Where you’re logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(button(page, 'Log out all other devices')).toHaveCount(0);

  const phone = await elsewhere(browser, email);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Safari on iPhone')).toBeVisible();
  await expectNoProblems(page);
  await sessions.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
  await expect(toast(page, 'We’ve logged out that device.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await phone.status()).toBe(401);

  const others = [await elsewhere(browser, email), await elsewhere(browser, email)];
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Log out all other devices' }).press('Enter');
  await expect(toast(page, 'We’ve logged out all your other devices.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await Promise.all(others.map((other) => other.status()))).toEqual([401, 401]);
  await Promise.all([phone, ...others].map((other) => other.close()));
});

test('says when a device could not be logged out', {
  tag: '@once',
}, async ({ page, browser }) => {
  const email = await openAsNewcomer(page);
  const phone = await elsewhere(browser, email);
  await page.reload();
  const sessions = card(page, 'Where you’re logged in');
  await page.route('**/api/me/sessions/*', (route) => route.abort());
  await sessions.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
  await expect(toast(page, 'We couldn’t log out that device')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect(await phone.status()).toBe(200);
  await phone.close();
});
