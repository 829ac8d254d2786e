import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { codeOf } from './app-code.ts';
import { addCard, confirm, successUrl } from './checkout-page.ts';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { giveSampleDocuments } from './identity-widget.ts';
import { withSearch } from './list-trip.ts';
import { linkIn } from './mailbox.ts';
import { fillInPorto } from './new-city.ts';
import { newRenter } from './new-renter.ts';
import { card } from './profile-page.ts';
import { test } from './test.ts';

const { FIRST_RUN_URL, FIRST_RUN_CONSOLE_URL, FIRST_RUN_SETTINGS = '{}' } = process.env;
const consoleUrl = (path: string) => new URL(path, FIRST_RUN_CONSOLE_URL).href;
const email = 'first-owner@example.org';
const password = 'seven quiet lamps';

// A server in production, with an empty database.
test.use({ baseURL: FIRST_RUN_URL });

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function addSecondStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const adding = page.getByRole('dialog', { name: 'Add authenticator app' });
  await adding.getByLabel('Your password').fill(password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  const app = adding.getByRole('link', { name: 'Open in authenticator app' });
  const key = new URL((await app.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await adding.getByLabel('Code from the app').fill(codeOf(key));
  await adding.getByRole('button', { name: 'Add app' }).click();
  const saved = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await saved.getByRole('button', { name: 'I’ve saved them' }).click();
}

/** Somebody new to Handover signs up, gives documents, and books a car in the new city. */
async function bookAsNewcomer(page: Page, carId: string): Promise<void> {
  await newRenter(page);
  await openPage(page, '/profile');
  await giveSampleDocuments(page, 'Valid');
  await expect(card(page, 'Documents')).toContainText('Documents verified');
  const day = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 20 });
  const door = { latitude: 41.145, longitude: -8.62 };
  const at = { time: '10:00', location: door, query: 'Second Street 10, Porto' };
  const start = { ...at, date: day.toString() };
  const end = { ...at, date: day.add({ days: 3 }).toString() };
  await withSearch(page, { ...emptySearch, cityId: 'porto', start, end }, FIRST_RUN_URL);
  await openPage(page, `/assets/${carId}/checkout`);
  await addCard(page, '4242424242424242');
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2125550142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit phone number' })).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(carId));
}

test('in production the first owner is led from an empty database to a first paid booking', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const invitation = ['scripts/operator.ts', 'staff', 'invite', email, 'First Owner', 'owner'];
  await promisify(execFile)(process.execPath, invitation, {
    env: { ...process.env, ...JSON.parse(FIRST_RUN_SETTINGS) },
  });
  await page.goto(consoleUrl(await linkIn(page, email, 'Join the Handover console')));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  // Nothing but the second step is let through, so nothing else is offered.
  await expect(page.getByRole('link', { name: 'Set up' })).toHaveCount(0);
  await addSecondStep(page);
  await page.getByRole('link', { name: 'Set up' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Set up' })).toBeVisible();
  // Of all that production needs the tests lack certificates alone, one for each address, and the page says so.
  const checks = page.getByRole('region', { name: 'Connections' });
  await expect(checks.getByRole('status')).toContainText('2 checks failed.');
  await expect(checks).toContainText('is not https, in production');
  await expect(step(page, 'Open the city')).toContainText('First finish the steps above.');
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('link', { name: 'Add a city' }).click();
  await fillInPorto(page);
  await page.getByRole('button', { name: 'Add city' }).click();
  await expect(step(page, 'Add a city')).toContainText('Done');

  await page.getByRole('link', { name: 'Name the seller' }).click();
  await page.getByRole('button', { name: 'Edit: Invoices from' }).click();
  const seller = page.getByRole('dialog');
  for (const [label, value] of [
    ['Company name', 'Porto Cars, Lda.'],
    ['Address', 'Rua 1, Porto'],
    ['Tax number', 'PT 501234567'],
    ['Invoice series', 'OPO'],
  ] as const) {
    await seller.getByLabel(label).fill(value);
  }
  await seller.getByRole('button', { name: 'Save' }).click();
  await expect(seller).toBeHidden();

  await page.getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Porto' })).toBeVisible();
  await expect(step(page, 'Name the seller')).toContainText('Done');
  await page.getByRole('link', { name: 'Add an area' }).click();
  await page.getByRole('button', { name: 'Add an area' }).click();
  const area = page.getByRole('dialog', { name: 'Add a service area' });
  await area.getByLabel('Name').fill('Ribeira');
  await area.getByLabel('Corners').fill('41.14, -8.66\n41.14, -8.58\n41.18, -8.58\n41.18, -8.66');
  await area.getByRole('button', { name: 'Save area' }).click();
  await expect(area).toBeHidden();

  await page.getByRole('link', { name: 'Set up' }).click();
  await page.getByRole('link', { name: 'Add a car' }).click();
  await page.getByLabel('Make').fill('Volkswagen');
  await page.getByLabel('Model').fill('Polo');
  await page.getByLabel('Year').fill('2025');
  await page.getByLabel('Price a day (EUR)').fill('39.00');
  await page.getByLabel('Base').fill('41.145, -8.62');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volkswagen Polo' })).toBeVisible();
  const carId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('link', { name: 'Set up' }).click();
  await expect(step(page, 'Sell extras')).toContainText('Optional');
  await expect(step(page, 'Open the city')).toContainText('First finish the steps above.');
  await page.getByRole('button', { name: 'Switch them on' }).click();
  await expect(step(page, 'Let renters in')).toContainText('Done');
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('button', { name: 'Open Porto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porto is open' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up' })).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('set up');
  await expect(page.getByRole('option', { name: 'Set up' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Live in .*Porto/ })).toBeVisible();
  await bookAsNewcomer(page, carId);
  await page.goto(consoleUrl(`/porto/fleet/${carId}`));
  await expect(page.getByRole('region', { name: 'Bookings ahead' })).toContainText('10:00 to');
});
