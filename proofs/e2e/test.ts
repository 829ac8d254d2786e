import { type BrowserContext, test as base, expect } from '@playwright/test';

/** Every browser test, whatever else it looks at: nothing the page does is forbidden or falls over. */
export const test = base.extend<{ nothingFaulty: undefined }>({
  page: async ({ page }, use) => {
    await use(page);
    // What a test answers in the server's place may be under way when it ends: the page closes on it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  nothingFaulty: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      // Also in the windows that a test opens for itself.
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) faults.push(message.text());
        });
        context.on('weberror', (fault) => faults.push(fault.error().message));
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
