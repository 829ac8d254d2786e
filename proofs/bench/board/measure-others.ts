import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import type { Board, BoardCar } from '../../../contract/operate/board.ts';
import config from '../../../playwright.config.ts';
import { percentile } from '../load/percentile.ts';
import { figureRow, type Row } from '../rows.ts';
import { barInSight } from './bar-in-sight.ts';

const CHANGES = 10;
const SEEN_MS = 1_000;
const BLOCKED_HOURS = 2;

interface Asked {
  readonly consoleUrl: string;
  readonly cityId: string;
  readonly cookie: string;
}

interface Sender extends Pick<Asked, 'consoleUrl'> {
  readonly headers: Readonly<Record<string, string>>;
}

/** How soon does a dispatcher who carries a booking see what a colleague has blocked meanwhile? */
export async function measureOthers({ consoleUrl, cityId, cookie }: Asked): Promise<Row> {
  const headers = { Cookie: cookie, Origin: consoleUrl };
  const answer = await fetch(`${consoleUrl}/api/operate/board?city=${cityId}`, { headers });
  const { cars } = (await answer.json()) as Board;
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const viewport = { width: 1280, height: 900 };
    const page = await browser.newPage({ viewport, extraHTTPHeaders: { Cookie: cookie } });
    await page.goto(`${consoleUrl}/${cityId}/board`);
    const { x, y } = await barInSight(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 24, y + 12, { steps: 8 });
    await page.getByRole('region', { name: /^Moving/ }).waitFor();
    const times: number[] = [];
    for (const car of (await withGapInSight(page, cars)).slice(0, CHANGES)) {
      const bars = page.locator(`tr[data-row="${car.id}"] [data-bar]`);
      const before = await bars.count();
      const startedAt = performance.now();
      await block(car, { consoleUrl, headers });
      await bars.nth(before).waitFor();
      times.push(performance.now() - startedAt);
    }
    const p95 = percentile(times, 0.95);
    return figureRow({
      question: `a colleague’s ${times.length} blocks, seen while a booking is carried`,
      measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      budget: `p95 ${SEEN_MS} ms`,
      isMet: times.length === CHANGES && p95 <= SEEN_MS,
    });
  } finally {
    await browser.close();
  }
}

/** Those of the rows that are drawn which have time to be blocked. */
async function withGapInSight(page: Page, cars: readonly BoardCar[]): Promise<BoardCar[]> {
  const rows = page.locator('tr[data-row]');
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  return cars.filter((car) => ids.includes(car.id) && gapOf(car));
}

/** After a booking to come and well before the next. */
function gapOf({ bars }: BoardCar): Temporal.Instant | undefined {
  const now = Temporal.Now.instant();
  const ends = bars.slice(0, -1).map(({ freeAt }) => Temporal.Instant.from(freeAt));
  return ends.find((end, index) => {
    const next = bars[index + 1]?.startsAt ?? end;
    return (
      Temporal.Instant.compare(end, now) > 0 &&
      Temporal.Instant.compare(end.add({ hours: 2 * BLOCKED_HOURS }), next) < 0
    );
  });
}

async function block(car: BoardCar, { consoleUrl, headers }: Sender): Promise<void> {
  const gap = gapOf(car);
  const answer = await fetch(`${consoleUrl}/api/operate/fleet/cars/${car.id}/blocks`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      reason: 'SERVICE',
      startsAt: gap,
      endsAt: gap?.add({ hours: BLOCKED_HOURS }),
    }),
  });
  if (!answer.ok) throw new Error(`A block is answered ${answer.status}: ${await answer.text()}`);
}
