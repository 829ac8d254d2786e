import { expect } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { asAnotherVisitor, open } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('says how hard a new password is to guess, and refuses a known one [A-PASSWORD-001 A-PASSWORD-002]', async ({
  page,
}) => {
  await open(page, '/?action=register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('abcdef');
  await expect(form.getByText('Weak. Make it longer, or add another word.')).toBeVisible();
  await password.fill('kvtq82pm');
  await expect(form.getByText('Fair. Longer is stronger.')).toBeVisible();
  await password.fill('seven quiet lamps');
  await expect(form.getByText('Strong', { exact: true })).toBeVisible();
  await expectNoProblems(page);

  await form.getByLabel('Name').fill('Nova Sample');
  await form.getByLabel('Email').fill('common-password@handover.example');
  await password.fill('password123');
  await form.getByLabel('Confirm password').fill('password123');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(password).toHaveAccessibleDescription(
    'That password is too easy to guess. Choose another one.',
  );
  await expect(password).toBeFocused();
});
