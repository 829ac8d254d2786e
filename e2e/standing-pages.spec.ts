import { expect } from '@playwright/test';
import { passingPaths, standingPaths } from '../web/standing-paths.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

/** What may differ between two answers: the nonce, and the time the configuration tells. */
const comparable = (html: string) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce) throw new Error('No nonce in the page');
  return html.replaceAll(nonce, '').replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, '');
};

/** A machine too busy to paint does not wait longer. */
const latestMs = 5_000;

for (const path of [...standingPaths, ...passingPaths]) {
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
