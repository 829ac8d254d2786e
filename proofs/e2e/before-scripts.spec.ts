import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

/** As on a slow line: the page is there, its scripts are not. Answers with what lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return async () => {
    scripts.resolve();
    await untilAlive(page);
  };
}

test('a page can be read, and its links lead on, before the scripts have come', {
  tag: '@once',
}, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});

test('the menu opened before the scripts have come stays open', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
