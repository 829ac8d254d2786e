import type { Page } from '@playwright/test';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a booking to come, in the middle of the window. */
export async function barInSight(page: Page): Promise<Place> {
  const bars = page.locator('[data-bar][data-state="booked"]');
  await bars.first().waitFor();
  for (const bar of await bars.all()) {
    const box = await bar.boundingBox();
    const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (at && at.y > 300 && at.y < 500 && at.x > 400 && at.x < 1_000) return at;
  }
  throw new Error('No booking to come is in the middle of the board');
}
