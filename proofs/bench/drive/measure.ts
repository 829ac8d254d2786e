import { type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { staffCookie } from '../fleet/owner-cookie.ts';
import { startProduct } from '../product.ts';
import { figureRow, type Row } from '../rows.ts';
import { deliver } from './deliver.ts';
import { giveJob } from './give-job.ts';

const DRIVER = 'driver-one@handover.example';
const TIMES_SLOWER = 4;
const MOST_MINUTES = 4;
const HOST = 'console.localhost';

/** How long does a delivery with eight photographs take on a slow phone, press after press? */
export async function measure(): Promise<Row[]> {
  const product = await startProduct();
  const { port } = new URL(product.consoleUrl);
  const { args = [], ...launch } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      // Under the address it is configured for, as its own gate wants it.
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
    ],
  });
  try {
    const bookingId = await giveJob(product.database, DRIVER);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      permissions: ['camera'],
    });
    const cookie = await staffCookie(product.database, DRIVER);
    await context.addCookies([{ ...cookie, url: `http://${HOST}` }]);
    const page = await slowPage(context);
    await page.goto(`http://${HOST}/drive`);
    const began = performance.now();
    await deliver(page, bookingId);
    const seconds = (performance.now() - began) / 1000;
    return [
      figureRow({
        question: `a delivery on a phone ${TIMES_SLOWER} times slower, from the list to the seal`,
        measured: `${seconds.toFixed(0)} s`,
        budget: `${MOST_MINUTES} min`,
        isMet: seconds <= 60 * MOST_MINUTES,
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return page;
}
