import type { Page } from '@playwright/test';

/** The server's page can be read at once, but its buttons answer only when React has taken over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lastLink = [...document.querySelectorAll('a')].at(-1);
    // A form may come to life later than the page around it.
    const controls = document.querySelectorAll('form :is(a, button, input)');
    const isAlive = (one: Element) =>
      Object.keys(one).some((key) => key.startsWith('__reactProps'));
    return lastLink !== undefined && [lastLink, ...controls].every(isAlive);
  });
}
