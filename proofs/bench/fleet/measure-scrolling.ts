import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import config from '../../../playwright.config.ts';
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
      measured: `${ofList.toFixed(0)} ms`,
      beside: `the page at rest: ${ofNothing.toFixed(0)} ms`,
      budget: `${LONGEST_MS} ms`,
      isMet: ofList <= LONGEST_MS,
    });
  } finally {
    await browser.close();
  }
}

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional().describe('In microseconds'),
  args: z.object({ name: z.string().optional() }).optional(),
});

/** Of the main thread, as the browser's own trace has it. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: z.infer<typeof TraceEvent>[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...z.array(TraceEvent).parse(value));
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threads = events.filter(({ args }) => args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000));
}
