import { expect, type Page } from '@playwright/test';
import { openAtRisk } from './at-risk.ts';
import { barOf, booked } from './board-page.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { faultsIn } from './faults-in-markup.ts';
import { lisbon, newBooking, newBookingAt, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

test('a broken car: the desk asks its renter, who takes another at one tap', {
  tag: '@once',
}, async ({ page, browser }) => {
  await page.goto('/');
  await signInAs(page, 'renter');
  const booking = await newBooking(page);

  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  const atRisk = await openAtRisk(desk, booking);
  await expect(atRisk.getByRole('listitem').last()).toContainText('Cancel and refund everything');
  await expectNoProblems(desk, { byNight: true });
  await atRisk.getByRole('button', { name: 'Ask the renter' }).click();
  await expect(atRisk).toContainText('we’ll bring the best car');

  await page.goto(`/booking/${booking.id}`);
  await page.getByRole('link', { name: 'Choose a car' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `Your ${booking.car.model} can’t make it.`,
  );
  const panel = page.getByRole('region', { name: 'To pay for the change' });
  await expect(panel).toContainText('$0.00');
  await expectNoProblems(page, { byNight: true });
  expect(await faultsIn(page, page.url())).toEqual([]);
  await panel.getByRole('button', { name: 'Get a full refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toHaveCount(0);
  await panel.getByRole('button', { name: /^Take the / }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/${booking.id}$`));
  await expect(page.getByRole('heading', { name: /^We’re bringing the / })).toBeVisible();
  await expect(atRisk).toHaveCount(0);
  await desk.context().close();
});

test('the desk asks a renter from the page of their booking, who is told what was previewed', {
  tag: '@once',
}, async ({ page, browser }) => {
  await page.goto('/');
  await signInAs(page, 'renter');
  const { id } = await newBooking(page);

  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  await desk.goto(consoleUrl(`/new-york/bookings/${id}`));
  const swap = desk
    .getByRole('group', { name: 'Actions' })
    .getByRole('button', { name: 'Swap car' });
  await swap.click();
  const panel = desk.getByRole('region', { name: 'Swap car' });
  await panel.getByRole('radio', { name: /^Ask / }).check();
  await panel.getByRole('checkbox').nth(1).check();
  await panel.getByRole('checkbox').nth(0).check();
  await expect(panel.getByText(/^They can answer until/)).toBeVisible();
  await expect(panel.getByText('Choose a car', { exact: false }).first()).toBeVisible();
  await expectNoProblems(desk, { byNight: true });
  await panel.getByRole('button', { name: /about 2 cars$/ }).click();
  await expect(panel).toHaveCount(0);
  await swap.click();
  await expect(panel.getByRole('radio', { name: /^Ask / })).toBeDisabled();
  await expect(panel.getByText(/If you swap the car, we’ll withdraw the question/)).toBeVisible();
  await desk.context().close();

  await page.goto(`/booking/${id}`);
  await expect(page.getByRole('link', { name: 'Choose a car' })).toBeVisible();
});

test('a time that cannot be blocked leads to what can be done for its renters, at one press for all', {
  tag: '@once',
}, async ({ page, browser }) => {
  const [{ id, reference, car, startsAt }, next] = await booked(browser, twoOfOneCar);
  await workAs(page, 'dispatcher@handover.example');
  const day = localTime(startsAt).slice(0, 10);
  await page.goto(consoleUrl(`/lisbon/board?day=${day}#${car.id}/${id}`));
  await expect(barOf(page, reference)).toBeFocused();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Block a time' });
  await dialog.getByLabel('From').fill(localTime(startsAt));
  await dialog.getByLabel('To', { exact: true }).fill(localTime(next.endsAt));
  await dialog.getByRole('button', { name: 'Block this time' }).click();
  await expect(dialog.getByText(reference)).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('link', { name: 'Find other cars for these 2 bookings' }).click();
  const atRisk = page.getByRole('region').filter({ hasText: reference });
  await expect(
    atRisk.getByRole('button', { name: /^(Give this car|Ask the renter)$/ }),
  ).toBeVisible();
  const repairs = page.getByRole('button', { name: /^(Repair|Give this car|Ask the renter)/ });
  await expect(repairs).toHaveCount(3);
  await page.getByRole('button', { name: 'Repair all 2' }).click();
  await expect(repairs).toHaveCount(0);
});

/** A day each, a week apart, with nothing of anybody else's between them. */
async function twoOfOneCar(page: Page, startsAt: Temporal.ZonedDateTime) {
  const trip = { ...lisbon, days: 1 };
  const next = await newBookingAt(page, { ...trip, startsAt, freeBeforeDays: 7 });
  const weekBefore = { startsAt: startsAt.subtract({ days: 7 }), freeBeforeDays: 0 };
  const first = await newBookingAt(page, { ...trip, ...weekBefore, carId: next.car.id });
  return [first, next] as const;
}

/** As somebody in Lisbon would type it. */
const localTime = (at: string) =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO('Europe/Lisbon')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test('today is read again by the minute: some of it comes true by time alone', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/today'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = page.waitForRequest((request) => request.url().includes('/api/operate/today?'));
  await page.clock.fastForward(61_000);
  await again;
});

test('a dispatcher sees today and gives a job to a driver by the keyboard', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'dispatcher@handover.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Jobs' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs on');
  await expectNoProblems(page, { byNight: true });
  // A day of sample trips that other tests leave alone.
  const open = page.getByRole('region', { name: 'No driver yet' });
  const choice = open.getByRole('combobox').and(page.locator(':enabled'));
  for (let days = 0; days < 7 && (await choice.count()) === 0; days += 1) {
    const before = page.url();
    await page.getByRole('link', { name: 'Next day' }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs on');
  }
  const first = choice.first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const given = page.getByRole('combobox', { name: label });
  await expect(given).not.toHaveValue('');
  await expect(open.getByRole('combobox', { name: label })).toHaveCount(0);
});
