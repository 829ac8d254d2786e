import { expect, type Page, type Response } from '@playwright/test';
import { formatMoney } from '../../domain/format-money.ts';
import { emptySearch, type SearchState } from '../../web/features/trip/state/search-state.ts';
import { chooseCar } from './checkout-page.ts';
import { freeCar, openPage, openPrice, shownTotal } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { newYorkTrip, searchOf, withSearch } from './list-trip.ts';
import { signInAs } from './own-booking.ts';
import { test } from './test.ts';

async function openBook(page: Page, search: SearchState = newYorkTrip) {
  await withSearch(page, search);
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}/book`);
  return car;
}

const isQuoteFor = (text: string) => (answer: Response) =>
  answer.url().endsWith('/api/quotes') && (answer.request().postData()?.includes(text) ?? false);

/** Does something, and expects the very total that the API then answers with. */
async function expectQuoted(page: Page, text: string, act: () => Promise<void>) {
  const quoted = page.waitForResponse(isQuoteFor(text));
  await act();
  const { total } = await (await quoted).json();
  await expect(shownTotal(page)).toContainText(formatMoney(total));
}

test.describe('without a whole trip', () => {
  const { start, end } = newYorkTrip;
  const incomplete: [string, SearchState][] = [
    ['anything [R-ROUTE-008]', emptySearch],
    ['a delivery date [R-EXTRAS-001]', { ...newYorkTrip, start: { ...start, date: null } }],
    ['a return date [R-EXTRAS-002]', { ...newYorkTrip, end: { ...end, date: null } }],
    ['a delivery place [R-EXTRAS-004]', { ...newYorkTrip, start: { ...start, location: null } }],
    ['a return address [R-EXTRAS-003]', { ...newYorkTrip, end: { ...end, query: '' } }],
  ];
  for (const [what, search] of incomplete) {
    test(`without ${what} it goes home`, { tag: '@once' }, async ({ page }) => {
      const car = await freeCar(page, newYorkTrip);
      await withSearch(page, search);
      await page.goto(`/assets/${car.id}/book`);
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('with an address the car does not go to, it leads back to the car', {
    tag: '@once',
  }, async ({ page }) => {
    const lisbon = { latitude: 38.71, longitude: -9.14 };
    const car = await freeCar(page, newYorkTrip);
    await withSearch(page, { ...newYorkTrip, start: { ...start, location: lisbon } });
    await page.goto(`/assets/${car.id}/book`);
    await expect(page).toHaveURL(new RegExp(`/assets/${car.id}$`));
  });
});

test('insurance and extras change the price exactly as the API says [R-EXTRAS-005 R-EXTRAS-006 R-EXTRAS-007]', async ({
  page,
}) => {
  await openBook(page);
  const option = (name: RegExp) => page.getByRole('radio', { name });
  await expect(option(/^Basic/)).toBeChecked();
  await expect(page.getByText('State minimum liability').first()).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await expectQuoted(page, 'new-york-protection-full', () => option(/^Full/).check());
  await expect(option(/^Basic/)).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'Roadside help Included in Full' }),
  ).toBeDisabled();
  await expectQuoted(page, 'new-york-liability', () =>
    page.getByRole('checkbox', { name: /^Supplemental liability/ }).check(),
  );
  await expectQuoted(page, 'new-york-driver', () =>
    page.getByRole('checkbox', { name: /^Additional driver/ }).check(),
  );
  expect(await searchOf(page)).toMatchObject({
    extras: ['new-york-driver'],
    insurances: { main: 'new-york-protection-full', extras: ['new-york-liability'] },
  });

  const panel = await openPrice(page);
  for (const line of ['Protection: Full', 'Supplemental liability', 'Additional driver']) {
    await expect(panel.getByText(line)).toBeVisible();
  }
  await expect(panel).toContainText('includes taxes');
  await expectNoProblems(page);

  await page.reload();
  await expect(option(/^Full/)).toBeChecked();
});

test('six extras are shown, then all, then six again [R-EXTRAS-009]', { tag: '@once' }, async ({
  page,
}) => {
  await openBook(page);
  const extras = page.getByRole('region', { name: 'Extras' }).getByRole('checkbox');
  await expect(extras).toHaveCount(6);
  await page.getByRole('button', { name: /^Show more/ }).click();
  await expect.poll(() => extras.count()).toBeGreaterThan(6);
  await expectNoProblems(page);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(extras).toHaveCount(6);
});

test('a price that does not come within ten seconds can be asked for again [R-CALL-012 R-EXTRAS-012]', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  let isSilent = true;
  await page.route('**/api/quotes', (route) => (isSilent ? undefined : route.continue()));
  await openBook(page);
  const panel = await openPrice(page);
  const alert = panel.getByRole('alert');
  // From here on only what the test lets pass: a slow machine has used up some of the first ten.
  await page.clock.pauseAt(Date.now() + 60_000);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await page.clock.runFor(9_000);
  await expect(page.getByText('Price not confirmed')).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(alert).toContainText('The price is taking too long');
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expectNoProblems(page);

  isSilent = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(panel).toContainText('$350.00 on a credit card');
});

test('a car that was taken meanwhile: the reason, and the way to other cars', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/quotes', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'car_unavailable', message: 'This car is no longer free.' } },
    }),
  );
  await openBook(page);
  const panel = await openPrice(page);
  await expect(panel.getByRole('alert')).toContainText(
    'This car is booked for part of these dates',
  );
  await expect(panel.getByRole('link', { name: 'See available cars' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectNoProblems(page);
});

test('Continue goes to the checkout, paying per day [R-EXTRAS-010]', async ({ page }) => {
  await signInAs(page, 'renter');
  // Whoever goes on holds the car: one for a trip that no other test looks at.
  const car = await chooseCar(page);
  await openPage(page, `/assets/${car.id}/book`);
  const way = page.getByRole('link', { name: 'Continue' }).filter({ visible: true });
  await expect(way).toHaveAttribute('href', `/assets/${car.id}/checkout`);
  await way.click();
  await expect(page).toHaveURL(new RegExp(`/assets/${car.id}/checkout$`));
  expect(await page.evaluate(() => history.state.usr)).toEqual({ paymentOption: 'pay-per-day' });
});

test('the way back to the car is on the line and in the panel', { tag: '@wide' }, async ({
  page,
}) => {
  const car = await openBook(page);
  await expect(page.getByRole('list', { name: 'Your booking' }).getByRole('link')).toHaveAttribute(
    'href',
    `/assets/${car.id}`,
  );
  await page.getByRole('link', { name: 'Change dates' }).click();
  await expect(page).toHaveURL(new RegExp(`/assets/${car.id}$`));
});

test('a panel taller than the window: the way on stays in sight, and its foot comes into sight', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openBook(page);
  const panel = page.getByRole('region', { name: 'Price' });
  await expect(panel.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await panel.hover();
  await page.mouse.wheel(0, 900);
  await expect(panel.getByText('Refundable deposit, not part of your total.')).toBeInViewport({
    ratio: 1,
  });
  await expect(panel.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});
