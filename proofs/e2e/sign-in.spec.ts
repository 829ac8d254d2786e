import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { adminEndedHeader } from '../../contract/ended-session.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { isWide } from './list-trip.ts';
import {
  account,
  asAnotherVisitor,
  dialog,
  expectSignedIn,
  field,
  header,
  logIn,
  open,
  openMenu,
  renter,
  submit,
} from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('a renter logs in over the page they are on, and logs out again [A-LOGIN-004 R-ROUTE-002]', async ({
  page,
}) => {
  await open(page, '/faq');
  const ask = async () => {
    await (await openMenu(page)).getByRole('link', { name: 'Log in' }).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page).toHaveURL('/faq');
  };
  await ask();
  await page.goBack();
  await expect(dialog(page), 'Back closes it and nothing else').toHaveCount(0);
  await expect(page).toHaveURL('/faq');
  await ask();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
  const opener = isWide(page)
    ? header(page).getByRole('link', { name: 'Log in' })
    : header(page).getByRole('button', { name: 'Menu' });
  await expect(opener).toBeFocused();

  await ask();
  await logIn(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
  await expectSignedIn(page, true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await expectSignedIn(page, false);
});

test('logging out works without scripts, and only when asked for [A-LOGIN-012]', {
  tag: '@once',
}, async ({ page, browser }) => {
  await open(page, '/?action=login');
  await logIn(page);
  await expect(page).toHaveURL('/');
  await page.goto('/log-out');
  await expect(page).toHaveURL('/');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.setViewportSize({ width: 1280, height: 800 });
  await plain.goto('/');
  await account(plain).click();
  await plain.getByRole('button', { name: 'Log out' }).click();
  await expect(plain).toHaveURL('/');
  await expect(header(plain).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([]);
  await context.close();
  expect((await page.request.get('/api/me')).status(), 'the session itself has ended').toBe(401);
});

test('what is wrong stands at its field, and the focus goes to the first [A-LOGIN-005 A-LOGIN-006 A-LOGIN-009 A-SAFE-019]', async ({
  page,
}) => {
  await open(page, '/?action=login');
  await submit(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Required input');
  await field(page, 'Email').fill('renter@handover');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  await field(page, 'Password').fill('not the password');
  await field(page, 'Password').press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid e-mail');

  await logIn(page, { ...renter, password: 'not the password' });
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Invalid username or password');
  await expect(field(page, 'Password')).toBeFocused();
  await expectNoProblems(page, { byNight: true });
});

test('an administrator is told why they cannot sign in [A-ADMIN-001 D-027-001 R-ROLE-010]', {
  tag: '@once',
}, async ({ page, context, baseURL }) => {
  const why = dialog(page).getByRole('alert');
  // Their session ended with the claim: the next sign-in says so, once.
  const [name = '', value = ''] = (adminEndedHeader(false).split(';')[0] ?? '').split('=');
  await context.addCookies([{ name, value, url: baseURL ?? '' }]);
  await open(page, '/?action=login');
  await expect(why).toContainText('Administrators can’t log in here');
  await page.reload();
  await expect(field(page, 'Email')).toBeVisible();
  await expect(why).toHaveCount(0);
  await logIn(page, { ...renter, email: 'admin@handover.example' });
  await expect(why).toContainText('Administrators can’t log in here');
  await expect(page).toHaveURL('/?action=login');
});

test('a visitor registers [A-LOGIN-001 A-REGISTER-001 A-REGISTER-002 A-REGISTER-003 A-REGISTER-005 R-SHELL-004]', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/?action=login');
  await field(page, 'Email').fill(`${randomUUID()}@handover.example`);
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page, 'Sign up')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  for (const [name, href] of [
    ['terms', '/terms'],
    ['privacy policy', '/terms#privacy'],
  ] as const) {
    const link = dialog(page, 'Sign up').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link, 'what was typed stays').toHaveAttribute('target', '_blank');
  }
  await field(page, 'Name').fill('Al');
  await field(page, 'Password').first().fill('short');
  await field(page, 'Confirm password').fill('other');
  await submit(page, 'Sign up').click();
  for (const text of [
    'The name must have at least 3 characters',
    'Your password must contain at least 6 characters.',
    'Passwords do not match.',
  ]) {
    await expect(dialog(page, 'Sign up').getByText(text)).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expectNoProblems(page);

  await field(page, 'Name').fill('Alma Sample');
  await field(page, 'Password').first().fill('a long enough one');
  await field(page, 'Confirm password').fill('a long enough one');
  await submit(page, 'Sign up').click();
  await expect(page).toHaveURL('/');
  await expect(dialog(page, 'Sign up')).toHaveCount(0);
  // The next question: is this e-mail theirs?
  await page.getByRole('button', { name: 'Later' }).click();
  await expectSignedIn(page, true);
});

test('an invitation locks its e-mail, and a known one is said to be known [A-HOME-007 A-REGISTER-006]', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, `/?action=register&email=${renter.email}`);
  await expect(field(page, 'Email')).toHaveValue(renter.email);
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await field(page, 'Name').fill('Alma Sample');
  await field(page, 'Password').first().fill('a long enough one');
  await field(page, 'Confirm password').fill('a long enough one');
  await submit(page, 'Sign up').click();
  await expect(
    dialog(page, 'Sign up').getByText(
      "There's already an associated account with the same email. Please, login with your email and password.",
    ),
  ).toBeVisible();
});

test('an address that cannot be resets the page, and closing leaves it clean [A-ROUTE-013]', {
  tag: '@once',
}, async ({ page }) => {
  for (const query of ['action=register&email=nobody', 'action=steal']) {
    await page.goto(`/?${query}`);
    await expect(page).toHaveURL('/');
  }
  await open(page, '/?action=register&origin=/faq');
  await dialog(page, 'Sign up').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Sign up')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('two presses send one attempt, and a failure is told [A-LOGIN-010 A-LOGIN-011]', {
  tag: '@once',
}, async ({ page }) => {
  let attempts = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-in/email', async (route) => {
    attempts += 1;
    await seen.promise;
    await route.abort();
  });
  await open(page, '/?action=login');
  await field(page, 'Email').fill(renter.email);
  await field(page, 'Password').fill(renter.password);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[role=dialog] form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  seen.resolve();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'An error has occurred, please try again later',
  );
  expect(attempts).toBe(1);
});

test('the keyboard alone is enough [A-LOGIN-015]', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const opener = header(page).getByRole('link', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(renter.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(renter.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(account(page)).toBeVisible();
});
