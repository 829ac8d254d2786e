import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { newYorkTrip, withoutLiveMap, withSearch } from './list-trip.ts';
import { signInAs } from './own-booking.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const offlineTitle = (page: Page) => page.getByRole('heading', { name: 'No connection' });
const faqTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^Frequently/ });
const drawing = (page: Page) => page.getByRole('main').locator('img');

/** Opened, and with what it fetches while it can. */
async function open(page: Page, path: string, file = /\/offline\.svg/) {
  const fetched = page.waitForResponse(file);
  await page.goto(path);
  await untilAlive(page);
  await (await fetched).finished();
}

test('without a network a link says so in our words, with a way back and a way on [R-ERROR-016]', {
  tag: '@once',
}, async ({ page, context }) => {
  await open(page, '/faq');
  const team = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
  await team.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await context.setOffline(true);
  await team.click();

  await expect(offlineTitle(page)).toBeInViewport();
  await expect(page).toHaveURL('/faq');
  const drawnWidth = () => drawing(page).evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(drawnWidth).not.toBe(0);
  await expectNoProblems(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still offline.')).toBeVisible();

  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(faqTitle(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await team.click();
  await expect(offlineTitle(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineTitle(page)).toHaveCount(0);
});

test('the way back through the history waits for the network too [R-ERROR-016]', {
  tag: '@once',
}, async ({ page, context }) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await context.setOffline(true);
  await page.goBack();
  await expect(offlineTitle(page)).toBeVisible();
  // The browser says that it is online a little before the network is there.
  await page.route('**/api/config', (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await expect(page).toHaveURL('/faq');
  await expect(faqTitle(page)).toBeVisible();
});

test('the menu does not stand before it', { tag: '@narrow' }, async ({ page, context }) => {
  await open(page, '/faq');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Business' }).click();
  await expect(menu).toBeHidden();
  await expect(offlineTitle(page)).toBeVisible();
});

test('what is asked for on the same page waits for the network, and the page stays [R-ERROR-016]', {
  tag: '@once',
}, async ({ page, context }) => {
  await withSearch(page, newYorkTrip);
  await withoutLiveMap(page);
  await open(page, '/assets');
  await context.setOffline(true);
  const next = page.getByRole('link', { name: 'Next page' });
  await next.click();
  await expect(offlineTitle(page)).toBeVisible();
  // The list's own header has gone with the list.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Handover' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('list', { name: 'Cars' })).toBeVisible();
  await next.click();
  await expect(offlineTitle(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Cars' })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

test('without a network the wallet says what failed, and the rest of the page stays [R-ERROR-018]', {
  tag: '@once',
}, async ({ page, context }) => {
  await signInAs(page, 'renter');
  await open(page, '/profile', /\/toast-region-/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add card' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t open the card form.' });
  await expect(notice).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove .* ending in/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText('There was an error while deleting the payment method'),
  ).toBeVisible();
  await expectNoProblems(page);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'New card' })).toBeVisible();
});

test('what breaks on the way is said in our own look, with two ways on [R-ERROR-017]', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/faq');
  await page.route(/\/team\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  );
  await expect(page).toHaveTitle('Something went wrong on our side · Handover');
  // All of the page is drawn anew, and its styles with it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
  await expectNoProblems(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  await page.unroute(/\/team\.data/);
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something broke');
});
