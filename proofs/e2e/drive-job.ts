import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import type { Jobs } from '../../contract/operate/jobs.ts';
import { jobPolicy } from '../../domain/policy-constants.ts';
import { lisbon, newBookingAt, signInAs, write } from './own-booking.ts';
import { consoleUrl, logInAs, workAs } from './staff-login.ts';

const HALF_HOUR = 30 * 60_000;
const TRIP = 6 * HALF_HOUR;
/** What the renter of every job wrote to the driver. */
export const noteOfRenter = 'Gate code 4711';
/** Every phone of the tests: 390 pixels, a camera that shows a pattern. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

export type DriverName = 'driver-one' | 'driver-two';

/** A delivery in the next hours, and its collection some hours later, that this driver has and nobody else touches. */
export async function newDriverJob(browser: Browser, driver: DriverName): Promise<Booking> {
  const renter = await (await browser.newContext()).newPage();
  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  await renter.goto('/');
  await signInAs(renter, 'renter');
  // Between the look at the day and the assignment another test may have taken the hour.
  const take = () => tryJob(renter, desk, driver);
  const booking = (await take()) ?? (await take()) ?? (await take());
  if (!booking) throw new Error(`${driver} is busy all day`);
  await renter.context().close();
  await desk.context().close();
  return booking;
}

async function tryJob(renter: Page, desk: Page, driver: DriverName): Promise<Booking | null> {
  const { driverId, taken } = await dayOf(desk, driver);
  const startsAt = firstFree(taken).toZonedDateTimeISO(lisbon.zone);
  // Soon back, so that a phone, which has today and tomorrow, has both ends at any hour.
  const endsAt = startsAt.add({ milliseconds: TRIP });
  const trip = { ...lisbon, days: 1, startsAt, endsAt, freeBeforeDays: 0, hasTank: true };
  const booking = await newBookingAt(renter, trip);
  await write(renter, `/api/bookings/${booking.id}/driver-note`, { driverNote: noteOfRenter });
  for (const kind of ['deliver', 'collect']) {
    const answer = await desk.request.post(consoleUrl('/api/operate/jobs'), {
      data: { bookingId: booking.id, kind, driverId, note: 'For a test' },
      headers: { Origin: new URL(consoleUrl('/')).origin, 'Idempotency-Key': randomUUID() },
    });
    if (answer.status() === 409) return null;
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return booking;
}

/** Where the driver is already, today and tomorrow. */
async function dayOf(desk: Page, driver: DriverName) {
  const today = Temporal.Now.plainDateISO(lisbon.zone);
  const name = driver === 'driver-one' ? 0 : 1;
  const days: Jobs[] = [];
  for (const day of [today, today.add({ days: 1 })]) {
    const address = consoleUrl(`/api/operate/jobs?cityId=${lisbon.city}&day=${day}`);
    days.push(await (await desk.request.get(address)).json());
  }
  const driverId = days[0]?.drivers[name]?.id ?? '';
  const taken = days.flatMap(({ jobs }) =>
    jobs.filter((job) => job.driverId === driverId).map(({ at }) => Date.parse(at)),
  );
  return { driverId, taken };
}

function firstFree(taken: readonly number[]): Temporal.Instant {
  const apart = jobPolicy.apartMinutes * 60_000;
  let at = Math.ceil((Date.now() + 5 * HALF_HOUR) / HALF_HOUR) * HALF_HOUR;
  const isTaken = (time: number) => taken.some((other) => Math.abs(other - time) < apart);
  while (isTaken(at) || isTaken(at + TRIP)) at += HALF_HOUR;
  return Temporal.Instant.fromEpochMilliseconds(at);
}

interface PhoneOptions {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  /** A session that the test may end: the other one is shared. */
  readonly ownSession?: boolean;
}

/** What browsers have learned since the oldest that Drive is for (docs/operations.md), as far as scripts are tempted by it. */
const newerThanPhones = () => {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [globalThis, ['Temporal', 'Iterator']],
    [Uint8Array, ['fromHex', 'fromBase64']],
    [Uint8Array.prototype, ['toHex', 'toBase64']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [Promise, ['try', 'withResolvers']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    // The empty page that a window begins with has no storage.
    ['storage' in navigator ? Object.getPrototypeOf(navigator.storage) : {}, ['estimate']],
  ];
  for (const [where, names] of newer) {
    for (const name of names) Reflect.deleteProperty(where, name);
  }
};

/** A driver's phone, logged in, with the day on it. */
export async function openPhone(
  browser: Browser,
  driver: DriverName,
  options: PhoneOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const { width = phone.viewport.width, colorScheme = 'light' } = options;
  const context = await browser.newContext({
    ...phone,
    permissions: ['camera'],
    colorScheme,
    viewport: { width, height: phone.viewport.height },
  });
  await context.addInitScript(newerThanPhones);
  const page = await context.newPage();
  await (options.ownSession ? logInAs : workAs)(page, `${driver}@handover.example`);
  await page.goto(consoleUrl('/drive'));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // Whoever goes without a network from here needs the day on the phone.
  await expect(page.getByText('Loading your day…')).toBeHidden();
  // The worker keeps the app for the time without a network.
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  return { context, page };
}

/**
 * From the next page on. A browser whose network is only said to be away wakes the worker at once, and one that has just
 * been woken may send before it hears that it is offline.
 */
export async function withoutBackground(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return; // the empty page that a window begins with
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

/**
 * A browser whose network is only said to be away gives it back to a page as it closes, and Drive sends what waits in its
 * last moments. So Drive is left before.
 */
export async function closeOffline(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.close();
}

/** As a browser that wants the room does: databases and files go as a whole, cookies stay. */
export async function emptyPhone(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(consoleUrl('/')).origin,
    storageTypes: 'indexeddb,cache_storage,service_workers,local_storage,file_systems',
  });
  await page.close();
}
