import { expect } from '@playwright/test';
import { publicPaths } from '../../web/standing-paths.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

/** What may differ between two answers: the nonce, and the time the configuration gives. */
const comparable = (html: string) =>
  html.replaceAll(/ nonce="[^"]*"/g, '').replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, '');

for (const path of publicPaths) {
  test(`${path} cached is what rendering gives`, { tag: '@once' }, async ({ request }) => {
    const cached = await request.get(path);
    // Whoever brings a cookie is rendered for, even if no page reads it; a crawler gets all in one.
    const headers = { Cookie: 'unread=1', 'User-Agent': 'Googlebot/2.1' };
    const rendered = await request.get(path, { headers });
    expect([cached.status(), rendered.status()]).toEqual([200, 200]);
    expect(cached.headers()['content-security-policy']).not.toContain('nonce');
    expect(rendered.headers()['content-security-policy']).toContain('nonce');
    expect(comparable(await cached.text())).toBe(comparable(await rendered.text()));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a cached page comes to life in ${colorScheme}, and says nothing in the console`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await untilAlive(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}
