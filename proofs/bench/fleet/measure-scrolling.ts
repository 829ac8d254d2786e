import { chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { longestTask } from '../browser/longest-task.ts';
import { figureRow, type Row } from '../rows.ts';

const ROWS = 1_000;
const ROW_PX = 46;
const STEP_PX = 120;
const LONGEST_MS = 50;

/** Does a list of a hundred thousand rows scroll without a task that a hand would feel? */
export async function measureScrolling(list: string, cookie: string): Promise<Row> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const viewport = { width: 1280, height: 900 };
    const page = await browser.newPage({ viewport, extraHTTPHeaders: { Cookie: cookie } });
    await page.goto(list);
    await page.locator('tr[aria-rowindex="10"]').waitFor();
    const ofNothing = await longestTask(page, () => page.mouse.wheel(0, 0));
    const ofList = await longestTask(page, async () => {
      await page.mouse.move(640, 600);
      for (let y = 0; y < ROWS * ROW_PX; y += STEP_PX) await page.mouse.wheel(0, STEP_PX);
    });
    await page.locator(`tr[aria-rowindex="${ROWS}"]`).waitFor();
    return figureRow({
      question: `scrolling ${ROWS.toLocaleString('en')} rows of it, the longest task`,
      measured: `${ofList.ms.toFixed(0)} ms, of the processor ${ofList.processorMs.toFixed(0)} ms`,
      beside: `the page at rest: ${ofNothing.ms.toFixed(0)} ms`,
      budget: `${LONGEST_MS} ms`,
      isMet: ofList.ms <= LONGEST_MS,
    });
  } finally {
    await browser.close();
  }
}
