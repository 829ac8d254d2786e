import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import type { DriverDay, HandoverStanding } from '../../contract/operate/drive.ts';
import { newDriverJob, openPhone } from './drive-job.ts';
import { expectGoodScreen } from './drive-screen.ts';
import { checkIdentity, chip, deliveryOf, drive, finish, photograph } from './drive-walk.ts';
import { lisbon } from './own-booking.ts';
import { consoleUrl, logInAs } from './staff-login.ts';
import { test } from './test.ts';

const SENDING = '**/api/operate/drive/handovers/**';
const SIGN_OUT = '/api/operate/auth/sign-out';
const loggedOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in again' });

async function jobOf(page: Page, booking: Booking) {
  const answer = await page.request.get(consoleUrl('/api/operate/drive/day'));
  const day: DriverDay = await answer.json();
  const job = day.jobs.find(
    ({ bookingId, kind }) => bookingId === booking.id && kind === 'deliver',
  );
  if (!job) throw new Error('Not on this phone');
  return job;
}

/** How many acts the server has, as it last told this phone: an answer that the page has read may still be read here. */
function takenFrom(page: Page): () => Promise<number> {
  let told: Promise<Pick<HandoverStanding, 'taken'>> = Promise.resolve({ taken: 0 });
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().endsWith('/events')) told = answer.json();
  });
  return async () => (await told).taken;
}

/** How much of the day, of pictures and of handovers is in the phone's database. */
const storedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('handover-drive');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const stores = ['day', 'pictures', 'outboxes'];
          const reading = opening.result.transaction(stores);
          const counts = stores.map((name) => [name, reading.objectStore(name).count()] as const);
          reading.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(counts.map(([name, { result }]) => [name, result])));
          };
        };
      }),
  );

test('logging out waits for what is not sent, then leaves nothing of a renter on the phone', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one', { ownSession: true });
  const { renter, place } = await jobOf(page, booking);
  await context.route(SENDING, (route) => route.abort());
  await drive(page, booking);
  await expect(chip(page)).toContainText(/^Offline · \d+$/);
  await page.goto(consoleUrl('/drive/phone'));
  const logOut = page.getByRole('button', { name: 'Log out' });
  await logOut.click();
  await expect(page.getByRole('alert')).toContainText(/\d+ things haven’t been sent yet/);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await logOut.click();
  await context.unroute(SENDING);
  await page.getByRole('button', { name: 'Send first' }).click();
  await expect(chip(page)).toHaveText('Sent');

  // A server that is not reached has not logged out.
  await context.route(`**${SIGN_OUT}`, (route) => route.abort());
  await logOut.click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t log you out');
  await context.unroute(`**${SIGN_OUT}`);
  await logOut.click();
  await expect(loggedOut(page)).toBeVisible();
  await page.close();

  await context.setOffline(true);
  const next = await context.newPage();
  for (const address of [consoleUrl('/drive'), deliveryOf(booking), consoleUrl('/drive/phone')]) {
    await next.goto(address);
    await expect(loggedOut(next)).toBeVisible();
    await expect(next.locator('body')).not.toContainText(renter);
    await expect(next.locator('body')).not.toContainText(place.name);
  }
  // The handover is begun and not sealed: it can be gone on with after the next log-in.
  expect(await storedOn(next)).toEqual({ day: 0, pictures: 0, outboxes: 1 });
  await context.close();
});

test('logging out at the desk takes the day off the phone at once, and keeps what is not sent', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two', { ownSession: true });
  const { renter } = await jobOf(page, booking);
  await context.route(SENDING, (route) => route.abort());
  await drive(page, booking);
  await expect(chip(page)).toContainText(/^Offline · \d+$/);
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(consoleUrl('/'));
  // From here on nothing of Drive's reaches the server: what it knows, it knows from this browser.
  await context.route('**/api/operate/drive/**', (route) => route.abort());
  await desk.getByRole('button', { name: /your menu$/ }).click();
  await desk.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(desk.getByLabel('Email')).toBeVisible();
  expect(await storedOn(desk)).toEqual({ day: 0, pictures: 0, outboxes: 1 });
  await expect(loggedOut(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(renter);
  await page.reload();
  await expect(loggedOut(page)).toBeVisible();
  await expect(page.getByText(/things are safe on this phone/)).toBeVisible();

  await context.unrouteAll();
  await logInAs(desk, 'driver-two@handover.example');
  await page.reload();
  await expect(chip(page)).toHaveText('Sent');
  await context.close();
});

test('whoever drives no more has nothing of a renter on the phone', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  const { renter } = await jobOf(page, booking);
  await expect(page.locator('body')).toContainText(renter);
  await context.route('**/api/operate/drive/day', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'not_allowed', message: 'Only drivers may.' } },
    }),
  );
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'You don’t drive in any city' }),
  ).toBeVisible();
  expect(await storedOn(page)).toMatchObject({ day: 0, pictures: 0 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(renter);
  await context.close();
});

test('a session that ends in the middle of a handover shows the log-in, and what was done is sent once after it', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two', { ownSession: true });
  const { renter } = await jobOf(page, booking);
  const taken = takenFrom(page);
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 3);
  await expect(chip(page)).toHaveText('Sent');
  const takenBefore = await taken();
  const ended = await page.request.post(consoleUrl(SIGN_OUT), {
    data: {},
    headers: { Origin: new URL(consoleUrl('/')).origin, 'Idempotency-Key': randomUUID() },
  });
  expect(ended.ok(), await ended.text()).toBe(true);
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(loggedOut(page)).toBeVisible();
  await expect(page.getByText('1 thing is safe on this phone.')).toBeVisible();
  await expectGoodScreen(page);

  await context.setOffline(true);
  await page.goto(deliveryOf(booking, 'photos'));
  await expect(loggedOut(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(renter);
  expect(await storedOn(page)).toEqual({ day: 0, pictures: 0, outboxes: 1 });

  await context.setOffline(false);
  await logInAs(page, 'driver-two@handover.example');
  await page.goto(deliveryOf(booking, 'photos'));
  await expect(page.getByRole('link', { name: /^4 .*done/ })).toBeVisible();
  await expect(chip(page)).toHaveText('Sent');
  expect(await taken()).toBe(takenBefore + 1);
  await photograph(page, 4, 8);
  const code = await finish(page);
  await expect(chip(page)).toHaveText('Sent');
  expect(await jobOf(page, booking)).toMatchObject({
    isDone: true,
    standing: { seal: { code }, conflict: null },
  });
  await context.close();
});

test('a day without a network asks nobody to log in: the job of yesterday is next, and goes on', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.goto(consoleUrl('/drive'));
  const jobs = page.getByRole('list', { name: 'Your day' }).first();
  await expect(jobs.locator(`a[href*="${booking.id}"]`).first()).toBeVisible();
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 1);
  await expect(chip(page)).toContainText(/^Offline · \d+$/);
  await context.setOffline(false);
  await expect(chip(page)).toHaveText('Sent');
  await context.close();
});

test('a walk that begins before midnight is gone on with and sealed after it', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  const tomorrow = Temporal.Now.plainDateISO(lisbon.zone).add({ days: 1 });
  const midnight = tomorrow.toZonedDateTime(lisbon.zone).epochMilliseconds;
  await context.setOffline(true);
  await page.clock.setFixedTime(midnight - 10 * 60_000);
  await drive(page, booking);
  await checkIdentity(page);
  await photograph(page, 0, 3);
  await page.clock.setFixedTime(midnight + 10 * 60_000);
  await page.goto(consoleUrl('/drive'));
  const jobs = page.getByRole('list', { name: 'Your day' }).first();
  await expect(jobs.locator(`a[href*="${booking.id}"]`).first()).toBeVisible();
  await page.goto(deliveryOf(booking));
  await page.getByRole('link', { name: 'Continue delivery' }).click();
  await expect(page).toHaveURL(deliveryOf(booking, 'photos'));
  await photograph(page, 3, 8);
  const code = await finish(page);
  await context.setOffline(false);
  await expect(chip(page)).toHaveText('Sent');
  expect(await jobOf(page, booking)).toMatchObject({ isDone: true, standing: { seal: { code } } });
  await context.close();
});
