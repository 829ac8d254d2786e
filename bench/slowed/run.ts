import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freePort } from '../../server/testing/free-port.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { openChromium } from '../browser/open-chromium.ts';
import { someCar } from '../browser/some-car.ts';
import { median } from '../median.ts';
import { type Claim, report } from '../report.ts';
import { deedsOf, emptyPage } from './deeds.ts';
import { type Felt, feel, type Visit } from './feel.ts';

/**
 * How do the pages feel on a machine four times slower than this one? Painted, moved and answered as the
 * browser itself times it, beside a page that holds a field, a button and nothing else.
 */
const LOADS = Number(process.env['LOADS'] ?? 5);
const EMPTY = 'an empty page';
const MOST = { largestPaintMs: 1_200, shift: 0.01, interactionMs: 50 } as const;

interface PageVisit extends Visit {
  readonly page: string;
  readonly path: string;
}

const server = await startServer({ name: 'bench', settings: { LOG_LEVEL: 'warn' } });
const browser = await openChromium(await freePort());
try {
  const visits: PageVisit[] = [
    { page: EMPTY, path: '/empty', html: emptyPage, deeds: deedsOf.empty, untilAlive: atOnce },
    { page: '/', path: '/', deeds: [], untilAlive },
    { page: '/?city=lisbon', path: '/?city=lisbon', deeds: deedsOf.home, untilAlive },
    { page: '/assets', path: '/assets', deeds: deedsOf.list, untilAlive },
    { page: '/assets/{id}', path: await someCar(server.url), deeds: deedsOf.car, untilAlive },
  ];
  const felt = new Map<string, Felt[]>();
  // One of each in turn: what else the machine does hits each alike. The first round warms the server up.
  for (let load = -1; load < LOADS; load += 1) {
    for (const { page, path, ...visit } of visits) {
      const warmsUp = load < 0 ? { deeds: [] } : {};
      const one = await feel(browser, server.url + path, { ...visit, ...warmsUp });
      if (load >= 0) felt.set(page, [...(felt.get(page) ?? []), one]);
      await delay(100);
    }
  }
  const rows = [...felt].map(([page, loads]) => {
    const middle = (read: (one: Felt) => number) => Math.round(median(loads.map(read)));
    return {
      page,
      'first paint ms': middle((one) => one.firstPaintMs),
      'largest paint ms': middle((one) => one.largestPaintMs),
      'alive ms': middle((one) => one.aliveMs),
      'longest task ms': middle((one) => one.longestTaskMs),
      shift: Math.max(...loads.map((one) => one.shift)).toFixed(4),
      'interaction ms': middle((one) => median([...one.interactions.values()])),
    };
  });
  const deeds = [...felt].flatMap(([page, loads]) =>
    [...(loads[0]?.interactions.keys() ?? [])].map((deed) => ({
      page,
      deed,
      'ms (median)': Math.round(median(loads.map((one) => one.interactions.get(deed) ?? 0))),
    })),
  );
  const ours = rows.filter(({ page }) => page !== EMPTY);
  const claims: Claim[] = ours.flatMap((row) => [
    claim(`${row.page}: largest paint`, row['largest paint ms'], MOST.largestPaintMs, ' ms'),
    claim(`${row.page}: shift`, Number(row.shift), MOST.shift, ''),
    ...(Number.isNaN(row['interaction ms'])
      ? []
      : [claim(`${row.page}: interaction`, row['interaction ms'], MOST.interactionMs, ' ms')]),
  ]);
  await report('slowed', { 'processor 4 times slower': rows, interactions: deeds }, claims);
} finally {
  await browser.close();
  await server.stop();
}

function claim(what: string, got: number, most: number, unit: string): Claim {
  return { claim: what, wanted: `≤ ${most}${unit}`, got: `${got}${unit}`, holds: got <= most };
}

/** Nothing has to take it over. */
async function atOnce(): Promise<void> {}

/** React has taken over: what it has taken over carries its mark. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('form :is(a, button, input), footer a')];
    return (
      controls.length > 0 &&
      controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
    );
  });
}
