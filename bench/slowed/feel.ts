/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Chromium's own slow-down of the processor; the line to this machine stays as it is. */
const SLOW_DOWN = 4;
/** The browser tells of no event that was answered sooner. */
const SHORTEST_TOLD_MS = 16;
/** What is answered late, such as a part that is loaded when it is first asked for, is waited for. */
const SETTLED_AFTER_MS = 600;
/** And then until the page has been at rest for this long: a press is timed, not what came before it. */
const AT_REST_MS = 400;
const RESTS_WITHIN_MS = 15_000;
const SIZE = { width: 1280, height: 800 } as const;
/** More than the browser's own bars take. */
const ROOM_FOR_BARS_PX = 200;

/** One thing a visitor does on a page; each is an interaction that the browser times. */
export interface Deed {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

export interface Visit {
  readonly deeds: readonly Deed[];
  readonly untilAlive: (page: Page) => Promise<void>;
  /** Shown instead of what the server would send. */
  readonly html?: string;
}

export interface Felt {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** When its controls answer. */
  readonly aliveMs: number;
  /** The longest the browser was deaf while the page came to life. */
  readonly longestTaskMs: number;
  /** From the press or key to the next picture, by the deed's name. */
  readonly interactions: ReadonlyMap<string, number>;
}

/** One visit of somebody who comes for the first time, on a machine four times slower than this. */
export async function feel(
  browser: Browser,
  url: string,
  { deeds, untilAlive, html }: Visit,
): Promise<Felt> {
  const context = await browser.newContext({ viewport: SIZE });
  try {
    const page = await context.newPage();
    if (html !== undefined) {
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    }
    const devtools = await context.newCDPSession(page);
    await showWhole(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript(watch, SHORTEST_TOLD_MS);
    await page.goto(url, { waitUntil: 'load' });
    await untilAlive(page);
    const aliveMs = await page.evaluate(() => performance.now());
    await settle(page);
    const arrived = await read(page);
    const interactions = new Map<string, number>();
    for (const { name, act } of deeds) {
      await page.evaluate(() => window.felt.interactions.clear());
      await act(page);
      await settle(page);
      const { interactions: timed } = await read(page);
      interactions.set(name, Math.max(SHORTEST_TOLD_MS, ...timed));
    }
    return { ...arrived, shift: (await read(page)).shift, aliveMs, interactions };
  } finally {
    await context.close();
  }
}

/**
 * The browser gives its window the page's size, bars included. What lies behind the window's foot is
 * never painted, and a press there would be timed until something else on the page changes.
 */
async function showWhole(devtools: CDPSession): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const bounds = { width: SIZE.width, height: SIZE.height + ROOM_FOR_BARS_PX };
  await devtools.send('Browser.setWindowBounds', { windowId, bounds });
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_AFTER_MS);
  await page.waitForFunction(
    (atRestMs) => performance.now() - window.felt.busyUntilMs > atRestMs,
    AT_REST_MS,
    { timeout: RESTS_WITHIN_MS, polling: AT_REST_MS / 2 },
  );
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { interactions, largestPaintMs, shift, longestTaskMs } = window.felt;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaintMs: paint?.startTime ?? Number.NaN,
      largestPaintMs,
      shift,
      longestTaskMs,
      interactions: [...interactions.values()],
    };
  });

declare global {
  interface Window {
    felt: {
      largestPaintMs: number;
      shift: number;
      longestTaskMs: number;
      busyUntilMs: number;
      /** By interaction; a press is several events, and the longest counts. */
      interactions: Map<number, number>;
    };
  }
}

interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number;
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before anything of its own, so it may name nothing outside itself. */
function watch(shortestToldMs: number): void {
  const felt: Window['felt'] = {
    largestPaintMs: Number.NaN,
    shift: 0,
    longestTaskMs: 0,
    busyUntilMs: 0,
    interactions: new Map(),
  };
  window.felt = felt;
  const on = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    felt.largestPaintMs = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) felt.shift += value;
  });
  on('longtask', ({ startTime, duration }) => {
    felt.busyUntilMs = Math.max(felt.busyUntilMs, startTime + duration);
    felt.longestTaskMs = Math.max(felt.longestTaskMs, duration);
  });
  on(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as TimedEvent;
      if (interactionId === 0) return;
      felt.interactions.set(
        interactionId,
        Math.max(felt.interactions.get(interactionId) ?? 0, duration),
      );
    },
    { durationThreshold: shortestToldMs },
  );
}
