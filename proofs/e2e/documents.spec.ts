import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { fillIn, giveSampleDocuments, widget } from './identity-widget.ts';
import { button, card, openAsNewcomer, toast } from './profile-page.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

async function verify(page: Page) {
  await giveSampleDocuments(page, 'Valid');
  await expect(toast(page, 'Documents validated with success.')).toBeVisible();
  await expect(card(page, 'Documents')).toContainText('Documents verified');
}

test('verifies sample documents and takes the verification back [A-DOCUMENT-013 A-DOCUMENT-015 A-DOCUMENT-016 A-PROFILE-004]', async ({
  page,
}) => {
  await openAsNewcomer(page);
  await verify(page);
  await expectNoProblems(page, { byNight: true });

  await button(page, 'Remove documents').click();
  const question = page.getByRole('alertdialog', { name: 'Remove your documents?' });
  await question.getByRole('button', { name: 'Keep documents' }).click();
  await expect(question).toHaveCount(0);
  await button(page, 'Remove documents').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Documents removed.')).toBeVisible();
  await expect(button(page, 'Add documents')).toBeVisible();
});

test('taking another name ends the verification, and is asked about first [A-SAFE-029]', async ({
  page,
}) => {
  await openAsNewcomer(page);
  await verify(page);
  await button(page, 'Edit').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2125550142');
  await page.getByRole('textbox', { name: 'Name' }).fill('Another Person');
  await button(page, 'Save').click();
  const question = page.getByRole('alertdialog', { name: 'Change your name?' });
  await expect(question).toContainText('verify them again');
  await expectNoProblems(page);
  await question.getByRole('button', { name: 'Keep current name' }).click();
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Save')).toBeFocused();
  await expect(card(page, 'Documents')).toContainText('Documents verified');

  await button(page, 'Save').click();
  await question.getByRole('button', { name: 'Change name' }).click();
  await expect(toast(page, 'Please verify your documents again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Another Person');
  await expect(button(page, 'Add documents')).toBeVisible();
});

test('an uploaded picture is taken, and one that is none refused [A-DOCUMENT-023]', {
  tag: '@once',
}, async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Add documents').click();
  const upload = widget(page).getByLabel('Photograph or upload your ID');
  await upload.setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>'.repeat(50)),
  });
  await expect(widget(page)).toContainText('Choose a JPEG, PNG or WebP picture.');
  await expect(widget(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
  const picture = await page.screenshot();
  await upload.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
  await expect(widget(page)).toContainText('Picture received');
  await expect(widget(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expectNoProblems(page);
});

test('a check that is not answered within ten seconds says so [A-DOCUMENT-003]', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await openAsNewcomer(page);
  await page.route(/\/api\/requests\//, (route) => route.abort());
  const watching = page.waitForRequest(/\/api\/requests\//);
  await button(page, 'Add documents').click();
  await watching;
  await page.clock.fastForward(10_000);
  await expect(toast(page, 'This is taking longer than usual.')).toBeVisible();
  await expect(button(page, 'Add documents').or(button(page, 'Continue'))).toBeEnabled();
});

test('the check can be left at any point and taken up again, or given up [A-DOCUMENT-020]', {
  tag: '@once',
}, async ({ page }) => {
  await openAsNewcomer(page);
  await button(page, 'Add documents').click();
  await untilFocused(widget(page));
  await page.keyboard.press('Escape');
  await expect(widget(page)).toHaveCount(0);
  await expect(card(page, 'Documents')).toContainText('Verification in progress');
  await button(page, 'Continue').click();
  await fillIn(page, 'Valid');
  await widget(page).getByRole('button', { name: 'Back' }).click();
  await widget(page).getByRole('button', { name: 'Close' }).click();
  await button(page, 'Cancel verification').click();
  await expect(button(page, 'Add documents')).toBeVisible();
});

test('documents that are not in order are refused, and another name is looked at', {
  tag: '@once',
}, async ({ page }) => {
  await openAsNewcomer(page);
  await giveSampleDocuments(page, 'Expired');
  await expect(toast(page, 'We couldn’t complete the check')).toBeVisible();
  await giveSampleDocuments(page, 'Another name', 'Try again');
  await expect(toast(page, 'We’re reviewing your documents')).toBeVisible();
  await expect(card(page, 'Documents')).toContainText('We’re reviewing your documents.');
});

test('the whole check can be done by keyboard alone [A-DOCUMENT-023]', { tag: '@wide' }, async ({
  page,
}) => {
  await openAsNewcomer(page);
  await button(page, 'Add documents').focus();
  await page.keyboard.press('Enter');
  await expect(widget(page).locator('[data-widget-state=ready]')).toBeVisible();
  for (let document = 0; document < 2; document += 1) {
    await widget(page)
      .getByRole('button', { name: /Use a sample document/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Valid' })).toBeFocused();
    await page.keyboard.press('Enter');
    await widget(page).getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
  }
  await widget(page).getByRole('button', { name: 'Send documents' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Documents')).toContainText('Documents verified');
});
