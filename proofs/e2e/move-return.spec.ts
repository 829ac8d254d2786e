import { type Browser, expect, type Page } from '@playwright/test';
import type { Booking, ModificationPrice } from '../../contract/bookings.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { type Money, subtract } from '../../domain/money.ts';
import { tripPolicy } from '../../domain/policy-constants.ts';
import { splitByCredit } from '../../domain/pricing.ts';
import { openPage } from './detail-car.ts';
import { newDriverJob } from './drive-job.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { handOver } from './hand-over.ts';
import { bookingOf, bookingsOf, lisbon, newBookingAt, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { workAs } from './staff-login.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('during a trip the return is moved, each way with its price first', {
  tag: '@not-tablet',
}, async ({ page }) => {
  await signInAs(page, 'business');
  await openPage(page, '/bookings');
  const out = (await bookingsOf(page)).find(({ status }) => status === 'active');
  await openPage(page, `/booking/${out?.id}`);
  await page.getByRole('link', { name: 'Keep it longer or return early' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('When should we collect');
  const price = page.getByRole('region', { name: 'New price' });
  await expect(price).toContainText('more on your company’s invoice');
  await expect(price.getByRole('button', { name: 'Keep it longer' })).toBeEnabled();
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('tab', { name: 'Return early' }).click();
  await expect(price).toContainText('less on your company’s invoice');
  await expect(price.getByRole('button', { name: 'Return it early' })).toBeEnabled();
});

/** A trip of some hours whose car the renter has. */
async function newTripUnderWay(page: Page, browser: Browser): Promise<Booking> {
  const booking = await newDriverJob(browser, 'driver-one');
  const driver = await (await browser.newContext()).newPage();
  await workAs(driver, 'driver-one@handover.example');
  const delivery = { bookingId: booking.id, kind: 'deliver' } as const;
  await handOver(driver, delivery, { carId: booking.car.id, odometerKm: 24_318 });
  await driver.context().close();
  await signInAs(page, 'renter');
  // A trip begins at the next look at what is due, which is a minute away at most.
  const status = async () => (await bookingOf(page, booking.id)).status;
  await expect.poll(status, { timeout: 90_000 }).toBe('active');
  return booking;
}

const newPrice = (page: Page) => page.getByRole('region', { name: 'New price' });
/** What the credit does not reach for is paid by card, and then the button says how much. */
const keepIt = (page: Page, charge?: Money) =>
  newPrice(page).getByRole('button', {
    name: charge?.amount
      ? `Pay ${formatMoney(charge)} and keep it`
      : /^(Keep it longer|Pay .* and keep it)$/,
  });

test('a day more costs what was shown, and the trip ends a day later', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await newTripUnderWay(page, browser);
  await openPage(page, `/booking/${booking.id}`);
  const priced = page.waitForResponse(/\/modifications\/price$/);
  await page.getByRole('link', { name: 'Keep it longer or return early' }).click();
  const day = page.getByRole('group', { name: 'New return day' });
  await expect(day.getByRole('button', { pressed: true })).toContainText('+ 1 day');
  const { charge, total, lines }: ModificationPrice = await (await priced).json();
  await expect(newPrice(page)).toContainText(`New total, ${booking.days + 1} days`);
  await expect(newPrice(page)).toContainText(formatMoney(splitByCredit({ total, lines }).rental));
  if (charge.amount > 0) {
    const said = `We’ll charge ${formatMoney(charge)} more to Visa ending in 4242.`;
    await expect(newPrice(page)).toContainText(said);
  }
  await keepIt(page, charge).click();

  await expect(page.getByText('Booking changed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/booking/${booking.id}$`));
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText(`Paid for ${booking.days + 1} days`);
  const longer = await bookingOf(page, booking.id);
  const aDayLater = Temporal.Instant.from(booking.endsAt)
    .toZonedDateTimeISO(lisbon.zone)
    .add({ days: 1 });
  expect(Temporal.Instant.from(longer.endsAt).equals(aDayLater.toInstant())).toBe(true);
  expect(longer.total).toEqual(total);
  expect(subtract(longer.charged, booking.charged)).toEqual(charge);
});

test('a day that somebody else books meanwhile is refused, not charged, and offered no more', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await newTripUnderWay(page, browser);
  await openPage(page, `/booking/${booking.id}/return`);
  await expect(keepIt(page)).toBeEnabled();
  // As soon as the car is ready again, so that not even an hour is left.
  const startsAt = Temporal.Instant.from(booking.endsAt)
    .add({ minutes: tripPolicy.turnaroundMinutes })
    .toZonedDateTimeISO(lisbon.zone);
  const next = { ...lisbon, days: 0, startsAt, endsAt: startsAt.add({ days: 1 }) };
  await newBookingAt(page, { ...next, freeBeforeDays: 0, carId: booking.car.id });
  await keepIt(page).click();

  const refusal = page.getByRole('alertdialog', { name: 'We couldn’t save your changes' });
  await expect(refusal).toContainText('The car is booked for part of these dates.');
  await expect(refusal).toContainText('You weren’t charged, and your booking stays as it was.');
  await expect(page.getByText('so you can’t keep it longer. Call us')).toBeVisible();
  await expect(keepIt(page)).toHaveCount(0);
  await expectNoProblems(page, { byNight: true });
  const { endsAt, charged } = await bookingOf(page, booking.id);
  expect({ endsAt, charged }).toEqual({ endsAt: booking.endsAt, charged: booking.charged });
});
