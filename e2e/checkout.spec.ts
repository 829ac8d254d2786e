import { expect, type Page, type Route, test } from '@playwright/test';
import type { RequestRecord } from '../contract/requests.ts';
import { formatMoney } from '../domain/format-money.ts';
import { moneyFromUnits } from '../domain/money.ts';
import { emptySearch } from '../web/features/search/search-state.ts';
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
import { expectNoProblems, openPage, openPrice, shownTotal } from './detail-car.ts';
import { isWide, withSearch } from './list-trip.ts';
import { newBooking, signInAs } from './own-booking.ts';
import { asAnotherVisitor, logIn } from './sign-in-dialog.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test.describe('the way in', () => {
  test('a visitor logs in at home and comes back to the checkout', async ({ page }) => {
    const car = await chooseCar(page);
    const path = `/assets/${car.id}/checkout`;
    await page.goto(path);
    await expect(page).toHaveURL(`/?origin=${encodeURIComponent(path)}`);
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking: Confirmation');
  });

  test('without a whole trip it goes home', { tag: '@once' }, async ({ page }) => {
    await signInAs(page, 'renter');
    const car = await chooseCar(page);
    await withSearch(page, emptySearch);
    await page.goto(`/assets/${car.id}/checkout`);
    await expect(page).toHaveURL('/');
  });

  test('the success page of a booking that is none goes home', { tag: '@once' }, async ({
    page,
  }) => {
    await signInAs(page, 'renter');
    const nobody = '00000000-0000-4000-8000-000000000000';
    await page.goto(`/assets/${nobody}/checkout/${nobody}/success`);
    await expect(page).toHaveURL('/');
  });
});

test('shows the hold, who drives, the deposit, and what a cancellation gives back', async ({
  page,
}) => {
  const car = await openCheckout(page);
  await expect(page.getByText(`The ${car.name} is held for you.`)).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Time left on your hold' });
  await expect(timer).toHaveText(/^\d\d:\d\d$/);
  await payWith(page, '4242');
  await expect(page.getByRole('list', { name: 'What a cancellation gives back' })).toBeVisible();
  await expect(page.getByText('Documents verified')).toBeVisible();
  const deposit = page.getByText('we hold $350.00 on Visa ending 4242');
  await expect(deposit.filter({ visible: true })).toHaveCount(1);
  await expectNoProblems(page);
});

test('books with a card, for exactly the amount on the button', async ({ page }) => {
  const car = await openCheckout(page);
  await payWith(page, '4242');
  const total = await shownTotal(page).textContent();
  if (isWide(page)) await expect(confirm(page)).toHaveText(`Confirm & Book ${total}`);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See you on');
  const [booked] = await bookingsFor(page, car);
  await expect(page.getByText(booked?.reference ?? 'no booking').first()).toBeVisible();
  expect(total).toContain(booked ? formatMoney(booked.total) : 'no booking');
});

test('the success page keeps what a renter needs, and survives a reload', async ({ page }) => {
  await signInAs(page, 'renter');
  await page.goto('/');
  const { id, reference, car } = await newBooking(page);
  await openPage(page, `/assets/${car.id}/checkout/${id}/success`);
  await expect(page.getByText(reference).first()).toBeVisible();
  const hrefs = (name: RegExp) =>
    page
      .getByRole('link', { name })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs(/Add to calendar|Receipt/)).toEqual([
    `/api/bookings/${id}/calendar.ics`,
    `/api/bookings/${id}/receipt.pdf`,
  ]);
  expect(await hrefs(/^Your booking$|^All bookings$/)).toEqual([`/booking/${id}`, '/bookings']);
  await expectNoProblems(page);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
});

test('a car the renter has booked already is named as theirs', { tag: '@once' }, async ({
  page,
}) => {
  const car = await openCheckout(page);
  await payWith(page, '4242');
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await openPage(page, `/assets/${car.id}/checkout`);
  await expect(page.getByText('You have already booked this car')).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
});

test('by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const car = await openCheckout(page);
  await page.getByRole('radio', { name: /^Personal/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /ending/, checked: true })).toBeFocused();
  await card(page, '4242').focus();
  await page.keyboard.press('Space');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(successUrl(car.id));
});

test('a company is billed: no card, no deposit', { tag: '@once' }, async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await page
    .getByRole('group', { name: 'Who pays' })
    .getByText('Business', { exact: true })
    .click();
  await expect(page.getByText('Billed to Sample Trading, Lda.').first()).toBeVisible();
  await expect(page.getByText('PT999999990')).toBeVisible();
  await expect(page.getByText('Deposit, apart from the total.')).toHaveCount(0);
  await expectNoProblems(page);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
  await expect(page.getByText('Sample Trading, Lda.').first()).toBeVisible();
});

test('without a company the business profile cannot be chosen', { tag: '@once' }, async ({
  page,
}) => {
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: /^Business/ })).toBeDisabled();
});

test('a renter without a card is told to add one', async ({ page }) => {
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

test('a renter who is not verified is told what is missing, and cannot book', {
  tag: '@once',
}, async ({ page }) => {
  await openCheckout(page, 'new');
  await page.getByRole('button', { name: 'Later' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Please verify your e-mail first' });
  await expect(notice.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
  await expectNoProblems(page);
});

test('a declined card: the reason, another card, and the trip is booked', async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await addCard(page, '4000 0000 0000 0341');
  await expect(page.getByRole('form', { name: 'New card' })).toBeHidden();
  await expect(card(page, '0341')).toBeChecked();
  await confirm(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your card was declined' });
  await expect(dialog).toContainText(
    'An error has occured with your card. Please try with another one or contact your bank.',
  );
  await dialog.getByRole('button', { name: 'Choose another card' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('is held for you.')).toBeVisible();
  await payWith(page, '4444');
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(car.id));
});

test('a payment the bank wants approved goes on once it is', async ({ page }) => {
  const car = await openCheckout(page, 'business');
  await addCard(page, '4000 0027 6000 3184');
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click(); // this bank wants to be asked when the card is added, too
  await expect(page.getByRole('form', { name: 'New card' })).toBeHidden();
  await payWith(page, '3184');
  await confirm(page).click();
  await approve.click();
  await expect(page).toHaveURL(successUrl(car.id));
});

test('a price that changed is shown beside the old one, and needs a yes', async ({ page }) => {
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

test('saying no to the new price books nothing', { tag: '@once' }, async ({ page }) => {
  await openCheckout(page);
  await payWith(page, '4242');
  let sent = 0;
  await page.route('**/api/bookings', (route) => {
    sent += 1;
    return refuse(route, 409, 'quote_expired');
  });
  await confirm(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has run out' });
  await expect(dialog).toContainText('The price is still the same.');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(confirm(page)).toBeEnabled();
  expect(sent).toBe(1);
});

for (const [code, title] of [
  ['car_unavailable', 'This car has just been taken'],
  ['driver_under_age', 'Drivers must be 18 or older'],
  ['something_new', 'That did not work'],
] as const) {
  test(`refused with ${code}, a dialog says so`, { tag: '@once' }, async ({ page }) => {
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

test('the hold ends, and is renewed while the car is free', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  const car = await openCheckout(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('10:01');
  const ended = page.getByRole('alert').filter({ hasText: 'Your hold has ended.' });
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Hold it again' }).click();
  await expect(page.getByText(`The ${car.name} is held for you.`)).toBeVisible();
});

test('a promo code that cannot be used says why and costs nothing', { tag: '@once' }, async ({
  page,
}) => {
  await openCheckout(page);
  const total = await shownTotal(page).textContent();
  await page.getByLabel('Promo code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this code. Is it spelt right?')).toBeVisible();
  await expect(shownTotal(page)).toHaveText(total ?? '');
  await expect(confirm(page)).toBeEnabled();
});

test('a promo code is a negative line, and can be taken off again', { tag: '@once' }, async ({
  page,
}) => {
  const code = await usablePromo(page);
  await openCheckout(page);
  const total = await shownTotal(page).textContent();
  await page.getByLabel('Promo code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`${code} is applied`)).toBeVisible();
  await expect(shownTotal(page)).not.toHaveText(total ?? '');
  const panel = (await openPrice(page)).first();
  await expect(panel.getByText(`Promo code ${code}`)).toBeVisible();
  if (!isWide(page)) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove promo code ${code}` }).click();
  await expect(shownTotal(page)).toHaveText(total ?? '');
});

test.describe('on a bad connection', () => {
  test('a lost answer is asked for again under the same key: one booking', {
    tag: '@once',
  }, async ({ page }) => {
    const car = await openCheckout(page);
    await payWith(page, '4242');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/bookings', async (route) => {
      keys.push((await route.request().allHeaders())['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await confirm(page).click();
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await expect(page).toHaveURL(successUrl(car.id));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await bookingsFor(page, car)).toHaveLength(1);
  });

  test('a reload mid-way finds the request again, and pays once', { tag: '@once' }, async ({
    page,
  }) => {
    const car = await openCheckout(page);
    await payWith(page, '4242');
    let isHeldBack = true;
    let sent = 0;
    await page.route('**/api/bookings', (route) => {
      if (route.request().method() === 'POST') sent += 1;
      return route.continue();
    });
    await page.route('**/api/requests/*/events', (route) => route.abort());
    await page.route(/\/api\/requests\/[^/]+$/, async (route) => {
      const answer = await route.fetch();
      const record: RequestRecord = await answer.json();
      const shown = isHeldBack ? { ...record, status: 'pending' } : record;
      await route.fulfill({ response: answer, json: shown });
    });
    await confirm(page).click();
    const working = page.getByRole('dialog', { name: 'Booking your car' });
    await expect(working).toBeVisible();
    await page.waitForResponse(/\/api\/requests\/[^/]+$/);
    await page.reload();
    await expect(working).toBeVisible();
    isHeldBack = false;
    await expect(page).toHaveURL(successUrl(car.id));
    expect(sent).toBe(1);
  });

  test('when it takes long the page says so and goes on watching', { tag: '@once' }, async ({
    page,
  }) => {
    await page.clock.install();
    const car = await openCheckout(page);
    await payWith(page, '4242');
    let isHeldBack = true;
    await page.route('**/api/requests/*/events', (route) =>
      isHeldBack ? undefined : route.abort(),
    );
    await page.route(/\/api\/requests\/[^/]+$/, async (route) => {
      const answer = await route.fetch();
      const record: RequestRecord = await answer.json();
      const shown = isHeldBack ? { ...record, status: 'pending' } : record;
      await route.fulfill({ response: answer, json: shown });
    });
    const followed = page.waitForRequest('**/api/requests/*/events');
    await confirm(page).click();
    await followed;
    await expect(page.getByRole('dialog', { name: 'Booking your car' })).toBeVisible();
    await page.clock.runFor(25_500);
    await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText('We are still working on it').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your bookings' })).toBeVisible();
    await page.clock.resume();
    await expectNoProblems(page);
    isHeldBack = false;
    await expect(page).toHaveURL(successUrl(car.id));
  });
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
