import type { Page } from '@playwright/test';

/** From now on: how much of what stands on the page has jumped, also right after a press. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const seen = { shifts: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => sum.evaluate(({ shifts }) => shifts);
}
