import { expect } from '@playwright/test';
import { formatMoney } from '../../domain/format-money.ts';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import {
  addCard,
  bookingsFor,
  card,
  chooseCar,
  confirm,
  openCheckout,
  payWith,
  successUrl,
} from './checkout-page.ts';
import { openPage, shownTotal } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { expectWholeOnPaper } from './expect-whole-on-paper.ts';
import { isWide, withSearch } from './list-trip.ts';
import { bookingOf, newBooking, signInAs } from './own-booking.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test.describe('the way in', () => {
  test('a visitor logs in at home and comes back to the checkout [D-024-001 R-CHECKOUT-001 R-ROUTE-009]', {
    tag: '@once',
  }, async ({ page }) => {
    const car = await chooseCar(page);
    const path = `/assets/${car.id}/checkout`;
    await page.goto(path);
    await expect(page).toHaveURL(`/?origin=${encodeURIComponent(path)}`);
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking: Confirmation');
  });

  test('without a whole trip it goes home [A-CHECKOUT-006 A-ROUTE-013 R-CHECKOUT-010 R-ROUTE-001]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const car = await chooseCar(page);
    await withSearch(page, emptySearch);
    await page.goto(`/assets/${car.id}/checkout`);
    await expect(page).toHaveURL('/');
  });

  test('the success page of a booking that is none goes home [A-ROUTE-013 R-CHECKOUT-027]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const nobody = '00000000-0000-4000-8000-000000000000';
    await page.goto(`/assets/${nobody}/checkout/${nobody}/success`);
    await expect(page).toHaveURL('/');
  });
});

test('shows the hold, who drives, the deposit, and what a cancellation gives back [D-010-003 D-016-003 D-022-002 R-CHECKOUT-004 R-CHECKOUT-007 R-CHECKOUT-008]', async ({
  page,
}) => {
  const car = await openCheckout(page);
  await expect(page.getByText(`We’re saving the ${car.name} for you.`)).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Time left to book' });
  await expect(timer).toHaveText(/^\d\d:\d\d$/);
  await payWith(page, '4242');
  await expect(page.getByRole('list', { name: 'What you’d get back if you cancel' })).toBeVisible();
  await expect(page.getByText('Documents verified')).toBeVisible();
  const deposit = page.getByText('a hold of $350.00 on Visa ending in 4242');
  await expect(deposit.filter({ visible: true })).toHaveCount(1);
  await expectNoProblems(page, { byNight: true });
});

test('books with a card, for exactly the amount on the button [D-006-003 R-CHECKOUT-009 R-CHECKOUT-012 R-MONEY-010]', async ({
  page,
}) => {
  const car = await openCheckout(page);
  const note = page.getByLabel('What should our driver know?');
  await note.fill('Room 12, gate code 4711');
  await page.reload();
  await expect(note).toHaveValue('Room 12, gate code 4711');
  await payWith(page, '4242');
  const total = await shownTotal(page).textContent();
  if (isWide(page)) await expect(confirm(page)).toHaveText(`Confirm & Book ${total}`);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See you on');
  const [booked] = await bookingsFor(page, car);
  await expect(page.getByText(booked?.reference ?? 'no booking').first()).toBeVisible();
  expect(total).toContain(booked ? formatMoney(booked.total) : 'no booking');
  const { driverNote } = await bookingOf(page, booked?.id ?? '');
  expect(driverNote).toBe('Room 12, gate code 4711');
});

test('books with the browser’s wallet, and the trip says whose card was charged', {
  tag: '@once',
}, async ({ page }) => {
  const car = await openCheckout(page, 'business');
  const form = page.getByRole('form', { name: 'New card' });
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Add card' }).click();
  await form.getByRole('button', { name: 'Google Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  await sheet.getByRole('button', { name: 'Use this card' }).click();
  const name = 'Google Pay (Visa) ending in 4242';
  await expect(page.getByRole('radio', { name, checked: true })).toHaveCount(1);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await expect(page.getByRole('region', { name: 'Payment details' })).toContainText(name);
  const [booked] = await bookingsFor(page, car);
  await openPage(page, `/booking/${booked?.id}`);
  await expect(page.getByRole('region', { name: 'Trip status' })).toContainText(
    `charged to ${name}`,
  );
});

test('the success page keeps what a renter needs, and survives a reload [R-CHECKOUT-019 R-CHECKOUT-028]', async ({
  page,
}) => {
  await signInAs(page, 'renter');
  await page.goto('/');
  const { id, reference, car } = await newBooking(page);
  await openPage(page, `/assets/${car.id}/checkout/${id}/success`);
  await expect(page.getByText(reference).first()).toBeVisible();
  const hrefs = (name: RegExp) =>
    page
      .getByRole('link', { name })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs(/Add to calendar|Invoice/)).toEqual([
    `/api/bookings/${id}/calendar.ics`,
    `/api/bookings/${id}/receipt.pdf`,
  ]);
  expect(await hrefs(/^Your booking$|^All bookings$/)).toEqual([`/booking/${id}`, '/bookings']);
  await expectNoProblems(page);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
  // The reader's own clock is known once React has taken over.
  await expect(page.getByText('Delivery, New York time').first()).toBeVisible();
  if (isWide(page)) await expectWholeOnPaper(page, [reference]);

  // Beside the content from 692 px, inside it below.
  const price = page.getByRole('region', { name: 'Price' });
  const driver = page.getByRole('region', { name: 'Driver' });
  for (const width of [692, 691]) {
    await page.setViewportSize({ width, height: 900 });
    const [panel, content] = await Promise.all([price.boundingBox(), driver.boundingBox()]);
    if (!panel || !content) throw new Error('Both are on the page');
    expect(panel.x >= content.x + content.width, `${width} px`).toBe(width === 692);
  }
});

test('a car the renter has booked already is named as theirs', { tag: '@once' }, async ({
  page,
}) => {
  const car = await openCheckout(page);
  await payWith(page, '4242');
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await openPage(page, `/assets/${car.id}/checkout`);
  await expect(page.getByText('You’ve already booked this car')).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
});

test('by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const car = await openCheckout(page);
  await page.getByRole('radio', { name: /^Personal/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /ending/, checked: true })).toBeFocused();
  await card(page, '4242').focus();
  await page.keyboard.press('Space');
  await expect(confirm(page)).toBeEnabled();
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(successUrl(car.id));
});

test('a company is billed: no card, no deposit [A-CHECKOUT-003 D-025-001 R-CHECKOUT-002 R-CHECKOUT-004 R-ROLE-008]', {
  tag: '@once',
}, async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await page
    .getByRole('group', { name: 'Who’s paying' })
    .getByText('Business', { exact: true })
    .click();
  await expect(page.getByText('Billed to Sample Trading, Lda.').first()).toBeVisible();
  await expect(page.getByText('PT999999990')).toBeVisible();
  await expect(page.getByText('Refundable deposit, not part of your total.')).toHaveCount(0);
  await expectNoProblems(page);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await expect(page.getByText('Sample Trading, Lda.').first()).toBeVisible();
});

test('without a company the business profile cannot be chosen [A-CHECKOUT-002 D-025-002 R-CHECKOUT-003]', {
  tag: '@once',
}, async ({ page }) => {
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: /^Business/ })).toBeDisabled();
});

test('a payment refused at the bank after a reload is no booking; approved, it goes on', {
  tag: '@once',
}, async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await addCard(page, '4000 0027 6000 3184');
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click(); // this bank wants to be asked when the card is added, too
  await expect(page.getByRole('form', { name: 'New card' })).toBeHidden();
  await payWith(page, '3184');
  await confirm(page).click();
  await expect(approve).toBeVisible();
  await expect(page.getByText('You won’t be charged twice.')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${car.name}, \\$`))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your bank didn’t approve the payment' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose another card' }).click();
  await expect(page.getByText('You’ve already booked this car')).toHaveCount(0);
  await expect(page.getByText(`We’re saving the ${car.name} for you.`)).toBeVisible();
  await payWith(page, '3184');
  await confirm(page).click();
  await approve.click();
  await expect(page).toHaveURL(successUrl(car.id));
});
