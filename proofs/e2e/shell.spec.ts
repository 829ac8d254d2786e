import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const wideFromPx = 928;
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= wideFromPx;

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the header links to the pages and to the account, and from 928 px down a menu does [A-LOGIN-003 A-LOGIN-004 A-SHELL-003 R-SHELL-002 R-SHELL-004 R-SHELL-006]', async ({
  page,
}) => {
  await page.goto('/');
  if (isWide(page)) {
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Subscription', 'Business', 'FAQ']);
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  } else {
    await expect(header(page).getByRole('link', { name: 'Subscription' })).toBeHidden();
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page).getByRole('listitem')).toHaveText([
      'Rent',
      'Subscribe',
      'Business',
      'FAQ',
    ]);
  }
  const place = isWide(page) ? header(page) : menu(page);
  await expect(place.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/?action=login',
  );
  await expect(place.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/?action=register',
  );
});

test('the menu gives the focus back, closes by Escape and by going somewhere', async ({ page }) => {
  await page.setViewportSize({
    width: Math.min(page.viewportSize()?.width ?? 0, 820),
    height: 800,
  });
  await page.goto('/nowhere');
  await untilAlive(page);
  const opener = header(page).getByRole('button', { name: 'Menu' });
  await opener.click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu(page).getByRole('link', { name: 'Rent' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();
});

test('the header offers renting everywhere but on home [A-SHELL-001 R-SHELL-001]', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/nowhere');
  await untilAlive(page);
  await header(page).getByRole('link', { name: 'Rent' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Rent', exact: true })).toHaveCount(0);
});

test('the footer has the company, the product, the contact and the year [A-SHELL-008 A-SHELL-010 A-SHELL-011 D-001-002 R-SHELL-011 R-SHELL-012 R-SHELL-013 R-SHELL-014]', {
  tag: '@once',
}, async ({ page, request }) => {
  const { contact, now } = await (await request.get('/api/config')).json();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Blog', 'Team', 'Subscription', 'Business', 'FAQ', 'Terms', 'Privacy']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /^Careers/ })).toHaveAttribute(
    'href',
    contact.careersUrl,
  );
  await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute('href', /^tel:/);
  await expect(footer.getByRole('link', { name: contact.email })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date(now).getUTCFullYear()} Handover`);
});

test('the search has neither header nor footer [A-SHELL-007 R-SEARCH-001 R-SHELL-010]', {
  tag: '@once',
}, async ({ page }) => {
  await withSearch(page, { ...emptySearch, cityId: 'lisbon' });
  await page.goto('/search');
  await expect(page).toHaveURL(/\/search/);
  await expect(header(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the pages of the cars have a compact header below 928 px [A-SHELL-006 R-SHELL-009]', async ({
  page,
}) => {
  await page.goto('/assets');
  await expect(header(page).getByRole('link', { name: 'Handover, home' })).toBeVisible({
    visible: !isWide(page),
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('booking and checkout have the full header', { tag: '@once' }, async ({ page }) => {
  await page.goto('/assets/1/book');
  await expect(header(page).getByRole('link', { name: 'Handover, home' })).toBeVisible();
});

test('home names the live cities and the way it works, even without scripts [A-PRODUCT-007 D-002-003 R-PRODUCT-003]', {
  tag: '@once',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car comes to your door');
  await expect(page.getByRole('heading', { name: 'Live in Lisbon and New York' })).toBeVisible();
  await expect(page.getByText('Tell us where and when')).toBeVisible();
  await context.close();
});

test('an unknown path is not found, and there is a way back [A-ROUTE-008 D-001-001 R-ROUTE-018]', {
  tag: '@once',
}, async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Handover');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the notice of what is simulated stays closed for the session [D-034-003]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const notice = page.getByRole('complementary', { name: 'Demo notice' });
  await expect(notice).toContainText('simulated');
  await notice.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(header(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the keyboard can skip to the content', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/nowhere']) {
  test(`axe finds nothing on ${path}`, { tag: '@not-tablet' }, async ({ page }) => {
    await page.goto(path);
    await expectNoProblems(page, { byNight: true });
  });
}

test('the first load of home has at most 150 KB of script, and says nothing in the console', {
  tag: '@once',
}, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  const complaints: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(150 * 1024);
  // What every page needs is packed together; each file of its own would be asked for apart.
  expect(sizes.length).toBeLessThanOrEqual(12);
  expect(complaints).toEqual([]);
});

test('nothing jumps while home arrives', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
  expect(Number(shift)).toBeLessThan(0.02);
});
