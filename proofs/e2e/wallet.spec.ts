import { expect, type Page } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { newRenter } from './new-renter.ts';
import { signInAs } from './own-booking.ts';
import { toast } from './profile-page.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

const wallet = (page: Page) => page.getByRole('region', { name: 'Wallet', exact: true });
const cards = (page: Page) => wallet(page).getByRole('listitem');
const bank = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your bank needs your approval' });

async function openForm(page: Page) {
  await openPage(page, '/profile');
  await wallet(page).getByRole('button', { name: 'Add card' }).click();
  await expect(wallet(page).getByLabel('Card number')).toBeVisible();
}

test('a card of the browser’s wallet is added without typing, and bears its name', {
  tag: '@once',
}, async ({ page }) => {
  await newRenter(page);
  await openForm(page);
  await wallet(page).getByRole('button', { name: 'Google Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  await expectNoProblems(page, { byNight: true });
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(wallet(page).getByLabel('Card number')).toBeVisible();
  await wallet(page).getByRole('button', { name: 'Google Pay' }).click();
  await sheet.getByRole('button', { name: 'Use this card' }).click();
  await expect(cards(page)).toContainText('Google Pay (Visa) ending in 4242');
});

async function enter(page: Page, number: string) {
  await wallet(page).getByLabel('Card number').fill(number);
  await wallet(page).getByLabel('Expiry').fill('12/39');
  await wallet(page).getByLabel('Security code').fill('123');
  await wallet(page).getByRole('button', { name: 'Add card' }).click();
}

test('a newcomer adds a card and removes it again [A-DATA-007 A-WALLET-002 A-WALLET-005 A-WALLET-017]', async ({
  page,
}) => {
  await newRenter(page);
  await openPage(page, '/profile');
  await expect(wallet(page)).toContainText('No cards added yet');
  await expectNoProblems(page);
  await openForm(page);
  await enter(page, '4242424242424242');
  await expect(toast(page, 'We’ve added your card.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Visa ending in 4242');
  await expect(cards(page)).toContainText('Expires 12/39');
  await expect(cards(page)).toContainText(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d:\d\d/);

  await wallet(page).getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await expectNoProblems(page);
  await question.getByRole('button', { name: 'Keep card' }).click();
  await expect(cards(page)).toHaveCount(1);
  await wallet(page).getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect(toast(page, 'We’ve removed your card.')).toBeVisible();
  await expect(wallet(page)).toContainText('No cards added yet');
});

test('a mistake is told at its field [A-WALLET-013]', { tag: '@once' }, async ({ page }) => {
  await newRenter(page);
  await openForm(page);
  await wallet(page).getByRole('button', { name: 'Add card' }).click();
  await expect(wallet(page).getByText('Required input')).toHaveCount(3);
  await expect(wallet(page).getByLabel('Card number')).toBeFocused();
  await expectNoProblems(page);
  await enter(page, '4242424242424241');
  await expect(wallet(page).getByLabel('Card number')).toHaveAccessibleDescription(
    'Enter the full number shown on the card.',
  );
});

test('a refusal is told in words, and the form stays open [A-WALLET-014 A-WALLET-015 A-WALLET-016 A-WALLET-020 D-011-001]', {
  tag: '@once',
}, async ({ page }) => {
  await newRenter(page);
  await openForm(page);
  // What is no fault of the card is told above the page.
  await page.route('**/api/me/payment-methods?*', (route) => route.abort(), { times: 1 });
  await enter(page, '4242424242424242');
  await expect(toast(page, 'An error has occurred, please try again later')).toBeVisible();
  for (const [number, text] of [
    ['4000000000000002', 'An error has occurred with your card.'],
    ['4000000000009995', 'There isn’t enough money on this card.'],
    ['4000000000000127', 'That security code isn’t right.'],
    ['4000000000000069', 'This card has expired.'],
    ['5105105105105100', 'We can’t accept this card. Prepaid'],
  ] as const) {
    await enter(page, number);
    await expect(wallet(page).getByText(text)).toBeVisible();
  }
  await enter(page, '5555555555554444');
  await expect(cards(page)).toContainText('Mastercard ending in 4444');
});

test('a bank that asks is answered in a window of its own [A-WALLET-010]', {
  tag: '@once',
}, async ({ page }) => {
  await newRenter(page);
  await openForm(page);
  await enter(page, '4000002500003155');
  await expect(bank(page)).toBeVisible();
  await expectNoProblems(page);
  await bank(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(wallet(page).getByText('Your bank didn’t approve this card.')).toBeVisible();
  await wallet(page).getByRole('button', { name: 'Add card' }).click();
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cards(page)).toContainText('Visa ending in 3155');
});

test('a card is added by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await newRenter(page);
  await openForm(page);
  await page.keyboard.press('Tab');
  await expect(wallet(page).getByRole('button', { name: 'Google Pay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wallet(page).getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('378282246310005');
  await expect(wallet(page).getByLabel('Card number')).toHaveValue('3782 822463 10005');
  await page.keyboard.press('Tab');
  await page.keyboard.type('939');
  await expect(wallet(page).getByLabel('Expiry')).toHaveValue('09/39');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toContainText('American Express ending in 0005');
  await expect(wallet(page).getByRole('button', { name: 'Add card' })).toBeFocused();
});

test('a card that a booking needs stays [A-WALLET-018]', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'renter');
  await openPage(page, '/profile');
  await wallet(page).getByRole('button', { name: 'Remove Visa ending in 4242' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await question.getByRole('button', { name: 'Remove card' }).click();
  const failure = toast(page, 'There was an error while deleting the payment method');
  await expect(failure).toContainText('This card is paying for a current booking.');
});

test('the company’s part says who is billed [A-WALLET-001 A-WALLET-008]', { tag: '@once' }, async ({
  page,
}) => {
  await signInAs(page, 'business');
  await openPage(page, '/profile');
  await wallet(page).getByRole('tab', { name: 'Business' }).click();
  await expect(wallet(page)).toContainText('Direct billing');
  await expect(wallet(page)).toContainText('PT999999990');
  await expectNoProblems(page);
});
