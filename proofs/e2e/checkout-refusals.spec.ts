import { expect, type Page, type Route } from '@playwright/test';
import { moneyFromUnits } from '../../domain/money.ts';
import { addCard, card, confirm, openCheckout, payWith, successUrl } from './checkout-page.ts';
import { openPrice, shownTotal } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { isWide } from './list-trip.ts';
import { signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('a renter without a card is told to add one [A-CHECKOUT-001 R-ERROR-011]', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/holds', (route) =>
    route.fulfill({
      status: 201,
      json: { expiresAt: Temporal.Now.instant().add({ minutes: 10 }).toString() },
    }),
  );
  await openCheckout(page, 'new');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('No cards added yet')).toBeVisible();
  await confirm(page).click();
  await expect(
    page.getByText('You should add at least one payment method to proceed'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a renter who is not verified is told what is missing, and cannot book [A-ROLE-003 R-ROLE-003]', {
  tag: '@once',
}, async ({ page }) => {
  await openCheckout(page, 'new');
  await page.getByRole('button', { name: 'Later' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Confirm your email first' });
  await expect(notice.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
  await expectNoProblems(page);
});

test('a declined card: the reason, another card, and the trip is booked [R-CHECKOUT-016]', {
  tag: '@once',
}, async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await addCard(page, '4000 0000 0000 0341');
  await expect(page.getByRole('form', { name: 'New card' })).toBeHidden();
  await expect(card(page, '0341')).toBeChecked();
  await confirm(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your card was declined' });
  await expect(dialog).toContainText(
    'An error has occurred with your card. Please try with another one or contact your bank.',
  );
  await dialog.getByRole('button', { name: 'Choose another card' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^We’re saving the .* for you\.$/)).toBeVisible();
  await payWith(page, '4444');
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
});

test('a price that changed is shown beside the old one, and needs a yes [D-012-003]', async ({
  page,
}) => {
  const car = await openCheckout(page);
  await payWith(page, '4242');
  const before = (await shownTotal(page).textContent())?.match(/\$[\d,.]+/)?.[0] ?? '';
  await page.route('**/api/bookings', (route) => refuse(route, 409, 'price_changed'), { times: 1 });
  const dearer = moneyFromUnits(999, 'USD');
  await page.route('**/api/quotes', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), total: dearer } });
  });
  await confirm(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText(before);
  await expect(dialog).toContainText('$999.00');
  await expectNoProblems(page);
  await dialog.getByRole('button', { name: 'Book for $999.00' }).click();
  await expect(page).toHaveURL(successUrl(car.id));
});

test('saying no to the new price books nothing [D-012-003]', { tag: '@once' }, async ({ page }) => {
  await openCheckout(page);
  await payWith(page, '4242');
  let sent = 0;
  await page.route('**/api/bookings', (route) => {
    sent += 1;
    return refuse(route, 409, 'quote_expired');
  });
  await confirm(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'This price has expired' });
  await expect(dialog).toContainText('The price is the same.');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(confirm(page)).toBeEnabled();
  expect(sent).toBe(1);
});

test('a price that cannot be had again says so, and that nothing was booked or charged', {
  tag: '@once',
}, async ({ page }) => {
  await openCheckout(page);
  await payWith(page, '4242');
  await page.route('**/api/bookings', (route) => refuse(route, 409, 'quote_expired'), { times: 1 });
  await page.route('**/api/quotes', (route) => refuse(route, 503, 'unavailable'), { times: 1 });
  await confirm(page).click();
  const consent = page.getByRole('alertdialog', { name: 'This price has expired' });
  await expect(consent).toContainText('We couldn’t get the new price.');
  await expect(consent.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoProblems(page);
  await page.route('**/api/quotes', (route) => refuse(route, 409, 'car_unavailable'));
  await consent.getByRole('button', { name: 'Try again' }).click();
  const taken = page.getByRole('dialog', { name: 'Someone just booked this car' });
  await expect(taken).toContainText('You weren’t charged.');
  await expect(consent).toBeHidden();
  await expectNoProblems(page);
  await taken.getByRole('button', { name: 'Close' }).last().click();
  await expect(confirm(page)).toBeDisabled();
});

for (const [code, title] of [
  ['car_unavailable', 'Someone just booked this car'],
  ['driver_under_age', 'Drivers must be 18 or older'],
  ['something_new', 'That didn’t work'],
] as const) {
  test(`refused with ${code}, a dialog says so [A-CHECKOUT-007 D-009-002 R-CHECKOUT-013 R-ROLE-005]`, {
    tag: '@once',
  }, async ({ page }) => {
    await openCheckout(page);
    await payWith(page, '4242');
    await page.route('**/api/bookings', (route) =>
      route.request().method() === 'POST' ? refuse(route, 409, code) : route.continue(),
    );
    await confirm(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectNoProblems(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  });
}

test('the hold ends, and is renewed while the car is free [D-016-003]', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install();
  const car = await openCheckout(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('10:01');
  const ended = page.getByRole('alert').filter({ hasText: 'Time’s up.' });
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Save it again' }).click();
  await expect(page.getByText(`We’re saving the ${car.name} for you.`)).toBeVisible();
});

test('a promo code that cannot be used says why and costs nothing', { tag: '@once' }, async ({
  page,
}) => {
  await openCheckout(page);
  const total = await shownTotal(page).textContent();
  await page.getByLabel('Promo code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByText('That code doesn’t exist. Check the spelling and try again.'),
  ).toBeVisible();
  await expect(shownTotal(page)).toHaveText(total ?? '');
  await expect(confirm(page)).toBeEnabled();
});

test('a promo code is a negative line, survives a reload, and can be taken off again [D-013-002]', {
  tag: '@once',
}, async ({ page }) => {
  const code = await usablePromo(page);
  await openCheckout(page);
  const total = await shownTotal(page).textContent();
  await page.getByLabel('Promo code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`${code} applied`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${code} applied`)).toBeVisible();
  await expect(shownTotal(page)).not.toHaveText(total ?? '');
  const panel = (await openPrice(page)).first();
  await expect(panel.getByText(`Promo code ${code}`)).toBeVisible();
  if (!isWide(page)) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove promo code ${code}` }).click();
  await expect(shownTotal(page)).toHaveText(total ?? '');
});

function refuse(route: Route, status: number, code: string) {
  return route.fulfill({ status, json: { error: { code, message: 'Refused by the test' } } });
}

/** A code the sample renter may still use in New York. */
async function usablePromo(page: Page): Promise<string> {
  await signInAs(page, 'renter');
  const answer = await page.request.get('/api/me/promo-codes');
  const { current } = await answer.json();
  const promo = current.find(({ cityName }: { cityName: string | null }) => {
    return cityName === null || cityName === 'New York';
  });
  if (!promo) throw new Error('The sample data has no promo code for New York');
  return promo.code;
}
