import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { searchOf } from './list-trip.ts';
import { linkIn } from './mailbox.ts';
import { newPassword } from './new-renter.ts';
import { bookingOf } from './own-booking.ts';
import { ownCars } from './own-cars.ts';
import { asAnotherVisitor, dialog, field, logIn, open, submit } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

/** The next thing to press: in view as the page stands, and one of its kind. */
async function follow(next: Locator) {
  const seen = next.filter({ visible: true });
  await expect(seen).toHaveCount(1);
  await expect(seen).toBeInViewport();
  await seen.click();
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

async function chooseTrip(page: Page, { isLonger = false } = {}) {
  await open(page, '/');
  await follow(
    page
      .getByRole('region', { name: 'Where do you need the car?' })
      .getByRole('link', { name: /Lisbon/ }),
  );
  await expect(page).toHaveURL(/\/search\?/);
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('rua augusta 110');
  await page.getByRole('option', { name: /^Rua Augusta 110/ }).click();
  await follow(button(page, /^Confirm/));
  await expect(page).toHaveURL(/step=2$/);
  if (isLonger) await button(page, 'One day longer').click();
  await follow(button(page, /^Confirm/));
  await expect(page).toHaveURL(/\/assets/);
}

/** Any of the cars in view would do; other tests book the others. */
async function chooseOwnCar(page: Page) {
  const cars = page.getByRole('listitem').locator('a[href^="/assets/"]').filter({ visible: true });
  await expect(cars.first()).toBeVisible();
  const addresses = await cars.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const ids = addresses.map((address) => ({ id: /[\w-]{36}/.exec(address ?? '')?.[0] ?? '' }));
  const [own = ids[0]] = ownCars(ids);
  await untilAlive(page);
  await cars
    .and(page.locator(`[href*="${own?.id}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\/[\w-]{36}$/);
}

async function signUp(page: Page, email: string) {
  await follow(dialog(page).getByRole('button', { name: 'Sign up' }));
  await expect(dialog(page, 'Sign up')).toContainText(
    'You’ll need an account to reserve this car.',
  );
  await field(page, 'Name').fill('Nova Sample');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').first().fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await submit(page, 'Sign up').click();
  await expect(page.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible();
}

async function verifyDocuments(page: Page) {
  await follow(button(page, 'Add documents'));
  const widget = page.getByRole('dialog', { name: 'Identity check' });
  for (let given = 0; given < 2; given += 1) {
    await follow(button(widget, /Use a sample document/));
    await page.getByRole('option', { name: 'Valid' }).click();
    await follow(button(widget, 'Continue'));
  }
  await follow(button(widget, 'Send documents'));
}

async function pay(page: Page) {
  const card = page.getByRole('form', { name: 'New card' });
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiry').fill('08/32');
  await card.getByLabel('Security code').fill('123');
  // The end of a form is found by who fills it in.
  await button(card, 'Add card').scrollIntoViewIfNeeded();
  await follow(button(card, 'Add card'));
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  // The page says what is still missing, and where.
  await expect(page.getByText('Add a phone number so our driver can reach you.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2125550142');
  await button(page, 'Save').scrollIntoViewIfNeeded();
  await follow(button(page, 'Save'));
  await expect(button(page, 'Edit phone number')).toBeVisible();
  await follow(button(page, /^Confirm & Book/));
  await expect(page).toHaveURL(/\/success$/);
}

test('a newcomer goes from the home page to a paid booking by what each page offers next [A-PRODUCT-004]', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(240_000);
  await asAnotherVisitor(page);
  const email = `${randomUUID()}@handover.example`;
  await chooseTrip(page);
  await chooseOwnCar(page);
  const carPath = new URL(page.url()).pathname;
  await follow(button(page, 'Reserve'));
  await signUp(page, email);

  // The link in the email opens a window of its own, and the way goes on there.
  const mail = await context.newPage();
  await open(mail, await linkIn(page, email, 'Confirm your email'));
  await follow(link(mail, 'Next: verify your documents'));
  await expect(mail).toHaveURL('/profile#documents');
  await verifyDocuments(mail);
  await expect(link(mail, /^Continue with your /)).toBeInViewport();
  await follow(link(mail, /^Continue with your /));
  await expect(mail).toHaveURL(`${carPath}/book`);
  await follow(link(mail, 'Continue'));
  await expect(mail).toHaveURL(/\/checkout$/);
  await pay(mail);
  await expect(mail.getByText(/^Paid\. Deposit of €\d+ held$/)).toBeVisible();
  const id = /checkout\/([\w-]+)\/success/.exec(mail.url())?.[1] ?? '';
  expect((await bookingOf(mail, id)).status).toBe('booked');
});

test('with the email opened on a device that knows nothing of it, days, addresses and extras are there after the documents', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  await asAnotherVisitor(page);
  const email = `${randomUUID()}@handover.example`;
  await chooseTrip(page, { isLonger: true });
  await chooseOwnCar(page);
  const carPath = new URL(page.url()).pathname;
  await page.getByRole('checkbox', { name: /^Satellite navigation/ }).check();
  await follow(button(page, 'Reserve'));
  await signUp(page, email);
  const wanted = await searchOf(page);
  expect(wanted.extras).toHaveLength(1);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await asAnotherVisitor(other);
  await open(other, await linkIn(page, email, 'Confirm your email'));
  await follow(link(other, 'Log in to continue'));
  await logIn(other, { email, password: newPassword });
  await expect(other).toHaveURL('/profile#documents');
  await verifyDocuments(other);
  await follow(link(other, /^Continue with your /));
  await expect(other).toHaveURL(`${carPath}/book`);
  await expect(other.getByRole('checkbox', { name: /^Satellite navigation/ })).toBeChecked();
  expect(await searchOf(other)).toEqual(wanted);
  await elsewhere.close();
});
