import { expect, type Page } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import type { DriverDay } from '../../contract/operate/drive.ts';
import {
  closeOffline,
  emptyPhone,
  newDriverJob,
  openPhone,
  withoutBackground,
} from './drive-job.ts';
import { expectGoodScreen } from './drive-screen.ts';
import { checkIdentity, chip, deliveryOf, drive, finish, photograph } from './drive-walk.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const API = '**/api/operate/**';

async function standingOf(page: Page, booking: Booking) {
  const answer = await page.request.get(consoleUrl('/api/operate/drive/day'));
  const day: DriverDay = await answer.json();
  const job = day.jobs.find(
    ({ bookingId, kind }) => bookingId === booking.id && kind === 'deliver',
  );
  return { isDone: job?.isDone, code: job?.standing?.seal?.code };
}

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/drive');
    return {
      active: registration?.active?.scriptURL.split('/').at(-1),
      waiting: registration?.waiting?.scriptURL.split('/').at(-1),
    };
  });

test('a new version waits for an open handover, then takes over, and an outbox that waits is sent by it', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  // Another address is another worker to a browser, as another build is.
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return; // the empty page that a window begins with
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function registerBuild(url, options) {
      const build = localStorage.getItem('build');
      return register.call(this, build ? `${url}?${build}` : url, options);
    };
  });
  await withoutBackground(context);
  // The app's files are there, the office is not.
  await context.route(API, (route) => route.abort());
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 3);
  await page.evaluate(() => localStorage.setItem('build', 'next'));
  await page.goto(consoleUrl('/drive'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expectGoodScreen(page);
  expect(await workerOf(page)).toEqual({
    active: 'drive-worker.js',
    waiting: 'drive-worker.js?next',
  });
  await page.goto(deliveryOf(booking, 'photos'));
  await expect(page.getByRole('link', { name: '3 Left side, done' })).toBeVisible();
  await photograph(page, 3, 8);
  // The last it asks: what is still held when a page is closed goes out after all.
  const lastRefused = page.waitForEvent('requestfailed', (request) =>
    (request.postData() ?? '').includes('"kind":"sealed"'),
  );
  const code = await finish(page);
  expect((await workerOf(page)).active).toBe('drive-worker.js');
  await lastRefused;

  // Nothing is open any more: the next start is the new version, with all that waits.
  const sealedAt = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(sealedAt);
  await expect
    .poll(() => workerOf(next).catch(() => null))
    .toEqual({
      active: 'drive-worker.js?next',
      waiting: undefined,
    });
  await expect(next.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(chip(next)).toContainText(/^Offline · \d+$/);
  await context.unroute(API);
  await next.reload();
  await expect(chip(next)).toHaveText('Sent');
  expect(await standingOf(next, booking)).toEqual({ isDone: true, code });
  await context.close();
});

/**
 * From now on nothing more can be stored, until the page is opened again. Chromium does not heed a smaller quota for a test
 * (`Storage.overrideQuotaForOrigin`), so it is refused as the browser would: with its error, and nothing of the transaction.
 */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const refuse = function refuse(this: IDBObjectStore): never {
      this.transaction.abort();
      throw new DOMException('The phone is full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  });

test('a full phone says so, stores nothing by half, and goes on where it was when there is room', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  await context.setOffline(true);
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 3);
  await fillStorage(page);
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByRole('alert').getByText('This phone is full')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Photo 4 of 8');

  // Killed and opened again: what was stored before is there, what was not is not.
  await page.goto(deliveryOf(booking, 'photos'));
  await expect(page.getByRole('link', { name: '3 Left side, done' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^4 .*done/ })).toHaveCount(0);
  await photograph(page, 3, 8);
  const code = await finish(page);
  await context.setOffline(false);
  await expect(chip(page)).toHaveText('Sent');
  expect(await standingOf(page, booking)).toEqual({ isDone: true, code });
  await context.close();
});

/** What the browser answers when Drive asks it to delete nothing by itself. */
const answerPersist = (page: Page, isGranted: boolean) =>
  page.addInitScript((answer) => {
    if ('storage' in navigator) navigator.storage.persist = () => Promise.resolve(answer);
  }, isGranted);

test('a browser that may delete what is stored is named, with what helps', {
  tag: '@once',
}, async ({ browser }) => {
  const { context, page } = await openPhone(browser, 'driver-one');
  const note = page.getByText('This browser may delete what Drive stored');
  await answerPersist(page, false);
  await page.goto(consoleUrl('/drive/phone'));
  await expect(note).toBeVisible();
  await expectGoodScreen(page);
  await answerPersist(page, true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await context.close();
});

test('a phone that is nearly full says so before a photograph is lost', {
  tag: '@once',
}, async ({ browser }) => {
  const { context, page } = await openPhone(browser, 'driver-two');
  const notice = page.getByText('This phone is nearly full');
  await expect(notice).toHaveCount(0);
  await page.addInitScript(() => {
    if (!('storage' in navigator)) return;
    navigator.storage.estimate = () => Promise.resolve({ usage: 91, quota: 100 });
  });
  await page.reload();
  await expect(notice).toBeVisible();
  await expectGoodScreen(page);
  await context.close();
});

test('a phone that its browser has emptied says what it had, the desk is told, and the handover is done again', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page: before } = await openPhone(browser, 'driver-one');
  await withoutBackground(context);
  // Not by refusing each request: one that is held for that goes out after all when its page is closed.
  await context.setOffline(true);
  await drive(before, booking);
  await checkIdentity(before);
  await photograph(before, 0, 3);
  await closeOffline(before);
  await emptyPhone(context);
  await context.setOffline(false);

  const page = await context.newPage();
  await page.goto(consoleUrl('/drive'));
  const notice = page.getByRole('status').filter({ hasText: 'deleted what Drive stored' });
  await expect(notice).toContainText('Handover to');
  await expect(chip(page)).toHaveText('Sent');
  await expectGoodScreen(page);
  // Until the driver has seen it, also after another start.
  await page.reload();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toHaveCount(0);

  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  await desk.goto(consoleUrl(`/lisbon/bookings/${booking.id}`));
  const lost = desk.getByRole('region', { name: /Lost on the driver’s phone/ });
  await expect(lost).toContainText(/ 0 of \d+ entries/);

  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 8);
  const code = await finish(page);
  await expect(chip(page)).toHaveText('Sent');
  expect(await standingOf(page, booking)).toEqual({ isDone: true, code });
  await desk.reload();
  await expect(desk.getByRole('heading', { name: code })).toBeVisible();
  await expect(lost).toHaveCount(0);
  await desk.context().close();
  await context.close();
});

test('a phone without its day says what it does about it, and shows the day once there is one', {
  tag: '@once',
}, async ({ browser }) => {
  const { context, page: before } = await openPhone(browser, 'driver-two');
  await before.close();
  await emptyPhone(context);
  const day = '**/api/operate/drive/day';
  const answers: (() => void)[] = [];
  await context.route(day, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.abort();
  });
  const page = await context.newPage();
  await page.goto(consoleUrl('/drive'));
  await expect(page.getByText('Loading your day…')).toBeVisible();
  await expectGoodScreen(page);
  for (const answer of answers) answer();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expectGoodScreen(page);
  await context.unroute(day);
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.close();
});

test('a clock that is ten minutes ahead is noticed, also after a restart without a network', {
  tag: '@once',
}, async ({ browser }) => {
  const { context, page } = await openPhone(browser, 'driver-one');
  const notice = page.getByText('This phone’s clock is wrong');
  await expect(notice).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByText('By 10 minutes.')).toBeVisible();
  await expectGoodScreen(page);
  await context.setOffline(true);
  await page.reload();
  await expect(notice).toBeVisible();
  // Also with nothing left to send, which needs no answer.
  await expect(chip(page)).toContainText('Offline');
  await expect(page.getByText('No signal. Keep working.')).toBeVisible();
  await context.close();
});

test('with every window closed the worker sends what waits when the browser wakes it', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  await context.setOffline(true);
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 8);
  const code = await finish(page);
  await expect(page.getByText('Safe on this phone.')).toBeVisible();
  await closeOffline(page);

  // A window of the desk, which sends nothing of a phone, lets the browser say that there is a network again.
  await context.setOffline(false);
  const desk = await context.newPage();
  await desk.goto(consoleUrl('/api/operate/drive/day'));
  expect(await standingOf(desk, booking)).toMatchObject({ isDone: false });
  const session = await context.newCDPSession(desk);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const drives = registrations.find(({ scopeURL }) => scopeURL.endsWith('/drive'));
      if (drives) resolve(drives.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(consoleUrl('/')).origin,
    registrationId: await registered,
    tag: 'drive-outbox',
    lastChance: false,
  });
  await expect.poll(() => standingOf(desk, booking)).toEqual({ isDone: true, code });
  await context.close();
});
