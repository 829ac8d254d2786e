import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { asAnotherVisitor, open } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FARTHEST = 120;

/** Goes on with Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    if (await target.evaluate((one) => one === one.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

test('from registering to signing in again after a forgotten password, by keyboard alone [A-PRODUCT-004 A-PROFILE-006 A-SAFE-020]', {
  tag: '@once',
}, async ({ page, context }) => {
  test.setTimeout(240_000);
  await asAnotherVisitor(page);
  const email = `${randomUUID()}@handover.example`;
  const dialog = page.getByRole('dialog');
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });

  // Register, and confirm the e-mail from the mailbox.
  await open(page, '/?action=register');
  await type(page, dialog.getByLabel('Name'), 'Nova Sample');
  await type(page, dialog.getByLabel('Email'), email);
  await type(page, dialog.getByLabel('Password').first(), 'a long enough one');
  await type(page, dialog.getByLabel('Confirm password'), 'a long enough one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible();
  const mailbox = await context.newPage();
  await mailbox.goto(await linkIn(page, email, 'Confirm your email'));
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await mailbox.close();

  // The documents are asked for; the profile is where they are given.
  const prompt = page.getByRole('dialog', { name: 'One step before your next trip' });
  await expect(prompt).toBeVisible();
  await press(
    page,
    prompt
      .getByRole('link')
      .or(prompt.getByRole('button'))
      .filter({ hasText: /profile/i })
      .first(),
  );
  await expect(page).toHaveURL('/profile#documents');
  await expect(prompt).toHaveCount(0);
  await untilAlive(page);
  await press(page, button('Add documents'));
  const widget = page.getByRole('dialog', { name: 'Identity check' });
  await expect(widget.locator('[data-widget-state=ready]')).toBeVisible();
  for (let given = 0; given < 2; given += 1) {
    await press(page, widget.getByRole('button', { name: /Use a sample document/ }));
    const sample = page.getByRole('option', { name: 'Valid' });
    // The first of them, and an arrow before it has the focus would go past it.
    await expect(sample).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, widget.getByRole('button', { name: 'Continue' }));
  }
  await press(page, widget.getByRole('button', { name: 'Send documents' }));
  await expect(page.getByRole('region', { name: 'Documents', exact: true })).toContainText(
    'Documents verified',
  );

  // A card.
  const wallet = page.getByRole('region', { name: 'Wallet', exact: true });
  await press(page, button('Add card', wallet));
  await type(page, wallet.getByLabel('Card number'), '4242424242424242');
  await type(page, wallet.getByLabel('Expiry'), '1239');
  await type(page, wallet.getByLabel('Security code'), '123');
  await page.keyboard.press('Enter');
  await expect(wallet).toContainText('Visa ending in 4242');

  // The profile itself.
  await press(page, button('Edit'));
  await type(page, page.getByRole('textbox', { name: 'Name' }), 'Nova Renamed');
  await type(page, page.getByRole('textbox', { name: 'Phone number' }), '2125550142');
  await press(page, button('Save'));
  const rename = page.getByRole('alertdialog', { name: 'Change your name?' });
  await press(page, button('Change name', rename));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nova Renamed');

  // Out, the password forgotten, and in again.
  await press(page, button('Log out', page.getByRole('main')));
  await expect(page).not.toHaveURL(/\/profile/);
  await open(page, '/?action=forgotPassword');
  await type(page, dialog.getByLabel('Email'), email);
  await press(page, button('Send link'));
  await expect(page.getByText('Check your email')).toBeVisible();
  await open(page, await linkIn(page, email, 'Choose a new password'));
  await type(page, page.getByLabel('New password'), 'another long one');
  await type(page, page.getByLabel('Confirm password'), 'another long one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your password has been changed',
  );
  await press(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
  await type(page, dialog.getByLabel('Email'), email);
  await type(page, dialog.getByLabel('Password'), 'another long one');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(200);
});
