import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { type LongestTask, longestTask } from '../browser/longest-task.ts';
import { figureRow, type Row } from '../rows.ts';
import { barInSight, type Place } from './bar-in-sight.ts';

const ROWS = 1_000;
const STEP_PX = 120;
const LONGEST_MS = 50;
const FIRST_PICTURE_MS = 1_000;
/** What one pass over all rows may leave behind for the next. */
const GROWTH_MB = 5;

interface Asked {
  readonly board: string;
  readonly cookie: string;
  /** Scrolled for so long before its memory is read again. */
  readonly scrolledSeconds: number;
}

/** Does a board of a thousand cars follow the hand, and does it forget what is out of sight? */
export async function measureHands({ board, cookie, scrolledSeconds }: Asked): Promise<Row[]> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const viewport = { width: 1280, height: 900 };
    const page = await browser.newPage({ viewport, extraHTTPHeaders: { Cookie: cookie } });
    const firstPicture = await firstPictureMs(page, board);
    const atRest = await longestTask(page, () => page.mouse.wheel(0, 0));
    const wheel = await longestTask(page, () => scrollThrough(page));
    const from = await barInSight(page);
    const drag = await longestTask(page, () => carry(page, from));
    const putBack = await longestTask(page, () => putBackFar(page));
    const before = await heapMb(page);
    const until = Date.now() + scrolledSeconds * 1000;
    while (Date.now() < until) await scrollThrough(page);
    const after = await heapMb(page);
    const rested = `the page at rest: ${atRest.ms.toFixed(0)} ms`;
    return [
      figureRow({
        question: 'the board’s first picture after its answer',
        measured: `${firstPicture.toFixed(0)} ms`,
        budget: `${FIRST_PICTURE_MS} ms`,
        isMet: firstPicture <= FIRST_PICTURE_MS,
      }),
      taskRow('the wheel over 1,000 cars, the longest task', wheel, rested),
      taskRow('a booking carried over 300 cars, the longest task', drag, rested),
      taskRow('put back 300 cars away, a whole new screen', putBack, rested),
      figureRow({
        question: `memory after ${scrolledSeconds} s of scrolling`,
        measured: `${after.toFixed(1)} MB`,
        beside: `before: ${before.toFixed(1)} MB`,
        budget: `${GROWTH_MB} MB more`,
        isMet: after - before <= GROWTH_MB,
      }),
    ];
  } finally {
    await browser.close();
  }
}

const taskRow = (question: string, { ms, processorMs }: LongestTask, beside: string): Row =>
  figureRow({
    question,
    measured: `${ms.toFixed(0)} ms, of the processor ${processorMs.toFixed(0)} ms`,
    beside,
    budget: `${LONGEST_MS} ms`,
    isMet: ms <= LONGEST_MS,
  });

const markFirstRow = `
  const watch = new MutationObserver(() => {
    if (!document.querySelector('tr[data-row]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
  });
  watch.observe(document, { childList: true, subtree: true });
`;

/** From the last byte of the answer until a row has been painted. */
async function firstPictureMs(page: Page, board: string): Promise<number> {
  await page.goto(board);
  await page.locator('tr[data-row]').first().waitFor();
  // The page is loaded once more, with its scripts at hand: the answer is what is waited for.
  await page.addInitScript({ content: markFirstRow });
  await page.reload();
  const painted = await page.waitForFunction(() => {
    const [row] = performance.getEntriesByName('first-row');
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname === '/api/operate/board');
    return row && answer instanceof PerformanceResourceTiming
      ? { ms: row.startTime - answer.responseEnd }
      : null;
  });
  return (await painted.jsonValue())?.ms ?? Number.POSITIVE_INFINITY;
}

/** Down to the last row and back to the first. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  const heightPx = await page.locator('.board-rows').evaluate(({ scrollHeight }) => scrollHeight);
  for (let y = 0; y < heightPx; y += STEP_PX) await page.mouse.wheel(0, STEP_PX);
  await page.locator(`tr[aria-rowindex="${ROWS}"]`).waitFor();
  for (let y = 0; y < heightPx; y += STEP_PX) await page.mouse.wheel(0, -STEP_PX);
}

/** By the mouse, to the lower edge, where the rows come to meet it, and along the days. */
async function carry(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12, { steps: 4 });
  await page.getByRole('region', { name: /^Moving/ }).waitFor();
  for (let down = 0; down < 200; down += 10) await page.mouse.move(x + down, y + down);
  await page.mouse.move(x, 880, { steps: 20 });
  await delay(10_000);
  await page.mouse.move(x, y, { steps: 40 });
}

/** The board goes back to where the booking was taken from. */
async function putBackFar(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.getByRole('region', { name: /^Moving/ }).waitFor({ state: 'detached' });
}

/** What the page's scripts hold once all that nobody needs has gone. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 ** 2;
}
