import type { Page } from '@playwright/test';

/** The server's page can be read at once, but its buttons answer only when React has taken over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = document.querySelectorAll('a');
    const last = links[links.length - 1];
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
}
