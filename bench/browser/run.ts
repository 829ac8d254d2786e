import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { AssetPage } from '../../contract/assets.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { audit, categories } from './audit.ts';
import { openChromium } from './open-chromium.ts';

/**
 * How good are the public pages on a middling phone? Lighthouse with its mobile preset, against the
 * built pages on this machine. Everything but performance depends on the page alone; performance also
 * on what else the machine does, so its load stands beside the figures.
 */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const pages = ['/', '/assets', '/faq', '/business', '/subscription', '/team', '/terms'];
const folder = path.join(import.meta.dirname, '../results');

const server = await startServer({ name: 'bench', settings: { LOG_LEVEL: 'warn' } });
const port = await freePort();
const browser = await openChromium(port);
try {
  await mkdir(folder, { recursive: true });
  const rows = [];
  const failed = new Set<string>();
  for (const page of [...pages, await someCar()]) {
    const found = await audit(server.url + page, port);
    rows.push({
      page,
      ...found.scores,
      'first paint ms': found.firstPaintMs,
      'largest paint ms': found.largestPaintMs,
      'blocked ms': found.blockedMs,
      load: loadavg()[0]?.toFixed(1),
      within: categories.every((category) => found.scores[category] >= WANTED[category]),
    });
    for (const finding of found.findings) failed.add(`${page}: ${finding}`);
  }
  console.table(rows);
  for (const finding of failed) console.log(finding);
  await writeFile(
    path.join(folder, 'browser.json'),
    JSON.stringify({ wanted: WANTED, rows, findings: [...failed] }, null, 2),
  );
  if (rows.some((row) => !row.within)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

async function someCar(): Promise<string> {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  const at = (days: number) => `${day.add({ days })}T10:00:00Z`;
  const answer = await fetch(
    `${server.url}/api/assets?city=lisbon&from=${at(0)}&to=${at(3)}&size=1`,
  );
  if (!answer.ok) throw new Error(`The search answered ${answer.status}: ${await answer.text()}`);
  const { assets } = (await answer.json()) as AssetPage;
  const [car] = assets;
  if (!car) throw new Error('No car of the sample fleet is free in Lisbon');
  return `/assets/${car.id}`;
}
