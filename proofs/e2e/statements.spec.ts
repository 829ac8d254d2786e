import { expect } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { signInAs } from './own-booking.ts';
import { toast } from './profile-page.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('an administrator downloads the company’s statement and pays it, with the bank’s approval', {
  tag: '@once',
}, async ({ page }) => {
  await signInAs(page, 'business');
  await openPage(page, '/profile?wallet=business');
  const statements = page.getByRole('region', { name: 'Statements' });
  await expectNoProblems(page);

  const download = page.waitForEvent('download');
  await statements
    .getByRole('link', { name: /^Download PDF, .+ statement/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(
    /^handover-statement-\d{4}-\d\d-(eur|usd)\.pdf$/,
  );

  const pay = statements.getByRole('button', { name: /^Pay by card, .+ statement in EUR$/ });
  const month = /, (.+) statement/.exec((await pay.getAttribute('aria-label')) ?? '')?.[1];
  await pay.click();
  const dialog = page.getByRole('dialog', { name: /^Pay €/ });
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await dialog.getByLabel('Card number').fill('4000002760003184');
  await dialog.getByLabel('Expiry').fill('12/39');
  await dialog.getByLabel('Security code').fill('123');
  await expectNoProblems(page);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  const bank = page.getByRole('alertdialog', { name: 'Your bank needs your approval' });
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('radio', { name: /ending in 3184 Expires 12\// })).toBeChecked();
  await expectNoProblems(page);

  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(bank).toContainText('Do you approve this payment');
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/bank/);

  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'is paid.')).toBeVisible();
  const row = statements.getByRole('listitem').filter({ hasText: month ?? 'no month' });
  await expect(row.filter({ hasText: '€' })).toContainText('Paid');
  await expect(pay).toHaveCount(0);
});
