import { expect, type Page, test } from '@playwright/test';
import { standingPaths } from '../web/standing-paths.ts';
import { untilAlive } from './until-alive.ts';

/** What may differ between two answers: the nonce, and the time the configuration tells. */
const comparable = (html: string) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce) throw new Error('No nonce in the page');
  return html.replaceAll(nonce, '').replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, '');
};

/** A machine too busy to paint does not wait longer. */
const latestMs = 5_000;

/** As on a slow line: the page is there, its scripts are not. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve();
}

for (const path of standingPaths) {
  test(`${path} kept is what rendering gives`, { tag: '@once' }, async ({ request }) => {
    await request.get(path);
    const kept = await request.get(path);
    // Whoever brings a cookie is rendered for, even if no page reads it; a crawler gets all in one.
    const headers = { Cookie: 'unread=1', 'User-Agent': 'Googlebot/2.1' };
    const rendered = await request.get(path, { headers });
    expect([kept.status(), rendered.status()]).toEqual([200, 200]);
    expect(comparable(await kept.text())).toBe(comparable(await rendered.text()));
  });
}

test('a kept page comes to life, and says nothing in the console', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await request.get('/team');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/team');
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a page asks for its scripts when it has been painted', { tag: '@once' }, async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const firstAsked = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return Math.min(...scripts.map(({ startTime }) => startTime));
  });
  const [painted] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  expect(firstAsked).toBeGreaterThanOrEqual(Math.min(painted ?? Number.NaN, latestMs));
});

test('a press before the scripts have come is not lost', { tag: '@once' }, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const notice = page.getByRole('complementary', { name: 'Demonstration notice' });
  await notice.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(notice).toBeVisible();
  letScriptsCome();
  await expect(notice).toHaveCount(0);
});

test('the menu opened before the scripts have come stays open', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  letScriptsCome();
  await untilAlive(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
