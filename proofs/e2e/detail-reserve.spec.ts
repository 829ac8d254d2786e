import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import {
  carTakenLater,
  freeCar,
  instantsOf,
  occupiedDates,
  openPage,
  openPrice,
  shownTotal,
} from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { watchShifts } from './layout-shifts.ts';
import { isWide, newYorkTrip, searchOf, withSearch } from './list-trip.ts';
import { test } from './test.ts';

const reserve = (page: Page) =>
  page.getByRole('button', { name: 'Reserve' }).filter({ visible: true });
const changeDates = (page: Page) =>
  page.getByRole('button', { name: 'Change dates' }).filter({ visible: true }).first();

const logIn = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

async function signIn(page: Page, email: string) {
  await logIn(page).getByLabel('Email').fill(email);
  await logIn(page).getByLabel('Password').fill('handover-sample');
  await logIn(page).getByRole('button', { name: 'Log in' }).click();
}

test('Reserve waits for the addresses, and leads to where they are chosen [R-CAR-020]', async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await expect(reserve(page)).toBeDisabled();
  await expectNoProblems(page);
  const link = page.getByRole('link', { name: 'Add delivery address' }).filter({ visible: true });
  await expect(link).toHaveAttribute(
    'href',
    `/search?origin=${encodeURIComponent(`/assets/${car.id}`)}&step=0`,
  );
  await link.click();
  await expect(page).toHaveURL(/\/search\?origin=/);
  expect((await searchOf(page)).cityId).toBe('new-york');
});

test('with only the return address missing, that one is asked for', { tag: '@once' }, async ({
  page,
}) => {
  await withSearch(page, {
    ...newYorkTrip,
    end: { ...emptySearch.end, date: newYorkTrip.end.date },
  });
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await expect(reserve(page)).toBeDisabled();
  await expect(
    page.getByRole('link', { name: 'Add return address' }).filter({ visible: true }),
  ).toHaveAttribute('href', /step=1$/);
});

test.describe('with a whole trip', () => {
  // Attempts are limited by address, and the tests are many visitors behind one proxy.
  test.beforeEach(async ({ page }) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  });

  test('a visitor is asked to log in first [A-LOGIN-014 R-CAR-021 R-ROLE-002]', {
    tag: '@once',
  }, async ({ page }) => {
    await withSearch(page, newYorkTrip);
    const car = await freeCar(page, newYorkTrip);
    await openPage(page, `/assets/${car.id}`);
    await reserve(page).click();
    await expect(logIn(page)).toBeVisible();
    await expectNoProblems(page);
  });

  test('a renter whose documents are not verified is told so and stays [A-ROLE-003 R-CAR-022]', {
    tag: '@once',
  }, async ({ page }) => {
    await withSearch(page, newYorkTrip);
    const car = await freeCar(page, newYorkTrip);
    await openPage(page, `/assets/${car.id}`);
    await reserve(page).click();
    // Whoever leaves sooner than it is stored does not find it again.
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/me/draft') && answer.ok(),
    );
    await signIn(page, 'new@handover.example');
    const prompt = page.getByRole('dialog', { name: 'Confirm your email' });
    await expect(prompt).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/assets/${car.id}$`));
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    const price = page.getByRole('region', { name: 'Price' });
    await expect(price.getByRole('button', { name: 'Send it again' })).toBeVisible();
    await stored;
    await page.goto('/profile');
    await expect(page.getByText(`We’ve saved your ${car.name}`)).toBeVisible();
  });

  test('an address the car does not go to is out of reach [R-CAR-023 R-ERROR-007]', {
    tag: '@once',
  }, async ({ page }) => {
    const faraway = { latitude: 42.36, longitude: -71.06 };
    await withSearch(page, {
      ...newYorkTrip,
      end: { ...newYorkTrip.end, query: '1 Beacon Street, Boston', location: faraway },
    });
    const car = await freeCar(page, newYorkTrip);
    await openPage(page, `/assets/${car.id}`);
    await reserve(page).click();
    await signIn(page, 'renter@handover.example');
    await expect(page.getByRole('dialog', { name: 'Out of Reach Location' })).toBeVisible();
    await expectNoProblems(page);
  });

  test('a verified renter goes on to insurance and extras [R-CAR-019 R-MONEY-011]', {
    tag: '@once',
  }, async ({ page }) => {
    await withSearch(page, newYorkTrip);
    const car = await freeCar(page, newYorkTrip);
    await openPage(page, `/assets/${car.id}`);
    await reserve(page).click();
    await signIn(page, 'renter@handover.example');
    await expect(page).toHaveURL(new RegExp(`/assets/${car.id}/book$`));
    const { startDate, endDate, paymentOption } = await page.evaluate(() => history.state.usr);
    const { from, to } = instantsOf(newYorkTrip);
    expect([startDate, endDate, paymentOption]).toEqual([from, to, 'pay-per-day']);
  });
});

test('a car that is taken says so with the page, and offers other dates and other cars [R-CAR-029]', async ({
  page,
}) => {
  const { id, day } = await carTakenLater(page, newYorkTrip);
  await withSearch(page, {
    ...newYorkTrip,
    start: { ...newYorkTrip.start, date: day.subtract({ days: 1 }).toString() },
    end: { ...newYorkTrip.end, date: day.add({ days: 2 }).toString() },
  });
  await openPage(page, `/assets/${id}`);
  await expect(reserve(page)).toBeDisabled();
  const panel = await openPrice(page);
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText('This car is booked for part of these dates');
  await expect(alert.getByRole('button', { name: 'Change dates' })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'See available cars' })).toHaveAttribute(
    'href',
    '/assets?city=new-york',
  );
  await expectNoProblems(page);
});

test('other dates: days that are taken cannot be picked, the others change trip and price [R-CALENDAR-029 R-CAR-012]', async ({
  page,
}) => {
  await withSearch(page, newYorkTrip);
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await expect(shownTotal(page)).toContainText(car.total);
  const before = await occupiedDates(page, car.id);
  const calendar = Promise.withResolvers<void>();
  await page.route(/change-dates-dialog/, async (route) => {
    await calendar.promise;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await changeDates(page).click();
  await expect(changeDates(page)).toHaveAttribute('aria-busy', 'true');
  calendar.resolve();
  const dialog = page.getByRole('dialog', { name: `Dates for the ${car.name}` });
  await expect(dialog).toBeVisible();
  await expectNoProblems(page);
  expect(await shifts(), 'nothing jumps while the calendar loads').toBe(0);
  const confirm = dialog.getByRole('button', { name: 'Use these dates' });
  await expect(confirm).toBeDisabled();

  // What another test takes or gives back meanwhile is in one of the answers only.
  const { dates } = await occupiedDates(page, car.id);
  for (const date of new Set(dates).intersection(new Set(before.dates))) {
    const day = dialog.locator(`[data-date="${date}"]`);
    if (await day.isVisible()) await expect(day).toHaveAttribute('aria-disabled', 'true');
  }

  // One day less, so the car is free for sure.
  const { start, end } = newYorkTrip;
  const earlier = Temporal.PlainDate.from(end.date ?? '').subtract({ days: 1 });
  const pick = async (date: string | null) => {
    const day = dialog.locator(`[data-date="${date}"]`);
    if (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click();
    await day.click();
  };
  await pick(start.date);
  await pick(earlier.toString());
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(shownTotal(page)).not.toContainText(car.total);
  const word = earlier.toLocaleString('en-US', { weekday: 'long' });
  await expect(page.getByText(new RegExp(`^${word}, `)).filter({ visible: true })).toBeVisible();
  expect((await searchOf(page)).end.date).toBe(earlier.toString());
  if (isWide(page)) await expect(page.getByText('Total for 3 days')).toBeVisible();
});
