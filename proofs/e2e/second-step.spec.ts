import { expect, type Page } from '@playwright/test';
import { codeOf } from './app-code.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { linkIn } from './mailbox.ts';
import { newPassword } from './new-renter.ts';
import { button, card, openAsNewcomer } from './profile-page.ts';
import { asAnotherVisitor, logIn, open } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const second = (page: Page) => dialog(page, 'Confirm it’s you');

async function logOutAndIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: /session/ });
  await open(page, '/?action=login&origin=/profile');
  await logIn(page, { email, password: newPassword });
  await expect(second(page)).toBeVisible();
}

test('an authenticator app is added, asked for, and replaced by a recovery code when lost [A-FACTOR-002 A-FACTOR-005 A-FACTOR-006 A-FACTOR-008]', async ({
  page,
}) => {
  const email = await openAsNewcomer(page);
  const factors = card(page, 'Two-step login');
  await button(page, 'Add authenticator app').click();
  const adding = dialog(page, 'Add authenticator app');
  await adding.getByLabel('Your password').fill('not the password');
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(adding.getByLabel('Your password')).toHaveAccessibleDescription(
    'That’s not your password.',
  );
  await adding.getByLabel('Your password').fill(newPassword);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(adding.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectNoProblems(page);
  const uri = await adding
    .getByRole('link', { name: 'Open in authenticator app' })
    .getAttribute('href');
  const key = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await adding.getByLabel('Code from the app').fill(codeOf(key, 9));
  await adding.getByRole('button', { name: 'Add app' }).click();
  await expect(adding.getByLabel('Code from the app')).toHaveAccessibleDescription(
    'That code isn’t right. Check it and try again.',
  );
  await adding.getByLabel('Code from the app').fill(codeOf(key));
  await adding.getByRole('button', { name: 'Add app' }).click();
  const saved = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(saved.getByRole('listitem')).toHaveCount(10);
  const codes = await saved.getByRole('listitem').allTextContents();
  await expectNoProblems(page);
  await saved.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(factors.getByText('My phone')).toBeVisible();
  await expect(factors.getByText('10 recovery codes left')).toBeVisible();
  await linkIn(page, email, 'Authenticator app added');

  await logOutAndIn(page, email);
  await expect(second(page).getByLabel('Code')).toBeFocused();
  await second(page).getByLabel('Code').fill(codeOf(key, 9));
  await second(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(second(page).getByLabel('Code')).toHaveAccessibleDescription(
    'That code isn’t right, or you’ve used it already.',
  );
  await expectNoProblems(page);
  await second(page).getByLabel('Code').fill(codeOf(key, 1));
  await second(page).getByLabel('Code').press('Enter');
  await expect(page).toHaveURL('/profile');

  await logOutAndIn(page, email);
  await second(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await second(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '');
  await second(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await expect(factors.getByText('9 recovery codes left')).toBeVisible();
  await linkIn(page, email, 'Recovery code used to log in');

  await factors.getByRole('button', { name: 'Remove My phone' }).click();
  const removing = page.getByRole('alertdialog', { name: 'Remove My phone?' });
  await removing.getByLabel('Your password').fill(newPassword);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(factors.getByText('Add a second step')).toBeVisible();
});

test.describe('at an address with a name', () => {
  // Browsers give passkeys to names, not to numbers.
  test.use({ baseURL: process.env['BASE_URL']?.replace('127.0.0.1', 'localhost') });

  test('a passkey is added and used [A-FACTOR-007 A-FACTOR-008]', async ({ page }) => {
    await page.goto('/');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = await openAsNewcomer(page);
    await button(page, 'Add passkey').click();
    const adding = dialog(page, 'Add passkey');
    await adding.getByLabel('Name').fill('Work laptop');
    await adding.getByLabel('Your password').fill(newPassword);
    await expectNoProblems(page);
    await adding.getByRole('button', { name: 'Add passkey' }).click();
    const saved = page.getByRole('alertdialog', { name: 'Your recovery codes' });
    await saved.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(card(page, 'Two-step login').getByText('Work laptop')).toBeVisible();

    await logOutAndIn(page, email);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await second(page).getByRole('button', { name: 'Use passkey' }).click();
    await expect(second(page).getByRole('alert')).toContainText(
      'We couldn’t confirm your passkey.',
    );
    await expectNoProblems(page);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await second(page).getByRole('button', { name: 'Use passkey' }).click();
    await expect(page).toHaveURL('/profile');
  });
});

test('a second step that cannot be loaded, or took too long, says so', { tag: '@once' }, async ({
  page,
}) => {
  const email = await openAsNewcomer(page);
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    return (await answer.json()) as { readonly key: string };
  };
  const { key } = await write('/api/me/factors/app', { password: newPassword });
  await write('/api/me/factors/app/confirmation', { name: 'Phone', code: codeOf(key) });
  await page.route('**/api/auth/second-step/options', (route) => route.abort());
  await logOutAndIn(page, email);
  await expect(second(page).getByText('We couldn’t load this step.')).toBeVisible();
  await page.unroute('**/api/auth/second-step/options');
  await second(page).getByRole('button', { name: 'Try again' }).click();
  await page.context().clearCookies({ name: /second_step/ });
  await second(page).getByLabel('Code').fill(codeOf(key, 1));
  await second(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(second(page).getByRole('alert')).toContainText('That took too long. Log in again.');
  await second(page).getByRole('button', { name: 'Back to log in' }).click();
  await expect(dialog(page, 'Log in')).toBeVisible();
});
