import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { newPassword, newRenter } from './new-renter.ts';
import { signInAs } from './own-booking.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const widget = (page: Page) => page.getByRole('dialog', { name: 'Identity check' });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

async function chooseSample(page: Page, name: string) {
  await widget(page)
    .getByRole('button', { name: /Use a sample document/ })
    .click();
  await page.getByRole('option', { name }).click();
}

/** Both documents, up to the review. */
async function fillIn(page: Page, sample: string) {
  await expect(widget(page).locator('[data-widget-state=ready]')).toBeVisible();
  for (let document = 0; document < 2; document += 1) {
    await chooseSample(page, sample);
    await widget(page).getByRole('button', { name: 'Continue' }).click();
  }
  await expect(widget(page).getByLabel('Lines of the identity document')).not.toHaveValue('');
}

async function verify(page: Page) {
  await button(page, 'Add documents').click();
  await fillIn(page, 'In order');
  await widget(page).getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Documents validated with success.')).toBeVisible();
  await expect(card(page, 'Documents')).toContainText('Documents verified');
}

test('asks a visitor to log in, and is kept by nobody', { tag: '@once' }, async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/?origin=%2Fprofile');
  await logIn(page);
  await expect(page).toHaveURL('/profile');
  const answer = await page.goto('/profile');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello,');
  await expect(page).toHaveTitle('Your profile · Handover');
});

test('while the server finds out who asks, a spinner fills the screen', {
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

test('greets the renter and shows all that is theirs', async ({ page }) => {
  await signInAs(page, 'business');
  await openPage(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sample Business Renter');
  const info = card(page, 'Info');
  await expect(info).toContainText('business@handover.example');
  await expect(info).toContainText('Verified');
  await expect(info).toContainText('+1 2125550142');
  await expect(card(page, 'Promo codes')).toContainText('Current');
  await expect(card(page, 'Credit')).toBeVisible();
  await expect(card(page, 'Wallet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your bookings' })).toHaveAttribute(
    'href',
    '/bookings',
  );
  await expectNoProblems(page);
});

test('edits the profile by its rules', async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await expect(card(page, 'Info')).toContainText('N/A');
  await button(page, 'Edit').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  const number = page.getByLabel('Phone number');
  const save = button(page, 'Save');
  await expect(name).toBeFocused();
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');

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
  await expect(button(page, 'Saving')).toBeVisible();
  await expect(card(page, 'Info')).toContainText('+351 912345678');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nova B Sample');
  await expect(button(page, 'Edit')).toBeFocused();
});

test('what could not be saved is said: at its field, or under the form', { tag: '@once' }, async ({
  page,
}) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Edit').click();
  await page.getByLabel('Phone number').fill('12345');
  await button(page, 'Save').click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    'This is not a phone number of the chosen country.',
  );
  await expectNoProblems(page);
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Phone number').fill('2125550142');
  await button(page, 'Save').click();
  await expect(
    card(page, 'Info').getByText('An error has occured, please try again later'),
  ).toBeVisible();
});

test('verifies sample documents and takes the verification back', async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await verify(page);
  await expectNoProblems(page);

  await button(page, 'Remove the verification').click();
  const question = page.getByRole('alertdialog', { name: 'Remove your documents?' });
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(question).toHaveCount(0);
  await button(page, 'Remove the verification').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Documents removed.')).toBeVisible();
  await expect(button(page, 'Add documents')).toBeVisible();
});

test('an uploaded picture is taken, and one that is none refused', { tag: '@once' }, async ({
  page,
}) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Add documents').click();
  const upload = widget(page).getByLabel('Photograph or upload the document');
  await upload.setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>'.repeat(50)),
  });
  await expect(widget(page)).toContainText('This is not a JPEG, PNG or WebP picture.');
  await expect(widget(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
  const picture = await page.screenshot();
  await upload.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
  await expect(widget(page)).toContainText('Picture received');
  await expect(widget(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expectNoProblems(page);
});

test('a check that is not answered within ten seconds says so', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install();
  await newRenter(page);
  await openPage(page, '/profile');
  await page.route(/\/api\/requests\//, (route) => route.abort());
  const watching = page.waitForRequest(/\/api\/requests\//);
  await button(page, 'Add documents').click();
  await watching;
  await page.clock.fastForward(10_000);
  await expect(toast(page, 'It takes longer than usual.')).toBeVisible();
  await expect(button(page, 'Add documents').or(button(page, 'Continue'))).toBeEnabled();
});

test('the check can be left at any point and taken up again, or given up', {
  tag: '@once',
}, async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Add documents').click();
  await expect(widget(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget(page)).toHaveCount(0);
  await expect(card(page, 'Documents')).toContainText('Verification in progress');
  await button(page, 'Continue').click();
  await fillIn(page, 'In order');
  await widget(page).getByRole('button', { name: 'Back' }).click();
  await widget(page).getByRole('button', { name: 'Close' }).click();
  await button(page, 'Give up').click();
  await expect(button(page, 'Add documents')).toBeVisible();
});

test('documents that are not in order are refused, and another name is looked at', {
  tag: '@once',
}, async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Add documents').click();
  await fillIn(page, 'Expired');
  await widget(page).getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'The check could not be completed')).toBeVisible();
  await button(page, 'Add documents').click();
  await fillIn(page, 'Another name');
  await widget(page).getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Your documents are being reviewed')).toBeVisible();
  await expect(card(page, 'Documents')).toContainText('Somebody is looking at your documents.');
});

test('changes the password with the current one', { tag: '@once' }, async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Change password').click();
  const form = page.getByRole('dialog', { name: 'Change password' });
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password').fill('another long one');
  await form.getByLabel('Repeat password').fill('another long one');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await expectNoProblems(page);
  await form.getByLabel('Current password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password is changed.')).toBeVisible();
  await expect(form).toHaveCount(0);
  expect((await page.request.get('/api/me')).status(), 'still signed in here').toBe(200);
});

test('downloads everything that is held about the renter', { tag: '@once' }, async ({ page }) => {
  const email = await newRenter(page);
  await openPage(page, '/profile');
  const coming = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('handover-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile.email).toBe(email);
});

test('an account is not deleted while a booking is open', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'renter');
  await openPage(page, '/profile');
  await button(page, 'Delete my account').click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill('handover-sample');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question).toContainText('A booking of yours is still open.');
  await expectNoProblems(page);
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toHaveCount(0);
});

test('an account is deleted with its password, for good', { tag: '@once' }, async ({ page }) => {
  const email = await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Delete my account').click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const password = question.getByLabel('Your password');
  await password.fill('not the password');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await password.fill(newPassword);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/?action=login');
  await logIn(page, { email, password: newPassword });
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});

test('the whole check can be done by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await button(page, 'Add documents').focus();
  await page.keyboard.press('Enter');
  await expect(widget(page).locator('[data-widget-state=ready]')).toBeVisible();
  for (let document = 0; document < 2; document += 1) {
    await widget(page)
      .getByRole('button', { name: /Use a sample document/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'In order' })).toBeFocused();
    await page.keyboard.press('Enter');
    await widget(page).getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
  }
  await widget(page).getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Documents')).toContainText('Documents verified');
});
