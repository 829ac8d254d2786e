import { expect, type Page } from '@playwright/test';
import { formatMoney } from '../../domain/format-money.ts';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, isWide } from './list-trip.ts';
import { bookingOf, bookingsOf, newBooking, signInAs, write } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test.describe('changing', () => {
  // Each books first, and the worker takes its time.
  test.slow();

  const dialog = (page: Page) => page.getByRole('dialog', { name: /delivery and return$/i });
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' });
  const price = (page: Page) => dialog(page).getByRole('status', { name: 'New price' });
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Change dates or addresses' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Delivery address' })).toBeVisible();
  };
  const dayOf = (iso: string) =>
    Temporal.Instant.from(iso).toZonedDateTimeISO('America/New_York').toPlainDate();
  const pick = (page: Page, day: Temporal.PlainDate) =>
    dialog(page).locator(`[data-date="${day}"]`).click();
  const giveBack = (page: Page) => dialog(page).getByRole('button', { name: /Return address/ });
  const pickAddress = async (page: Page, label: string, text: string, name: RegExp) => {
    await dialog(page).getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name }).first().click();
  };
  /** Addresses and days side by side where there is room; below each other, with a way out, elsewhere. */
  const expectLaidOut = async (page: Page) => {
    const leave = dialog(page).getByRole('button', { name: 'Cancel', exact: true });
    await expect(leave).toHaveCount(isWide(page) ? 0 : 1);
    const places = dialog(page).getByRole('combobox', { name: 'Delivery address' });
    const [place, month] = await Promise.all([
      places.boundingBox(),
      dialog(page).getByRole('grid').first().boundingBox(),
    ]);
    if (!place || !month) throw new Error('Both are in the dialog');
    expect(place.x + place.width <= month.x, 'side by side').toBe(isWide(page));
  };
  /** A sample booking in New York: these tests leave it as it was. */
  const upcoming = async (page: Page) => {
    const booking = (await bookingsOf(page)).findLast(
      ({ status, city }) => status === 'security-deposit-pending' && city.id === 'new-york',
    );
    if (!booking) throw new Error('The sample renter has a trip ahead in New York');
    return booking;
  };

  test('a longer trip shows what it costs, and is saved [D-021-005 R-BOOKING-015 R-CALENDAR-026 R-CALL-014 R-CHANGE-001 R-CHANGE-002 R-CHANGE-005 R-CHANGE-006 R-CHANGE-008 R-CHANGE-009 R-CHANGE-020]', {
    tag: '@not-tablet',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = await newBooking(page);
    await openPage(page, `/booking/${booking.id}`);
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName('3-day delivery and return');
    await expect(save(page)).toBeDisabled();
    // Ten months below each other, the booking's own days free to be picked anew.
    await expect(dialog(page).getByRole('grid')).toHaveCount(10);
    const foot = async () => {
      const { y = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
      return Math.round(y + height);
    };
    if (isPhone(page)) await expect.poll(foot).toBe(844);
    await expectLaidOut(page);
    await expectNoProblems(page);
    if (isWide(page)) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await expectLaidOut(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }

    await pick(page, dayOf(booking.startsAt));
    await pick(page, dayOf(booking.endsAt).add({ days: 2 }));
    await expect(dialog(page)).toHaveAccessibleName('5-day delivery and return');
    const more = formatMoney({ ...booking.pricePerDay, amount: booking.pricePerDay.amount * 2 });
    await expect(price(page)).toContainText(`We’ll charge ${more} more to Visa ending in 4242.`);
    const asked = page.waitForRequest(/\/modifications$/);
    await save(page).click();
    const sent = (await asked).postDataJSON();
    expect(Object.keys(sent).sort()).toEqual(['agreedTotal', 'endsAt']);
    await expect(page.getByText('Booking changed')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('Paid for 5 days');
    const changed = await bookingOf(page, booking.id);
    expect(changed.days).toBe(5);
    expect(changed.charged.amount).toBe(booking.charged.amount + booking.pricePerDay.amount * 2);
  });

  test('what is missing or unchanged cannot be saved [R-CHANGE-007 R-CHANGE-010 R-CHANGE-011 R-CHANGE-012 R-CHANGE-013]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = await upcoming(page);
    await openPage(page, `/booking/${booking.id}`);
    await open(page);
    await dialog(page).getByRole('button', { name: 'Clear dates' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Delivery and return');
    await expect(save(page)).toBeDisabled();
    await pick(page, dayOf(booking.startsAt));
    await expect(save(page)).toBeDisabled();

    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await expect(save(page)).toBeDisabled();
    const delivery = dialog(page).getByRole('combobox', { name: 'Delivery address' });
    await delivery.fill('nowhere in particular');
    await save(page).click();
    const problem = 'Delivery Coordinates or Query does not exist.';
    await expect(delivery).toHaveAccessibleDescription(problem);
    await pickAddress(page, 'Delivery address', '350 5th avenue', /5th Avenue/i);
    await expect(dialog(page).getByText(problem)).toBeHidden();

    await giveBack(page).click();
    await page.getByRole('option', { name: 'Another address' }).click();
    await save(page).click();
    await expect(
      dialog(page).getByRole('combobox', { name: 'Other return address' }),
    ).toHaveAccessibleDescription('Return Coordinates or Query does not exist.');
    expect(await bookingOf(page, booking.id)).toMatchObject({ delivery: booking.delivery });
  });

  test('other addresses are saved, and nothing else is sent; a note for the driver is, too [R-CHANGE-003 R-CHANGE-004 R-CHANGE-014]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = await newBooking(page);
    await openPage(page, `/booking/${booking.id}`);
    await open(page);
    await expect(giveBack(page)).toContainText('Same address as delivery');
    await pickAddress(page, 'Delivery address', '350 5th avenue', /5th Avenue/i);
    await giveBack(page).click();
    await page.getByRole('option', { name: 'Another address' }).click();
    await pickAddress(page, 'Other return address', 'wall street', /Wall Street/i);
    await expect(giveBack(page)).toContainText(/Wall Street/i);
    await expect(price(page)).toContainText('The price stays the same.');
    const asked = page.waitForRequest(/\/modifications$/);
    await save(page).click();
    const { delivery, return: collected, ...rest } = (await asked).postDataJSON();
    expect(Object.keys(rest)).toEqual(['agreedTotal']);
    await expect(page.getByText('Booking changed')).toBeVisible();
    expect(await bookingOf(page, booking.id)).toMatchObject({ delivery, return: collected });
    await page.getByRole('button', { name: 'Add a note' }).click();
    const driverNote = 'Gate code 4711';
    await page.getByLabel('What should our driver know?').fill(driverNote);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('region', { name: 'Note for our driver' })).toContainText(
      driverNote,
    );
    await expect(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
    expect(await bookingOf(page, booking.id)).toMatchObject({ driverNote });
  });

  test('by the keyboard: in, away and back to where it was opened', { tag: '@once' }, async ({
    page,
  }) => {
    await signInAs(page, 'renter');
    const booking = await upcoming(page);
    await openPage(page, `/booking/${booking.id}`);
    const link = page.getByRole('button', { name: 'Change dates or addresses' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('grid').first()).toBeVisible();
    await dialog(page).locator('[data-date][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(/^Pick (your|a new) return date/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test.describe('cancelling', () => {
  test.slow();

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this booking?' });
  const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });

  test('says what comes back, gives it back, and the page follows [D-022-002 R-CANCEL-001 R-CANCEL-002 R-CANCEL-003 R-CANCEL-004 R-CANCEL-008]', {
    tag: '@not-tablet',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = await newBooking(page);
    await openPage(page, `/booking/${booking.id}`);
    await cancel(page).click();
    await expect(dialog(page)).toContainText('Are you sure');
    const back = formatMoney(booking.charged);
    await expect(dialog(page)).toContainText(`we’ll refund ${back} to your card in 7 to 15 days`);
    // The same for every point in time until delivery.
    const timeline = dialog(page).getByRole('list', { name: 'What you’d get back if you cancel' });
    await expect(timeline.getByRole('listitem').first()).toContainText(back);
    await expect(timeline.getByRole('listitem').last()).toHaveText('Delivery');
    await expectNoProblems(page);
    await dialog(page).getByRole('button', { name: 'Don’t cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await bookingOf(page, booking.id)).status).toBe(booking.status);

    await cancel(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Booking cancelled')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Cancelled by user')).toBeVisible();
    await expect(page.getByText('Refunded to your card', { exact: true })).toBeVisible();
    await expect(cancel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change dates/ })).toHaveCount(0);
    const cancelled = await bookingOf(page, booking.id);
    expect(cancelled.refunded).toEqual(booking.charged);
  });

  test('that is refused is told in the dialog and by a toast, and the booking stands [R-CANCEL-011]', {
    tag: '@once',
  }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = (await bookingsOf(page)).findLast(
      ({ status }) => status === 'security-deposit-pending',
    );
    await page.route('**/actions', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'change_in_progress', message: 'Refused by the test' } },
      }),
    );
    await openPage(page, `/booking/${booking?.id}`);
    await cancel(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog(page).getByText('There was an error.')).toBeVisible();
    await expect(page.getByText('Booking was not cancelled')).toBeVisible();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  });

  test('elsewhere is seen here without a reload', { tag: '@once' }, async ({ page }) => {
    await signInAs(page, 'renter');
    const booking = await newBooking(page);
    await openPage(page, `/booking/${booking.id}`);
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await write(page, `/api/bookings/${booking.id}/actions`, { action: 'user-cancel' });
    await expect(page.getByText('Cancelled by user')).toBeVisible();
  });
});
