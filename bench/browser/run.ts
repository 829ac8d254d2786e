import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { median } from '../median.ts';
import { type Audited, audit, type Category, categories } from './audit.ts';
import { openChromium } from './open-chromium.ts';
import { serveEmptyPage } from './serve-empty-page.ts';
import { someCar } from './some-car.ts';

/**
 * How good are the public pages on a middling phone? Lighthouse with its mobile preset, against the
 * built pages on this machine. Everything but performance depends on the page alone; performance also
 * on what else the machine does, so every page is loaded several times, the middle counts, and the
 * machine's load stands beside the figures.
 */
const withData = Number(process.env['LOADS'] ?? 3);
const LOADS = {
  withData,
  /** Much alike: several of them seen once say as much as one seen several times. */
  standing: Number(process.env['STANDING_LOADS'] ?? withData),
} as const;
const WANTED = {
  performance: { withData: 90, standing: 95 },
  others: 100,
  shiftBelow: 0.02,
} as const;
const pagesWithData = ['/', '/assets'];
/** One placeholder stands for all. The most different first: whoever is short of time takes some of them. */
const standingPages = [
  '/faq',
  '/business',
  '/terms',
  '/service-areas',
  '/subscription',
  '/team',
  '/blog',
  '/about',
].slice(0, Number(process.env['STANDING_PAGES'] ?? 8));
const folder = path.join(import.meta.dirname, '../results');

const server = await startServer({ name: 'bench', settings: { LOG_LEVEL: 'warn' } });
const port = await freePort();
const browser = await openChromium(port);
const empty = await serveEmptyPage();
try {
  await mkdir(folder, { recursive: true });
  const ofEmpty = await loadOften(empty.url, LOADS.standing);
  const rows = [rowOf('an empty page', ofEmpty)];
  const failed = new Set<string>();
  const dynamicPages = [...pagesWithData, await someCar(server.url)];
  for (const page of [...dynamicPages, ...standingPages]) {
    const kind = dynamicPages.includes(page) ? 'withData' : 'standing';
    const loads = await loadOften(server.url + page, LOADS[kind]);
    rows.push(rowOf(page, loads, WANTED.performance[kind]));
    for (const finding of loads.flatMap(({ findings }) => findings)) {
      failed.add(`${page}: ${finding}`);
    }
  }
  console.table(rows);
  for (const finding of failed) console.log(finding);
  await writeFile(
    path.join(folder, 'browser.json'),
    JSON.stringify({ wanted: WANTED, loads: LOADS, rows, findings: [...failed] }, null, 2),
  );
  if (rows.some((row) => !row.within)) process.exitCode = 1;
} finally {
  await browser.close();
  empty.close();
  await server.stop();
}

async function loadOften(url: string, count: number): Promise<Audited[]> {
  const loads: Audited[] = [];
  for (let load = 0; load < count; load += 1) loads.push(await audit(url, port));
  return loads;
}

/** The middle of several loads; of the jumps and of what is not performance, the worst. */
function rowOf(page: string, loads: readonly Audited[], wantedPerformance?: number) {
  const middle = (read: (one: Audited) => number) => Math.round(median(loads.map(read)));
  const worst = (category: Category) => Math.min(...loads.map(({ scores }) => scores[category]));
  const performance = middle(({ scores }) => scores.performance);
  const others = categories.filter((category) => category !== 'performance');
  const shift = Math.max(...loads.map((one) => one.shift));
  return {
    page,
    performance,
    ...Object.fromEntries(others.map((category) => [category, worst(category)])),
    'first paint ms': middle((one) => one.firstPaintMs),
    'largest paint ms': middle((one) => one.largestPaintMs),
    'blocked ms': middle((one) => one.blockedMs),
    'interactive ms': middle((one) => one.interactiveMs),
    shift: shift.toFixed(4),
    load: loadavg()[0]?.toFixed(1),
    within:
      wantedPerformance === undefined ||
      (performance >= wantedPerformance &&
        others.every((category) => worst(category) >= WANTED.others) &&
        shift < WANTED.shiftBelow),
  };
}
