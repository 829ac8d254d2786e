import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { DeskBookings } from '../../contract/operate/desk-bookings.ts';
import type { FleetList } from '../../contract/operate/fleet.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { linkIn } from './mailbox.ts';
import { consoleUrl, logInAs, workAs } from './staff-login.ts';
import { test } from './test.ts';

const MOST_SCRIPT_KB = 250;

test('an owner logs in with the shown code and reaches every page by keyboard', {
  tag: '@once',
}, async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(consoleUrl('/lisbon/today'));
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoProblems(page, { byNight: true });
  await logInAs(page, 'owner@handover.example', () => expectNoProblems(page, { byNight: true }));

  await expect(page).toHaveURL(/\/\w[\w-]*\/today$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/need/);
  await expectNoProblems(page, { byNight: true });
  expect(await kilobytesOf(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_KB);

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Sample Owner/ }).first()).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  for (const city of ['Lisbon', 'New York']) {
    await page.getByRole('button', { name: /^City: / }).press('Enter');
    await page.getByRole('menuitemradio', { name: city, exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: `City: ${city}` })).toBeVisible();
  }
  // Another city, and the same page of it.
  await expect(page).toHaveURL(consoleUrl('/new-york/staff'));

  await page.keyboard.press('/');
  await page.keyboard.type('your acc');
  const finder = page.getByRole('dialog', { name: 'Find anything' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await expect(finder.getByRole('combobox')).toHaveValue('your acc');
  await expect(finder.getByRole('option')).toHaveCount(1);
  await expectNoProblems(page, { byNight: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.keyboard.press('Escape');

  await page.goto(consoleUrl('/atlantis/today'));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
});

test('no page of the desk needs more script than is agreed', { tag: '@once' }, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  const [booking] = (await listed<DeskBookings>(page, 'bookings?city=lisbon&size=1')).items;
  const [car] = (await listed<FleetList>(page, 'fleet/cars?city=lisbon&size=1')).cars;
  expect(booking && car).toBeTruthy();
  const scripts = scriptsOf(page);
  const pages = [
    'board',
    'bookings',
    'bookings/new',
    `bookings/${booking?.id}`,
    'claims',
    'fleet',
    'fleet/new',
    `fleet/${car?.id}`,
    'identity',
    'jobs',
    'staff',
  ];
  const ofCatalogue = ['areas', 'city/edit', 'extras', 'protection', 'settings'];
  for (const path of [...pages, ...ofCatalogue.map((part) => `catalogue/${part}`)]) {
    scripts.clear();
    await page.goto(consoleUrl(`/lisbon/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilAtRest(page);
    expect(await kilobytesOf(scripts), path).toBeLessThanOrEqual(MOST_SCRIPT_KB);
  }
});

async function listed<T>(page: Page, list: string): Promise<T> {
  return (await page.request.get(consoleUrl(`/api/operate/${list}`))).json();
}

/** What a page asks for by itself, it asks for once it is painted. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      await new Promise(requestAnimationFrame);
      await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
    }
  });

/** What a page loads, by address. */
function scriptsOf(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return;
    const body = request.response().then((answer) => answer?.body() ?? Buffer.alloc(0));
    // Whoever weighs it is told; a page that is left first is not weighed.
    body.catch(() => undefined);
    scripts.set(request.url(), body);
  });
  return scripts;
}

async function kilobytesOf(scripts: ReadonlyMap<string, Promise<Buffer>>): Promise<number> {
  const sizes = (await Promise.all(scripts.values())).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('whoever may not see a page is told who can', { tag: '@once' }, async ({ page }) => {
  await workAs(page, 'fleet@handover.example');
  await page.goto(consoleUrl('/lisbon/staff'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to this in Lisbon',
  );
  await expect(page.getByText('Owner, Manager, and Dispatcher')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
});

test('somebody who is invited joins by their email, and the link works once', {
  tag: '@once',
}, async ({ page, browser }) => {
  const email = 'newcomer@example.org';
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/staff'));
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Name').fill('Nova Costa');
  await dialog.getByLabel('Email').fill(email);
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  // In the list of people, and in the audit log.
  await expect(page.getByRole('row', { name: /Nova Costa/ }).first()).toBeVisible();

  const link = consoleUrl(await linkIn(page, email, 'Join the Handover console'));
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByLabel('Your name')).toHaveValue('Nova Costa');
  await expectNoProblems(theirs, { byNight: true });
  await theirs.getByLabel('Password', { exact: true }).fill('seven quiet lamps');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await theirs.goto(consoleUrl('/lisbon/staff'));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to this in Lisbon',
  );
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('expired');
  await theirs.context().close();
});
