import { expect } from '@playwright/test';
import type { RequestRecord } from '../../contract/requests.ts';
import { bookingsFor, confirm, openCheckout, payWith, successUrl } from './checkout-page.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test.describe('on a bad connection', () => {
  test('a lost answer is asked for again under the same key: one booking [D-017-004]', {
    tag: '@once',
  }, async ({ page }) => {
    const car = await openCheckout(page);
    await payWith(page, '4242');
    const keys: (string | undefined)[] = [];
    const told = Promise.withResolvers<void>();
    await page.route('**/api/bookings', async (route) => {
      keys.push((await route.request().allHeaders())['idempotency-key']);
      if (keys.length > 1) {
        await told.promise;
        return route.continue();
      }
      await route.fetch();
      return route.abort();
    });
    await confirm(page).click();
    await expect(page.getByText('We’ve lost the connection')).toBeVisible();
    told.resolve();
    await expect(page).toHaveURL(successUrl(car.id));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await bookingsFor(page, car)).toHaveLength(1);
  });

  test('a reload mid-way finds the request again, and pays once [D-017-003 R-CHECKOUT-011 R-CHECKOUT-017]', {
    tag: '@once',
  }, async ({ page }) => {
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

  test('when it takes long the page says so and goes on watching [R-CHECKOUT-018]', {
    tag: '@once',
  }, async ({ page }) => {
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
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText('We’re still working on it').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your bookings' })).toBeVisible();
    await page.clock.resume();
    await expectNoProblems(page);
    isHeldBack = false;
    await expect(page).toHaveURL(successUrl(car.id));
  });
});
