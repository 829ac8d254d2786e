import { type Page, test } from '@playwright/test';

/** One for each form of the pages. */
export const folder = () => `screenshots/${test.info().project.name}`;

/** The page as it stands, at each width and as long as it is. */
export async function takePictures(page: Page, name: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 692 ? 844 : 900 });
    await showAll(page);
    await page.screenshot({ path: `${folder()}/${name}-${width}.png`, fullPage: true });
  }
}

/** What can be seen and no more: a dialog covers that, and not the page as long as it is. */
export async function takeInSight(page: Page, name: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 692 ? 844 : 900 });
    await page.screenshot({ path: `${folder()}/${name}-${width}.png` });
  }
}

/** What loads or is drawn only when it comes into sight. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A slide that nobody turns to would not load, and be waited for without end.
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode())).catch(() => {});
    await frame();
  });
}
