import { expect, type Locator } from '@playwright/test';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { confirm, payWith, successUrl } from './checkout-page.ts';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { withSearch } from './list-trip.ts';
import { fillInPorto } from './new-city.ts';
import { signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const corners = '41.14, -8.66\n41.14, -8.58\n41.18, -8.58\n41.18, -8.66';
const hole = '41.15, -8.60\n41.15, -8.59\n41.16, -8.59\n41.16, -8.60';
const door = { latitude: 41.145, longitude: -8.62 };

/** A box on the map, by shares of its width and height. */
async function drawByMouse(
  dialog: Locator,
  tool: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<void> {
  await dialog.getByRole('button', { name: tool }).click();
  const map = dialog.getByRole('group', { name: 'Map of the service areas of Porto' });
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { mouse } = dialog.page();
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const;
  for (const [across, down] of corners) {
    await mouse.move(x + across * width, y + down * height, { steps: 4 });
    await mouse.down();
    await mouse.up();
  }
}

/** Every page that names the cities shows this one while it is open: it runs when the others are done. */
test('an owner opens a fourth city by clicks alone, and a renter books in it', {
  tag: '@alone',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/catalogue/city'));
  await expect(page.getByRole('heading', { name: 'Open to renters' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('link', { name: 'Add a city' }).click();
  await page.getByRole('button', { name: 'Add city' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectNoProblems(page, { byNight: true });
  await fillInPorto(page);
  await page.getByLabel('Young-driver fees a day (EUR)').fill('18-20: 30.00');
  await page.getByRole('button', { name: 'Add city' }).click();
  await expect(page).toHaveURL(consoleUrl('/porto/catalogue/city'));
  await expect(page.getByText('Add a service area')).toBeVisible();

  await page.getByRole('link', { name: 'Service areas' }).first().click();
  const map = page.getByRole('group', { name: 'Map of the service areas of Porto' });
  await expect(map.getByRole('img')).toBeVisible();
  await map.focus();
  await expect(map.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Add an area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a service area' });
  await dialog.getByLabel('Name').fill('Ribeira');
  await drawByMouse(dialog, 'Draw outline', [0.3, 0.3, 0.7, 0.8]);
  await expect(dialog.getByLabel('Corners')).toHaveValue(/^(41\.\d+, -8\.\d+\n?){4}$/);
  await drawByMouse(dialog, 'Cut a hole', [0.4, 0.4, 0.5, 0.6]);
  await expect(dialog.getByLabel('Corners')).toHaveValue(/^([^\n]+\n){4}(\n[^\n]+){4}$/);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByLabel('Corners')).toHaveValue(/^([^\n]+\n?){4}$/);
  await dialog.getByLabel('Corners').fill(`${corners}\n\n${hole}`);
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Save area' }).click();
  await expect(page.getByText(/km², 1 hole$/)).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('41.155, -8.595');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('No, it’s outside every service area.')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(`${door.latitude}, ${door.longitude}`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Yes, we serve it: Ribeira')).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.goto(consoleUrl('/porto/fleet/new'));
  await page.getByLabel('Make').fill('Volkswagen');
  await page.getByLabel('Model').fill('Polo');
  await page.getByLabel('Year').fill('2025');
  await page.getByLabel('Price a day (EUR)').fill('39.00');
  await page.getByLabel('Base').fill('central station');
  const addresses = page.getByRole('list', { name: 'Addresses that match' });
  await addresses.getByRole('button', { name: /^Porto Central Station/ }).click();
  await expect(page.getByLabel('Base')).toHaveValue(/^41\.\d+, -8\.\d+$/);
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volkswagen Polo' })).toBeVisible();
  const carId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(consoleUrl('/porto/catalogue/city'));
  await page.getByRole('button', { name: 'Open Porto' }).click();
  await expect(page.getByText('Porto is open to renters')).toBeVisible();
  await page.getByRole('button', { name: 'Close Porto' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close Porto to renters?' });
  await expectNoProblems(page, { byNight: true });
  await question.getByRole('button', { name: 'Close Porto' }).click();
  await expect(page.getByText('Porto is closed to renters')).toBeVisible();
  await page.getByRole('button', { name: 'Open Porto' }).click();
  await expect(page.getByRole('button', { name: 'Close Porto' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Live in .*Porto/ })).toBeVisible();
  await page.goto('/faq');
  await expect(
    page.getByText('In Porto, the young driver fee is €30 a day at ages 18 to 20'),
  ).toBeAttached();
  const day = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 20 });
  const at = { time: '10:00', location: door, query: 'Second Street 10, Porto' };
  await withSearch(page, {
    ...emptySearch,
    cityId: 'porto',
    start: { ...at, date: day.toString() },
    end: { ...at, date: day.add({ days: 3 }).toString() },
  });
  await signInAs(page, 'renter');
  await page.goto('/assets?city=porto');
  await expect(page.getByRole('heading', { name: 'Volkswagen Polo' })).toBeVisible();
  await openPage(page, `/assets/${carId}/checkout`);
  await payWith(page, '4242');
  await expect(page.getByText('a hold of €275.00').filter({ visible: true })).toHaveCount(1);
  await confirm(page).click();
  await expect(page).toHaveURL(successUrl(carId));
});
