import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { median } from '../median.ts';
import { type Audited, audit, type Category, categories } from './audit.ts';
import { openChromium } from './open-chromium.ts';
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
/** One placeholder stands for all. */
const standingPages = [
  '/faq',
  '/business',
  '/subscription',
  '/team',
  '/terms',
  '/blog',
  '/service-areas',
  '/about',
];
const folder = path.join(import.meta.dirname, '../results');

const server = await startServer({ name: 'bench', settings: { LOG_LEVEL: 'warn' } });
const port = await freePort();
const browser = await openChromium(port);
try {
  await mkdir(folder, { recursive: true });
  const rows = [];
  const failed = new Set<string>();
  const dynamicPages = [...pagesWithData, await someCar(server.url)];
  for (const page of [...dynamicPages, ...standingPages]) {
    const kind = dynamicPages.includes(page) ? 'withData' : 'standing';
    const { row, findings } = await auditPage(page, LOADS[kind], WANTED.performance[kind]);
    rows.push(row);
    for (const finding of findings) failed.add(`${page}: ${finding}`);
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
  await server.stop();
}

/** The middle of several loads; of the jumps and of what is not performance, the worst. */
async function auditPage(page: string, count: number, wantedPerformance: number) {
  const loads: Audited[] = [];
  for (let load = 0; load < count; load += 1) loads.push(await audit(server.url + page, port));
  const middle = (read: (one: Audited) => number) => Math.round(median(loads.map(read)));
  const worst = (category: Category) => Math.min(...loads.map(({ scores }) => scores[category]));
  const performance = middle(({ scores }) => scores.performance);
  const others = categories.filter((category) => category !== 'performance');
  const shift = Math.max(...loads.map((one) => one.shift));
  const row = {
    page,
    performance,
    ...Object.fromEntries(others.map((category) => [category, worst(category)])),
    'first paint ms': middle((one) => one.firstPaintMs),
    'largest paint ms': middle((one) => one.largestPaintMs),
    'blocked ms': middle((one) => one.blockedMs),
    shift: shift.toFixed(4),
    load: loadavg()[0]?.toFixed(1),
    within:
      performance >= wantedPerformance &&
      others.every((category) => worst(category) >= WANTED.others) &&
      shift < WANTED.shiftBelow,
  };
  return { row, findings: loads.flatMap(({ findings }) => findings) };
}
