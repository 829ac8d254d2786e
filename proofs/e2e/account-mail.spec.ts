import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { linkIn } from './mailbox.ts';
import { newcomer, newPassword } from './new-renter.ts';
import { asAnotherVisitor, dialog, field, logIn, open, submit } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const confirmation = 'Confirm your email';
const prompt = (page: Page, name: 'Confirm your email' | 'One step before your next trip') =>
  page.getByRole('dialog', { name });

/** Somebody new, signed in and asked to confirm their e-mail. */
async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@handover.example`;
  await open(page, '/?action=register');
  await field(page, 'Name').fill('Nova Sample');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').first().fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await submit(page, 'Sign up').click();
  await expect(prompt(page, 'Confirm your email')).toBeVisible();
  return email;
}

test('a newcomer confirms their e-mail, and the question goes away by itself [A-HOME-006 A-VERIFY-001 A-VERIFY-002 R-SHELL-018]', async ({
  page,
  context,
}) => {
  const email = await register(page);
  await expect(prompt(page, 'Confirm your email')).toContainText(email);
  await expectNoProblems(page);

  const link = await linkIn(page, email, confirmation);
  const mailbox = await context.newPage();
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await mailbox.close();

  await expect(prompt(page, 'Confirm your email')).toHaveCount(0);
  await expect(prompt(page, 'One step before your next trip')).toBeVisible();
  await expectNoProblems(page);
});

test('the documents are asked for until the next visit [A-VERIFY-007 A-VERIFY-009 R-SHELL-019]', {
  tag: '@once',
}, async ({ page, context }) => {
  const email = await newcomer(page);
  await page.goto(await linkIn(page, email, confirmation));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await expectNoProblems(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your email is already confirmed',
  );
  await open(page, '/faq');
  const documents = prompt(page, 'One step before your next trip');
  await expect(documents.getByRole('link', { name: 'Go to profile' })).toHaveAttribute(
    'href',
    '/profile#documents',
  );
  await documents.getByRole('button', { name: 'Skip for now' }).click();
  await expect(documents).toHaveCount(0);
  await open(page, '/faq');
  await expect(documents).toHaveCount(0);

  const nextVisit = await context.newPage();
  await nextVisit.goto('/faq');
  await expect(prompt(nextVisit, 'One step before your next trip')).toBeVisible();
});

test('another message can be asked for three times [A-VERIFY-003 A-VERIFY-004]', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await open(page, '/faq');
  const again = page.getByRole('button', { name: 'Send it again' });
  const told = prompt(page, 'Confirm your email').getByRole('status');
  for (let times = 0; times < 3; times += 1) {
    await again.click();
    await expect(told).toHaveText('Sent again. It can take a minute to arrive.');
    await expect(again).not.toHaveAttribute('aria-busy');
  }
  await again.click();
  await expect(told).toHaveText('Too many attempts, please try again later.');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page, 'Confirm your email')).toHaveCount(0);
});

test('after "Later" the profile sends the message again, beside what is not verified', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newcomer(page);
  const first = await linkIn(page, email, confirmation);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page, 'Confirm your email')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent again. It can take a minute to arrive.')).toBeVisible();
  await expect.poll(() => linkIn(page, email, confirmation)).not.toBe(first);
});

test('a link that no longer works offers another [A-VERIFY-006]', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const email = await newcomer(page);
  await linkIn(page, email, confirmation);
  await page.goto('/verify-email?token=invented');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent again.')).toBeVisible();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto('/verify-email?token=invented');
  await expect(stranger.getByRole('link', { name: 'Log in to get a new one' })).toBeVisible();
  await context.close();
});

test('a forgotten password is replaced by a link from the mailbox [A-RECOVER-005]', {
  tag: '@once',
}, async ({ page, browser }) => {
  const email = await newcomer(page);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await asAnotherVisitor(visitor);
  await open(visitor, '/?action=login&origin=%2Ffaq');
  await field(visitor, 'Email').fill(email);
  await dialog(visitor).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(field(visitor, 'Email')).toHaveValue(email);
  await visitor.getByRole('button', { name: 'Send link' }).click();
  await expect(visitor.getByRole('status').getByText('Check your email')).toBeVisible();

  const link = await linkIn(visitor, email, 'Choose a new password');
  await open(visitor, link);
  await visitor.getByLabel('New password').fill('short');
  await visitor.getByLabel('Confirm password').fill('other');
  await visitor.getByRole('button', { name: 'Save new password' }).click();
  await expect(visitor.getByLabel('New password')).toBeFocused();
  await expect(visitor.getByLabel('New password')).toHaveAccessibleDescription(
    'Your password must contain at least 6 characters.',
  );
  await expect(visitor.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match.',
  );
  await expectNoProblems(visitor);
  await visitor.getByLabel('New password').fill('another long one');
  await visitor.getByLabel('Confirm password').fill('another long one');
  await visitor.getByRole('button', { name: 'Save new password' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Your password has been changed',
  );
  await linkIn(visitor, email, 'Your password was changed');
  expect((await page.request.get('/api/me')).status(), 'signed out everywhere').toBe(401);

  await visitor.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(visitor, { email, password: newPassword });
  await expect(field(visitor, 'Password')).toHaveAccessibleDescription(
    'Invalid username or password',
  );
  await logIn(visitor, { email, password: 'another long one' });
  await expect(prompt(visitor, 'Confirm your email')).toBeVisible();

  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await context.close();
});

test('recovery tells nobody who has an account [A-LOGIN-001 A-LOGIN-002 A-RECOVER-001 A-RECOVER-002]', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/?action=forgotPassword');
  const send = page.getByRole('button', { name: 'Send link' });
  await expect(send).toBeDisabled();
  await field(page, 'Email').fill('nobody@handover');
  await expect(send).toBeDisabled();
  await field(page, 'Email').fill('nobody@handover.example');
  await expectNoProblems(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('If there’s an account for')).toBeVisible();
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
});

test('an invitation to an e-mail that cannot exist resets the page [A-HOME-008]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/?action=register&email=ana%40handover.nosuchdomain');
  await expect(page).toHaveURL('/');
  await open(page, '/?action=register');
  await field(page, 'Name').fill('Nova Sample');
  await field(page, 'Email').fill('ana@handover.nosuchdomain');
  await field(page, 'Password').first().fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await submit(page, 'Sign up').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid e-mail');
  await expect(field(page, 'Email')).toBeFocused();
});
