import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { CarResults } from '../../../contract/cars.ts';
import config from '../../../playwright.config.ts';
import { freePort } from '../../../server/testing/free-port.ts';
import { percentile } from '../load/percentile.ts';
import { startProduct } from '../product.ts';
import { figureRow, type Row } from '../rows.ts';
import { type Audited, audit } from './audit.ts';

const LOADS = 3;
const LEAST_PERFORMANCE = 85;
const ACCESSIBILITY = 100;
const MOST_SCRIPT_KB = 150;
const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/** How do home, list and car come to a middling phone, beside an empty page? */
export async function measure(): Promise<Row[]> {
  const product = await startProduct();
  const empty = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(emptyPage);
  }).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  const port = await freePort();
  const { args = [], ...launch } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const auditOften = async (url: string) => {
    const loads: Audited[] = [];
    for (let n = 0; n < LOADS; n += 1) loads.push(await audit(url, port));
    return loads;
  };
  try {
    const { port: emptyPort } = empty.address() as AddressInfo;
    const ofEmpty = await auditOften(`http://127.0.0.1:${emptyPort}/`);
    const ofHome = await auditOften(product.url);
    const ofList = await auditOften(`${product.url}/assets?city=lisbon`);
    const ofCar = await auditOften(product.url + (await pathOfCar(product.url)));
    return [
      pageRow('`/`', ofHome, ofEmpty),
      pageRow('`/assets`', ofList, ofEmpty),
      pageRow('`/assets/{id}`', ofCar, ofEmpty),
      scriptRow(ofHome),
    ];
  } finally {
    await browser.close();
    empty.close();
    empty.closeAllConnections();
    await product.stop();
  }
}

const middleOf = (loads: readonly Audited[], read: (one: Audited) => number) =>
  percentile(loads.map(read), 0.5);

/** Performance depends on what else the machine does, so the middle load counts; accessibility on the page alone. */
function pageRow(page: string, loads: readonly Audited[], ofEmpty: readonly Audited[]): Row {
  const performance = middleOf(loads, (one) => one.performance);
  const accessibility = Math.min(...loads.map((one) => one.accessibility));
  const paint = middleOf(loads, (one) => one.largestPaintMs);
  const blocked = middleOf(loads, (one) => one.blockedMs);
  return figureRow({
    question: `Lighthouse, mobile, ${page}`,
    measured: `performance ${performance}, accessibility ${accessibility} (paint ${paint} ms, blocked ${blocked} ms)`,
    beside: `an empty page: performance ${middleOf(ofEmpty, (one) => one.performance)}`,
    budget: `performance ${LEAST_PERFORMANCE}, accessibility ${ACCESSIBILITY}`,
    isMet: performance >= LEAST_PERFORMANCE && accessibility >= ACCESSIBILITY,
  });
}

function scriptRow(loads: readonly Audited[]): Row {
  const kb = Math.max(...loads.map((one) => one.scriptKb));
  return figureRow({
    question: 'script of the first load of `/`',
    measured: `${kb.toFixed(1)} KB`,
    budget: `${MOST_SCRIPT_KB} KB`,
    isMet: kb <= MOST_SCRIPT_KB,
  });
}

/** A car of the sample fleet that can be rented. */
async function pathOfCar(url: string): Promise<string> {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  const trip = `from=${day}T10:00:00Z&to=${day.add({ days: 3 })}T10:00:00Z`;
  const answer = await fetch(`${url}/api/assets?city=lisbon&${trip}&size=1`);
  const { cars } = (await answer.json()) as CarResults;
  return `/assets/${cars[0]?.id}`;
}
