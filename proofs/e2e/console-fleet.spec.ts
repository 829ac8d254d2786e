import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import sharp from 'sharp';
import { emptySearch } from '../../web/features/trip/state/search-state.ts';
import { confirm, payWith } from './checkout-page.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { withSearch } from './list-trip.ts';
import { bookingOf, bookingsOf, lisbon, signInAs, write } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

/** No other car is made by them, so the renter's list shows this one alone. */
const make = 'Lagonda';

const photograph = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 960, height: 540, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('an owner adds a car with three photographs and a renter finds and books it', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  await workAs(page, 'owner@handover.example');
  await page.goto(consoleUrl('/lisbon/fleet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d cars/);
  await expectNoProblems(page, { byNight: true });

  // Rows are chosen one by one, from one to another, or all that fit.
  const boxes = page.getByRole('rowgroup').nth(1).getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'Selected cars' });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 cars selected');
  await expectNoProblems(page, { byNight: true });
  await bar.getByRole('button', { name: /^Select all \d+$/ }).click();
  await boxes.nth(1).press('x');
  await expect(page.getByLabel('Select all cars')).toHaveJSProperty('indeterminate', true);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  // All rows are in one list that comes as one scrolls; the way back leads to the same place in it.
  const rowCount = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
  expect(rowCount).toBeGreaterThan(60);
  const lastRow = page.locator(`tr[aria-rowindex="${rowCount}"]`);
  await expect(lastRow).toHaveCount(0);
  await page.keyboard.press('End');
  const lastCar = (await lastRow.getByRole('link').textContent()) ?? '';
  await lastRow.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: lastCar })).toBeVisible();
  await page.goBack();
  await expect(lastRow.getByRole('link', { name: lastCar })).toBeInViewport();

  await page.getByRole('link', { name: 'Add a car' }).click();
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByLabel('Make')).toBeFocused();
  await expectNoProblems(page, { byNight: true });
  await page.getByLabel('Make').fill(make);
  await page.getByLabel('Model').fill('Rapide');
  await page.getByLabel('Year').fill('2025');
  await page.getByLabel('Price a day (EUR)').fill('188.50');
  await page.getByLabel('Base').fill('38.7253, -9.15');
  await page.getByLabel('Odometer (kilometres)').fill('1200');
  await page.getByRole('textbox', { name: 'Plate' }).fill('lg 100 ra');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${make} Rapide` })).toBeVisible();

  await expect(page.getByText('1,200 km')).toBeVisible();
  await page
    .getByLabel('Add photos')
    .setInputFiles(
      await Promise.all([
        photograph('side', '#803020'),
        photograph('front', '#208030'),
        photograph('rear', '#203080'),
      ]),
    );
  await expect(page.getByRole('img', { name: `${make} Rapide, Rear` })).toBeVisible();
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect(page.getByRole('button', { name: 'Photo 2 shows: Rear' })).toBeVisible();
  const uncut = await page.getByRole('img', { name: /, Side$/ }).getAttribute('src');
  await page.getByRole('button', { name: 'Crop photo 1' }).click();
  const cropping = page.getByRole('dialog', { name: 'Crop photo' });
  await expect(cropping.getByLabel('Zoom')).toBeEnabled();
  await cropping.getByLabel('Zoom').press('PageUp');
  await cropping.getByLabel('Left to right').press('Home');
  await expectNoProblems(page, { byNight: true });
  await cropping.getByRole('button', { name: 'Crop photo' }).click();
  await expect(cropping).toHaveCount(0);
  await expect(page.getByRole('img', { name: /, Side$/ })).not.toHaveAttribute('src', uncut ?? '');
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel('From').fill('2027-09-01T09:00');
  await page.getByLabel('To', { exact: true }).fill('2027-09-02T09:00');
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('button', { name: /^Move the block: Service/ }).click();
  await expect(page.getByLabel('From')).toHaveValue('2027-09-01T09:00');
  await page.getByLabel('To', { exact: true }).fill('2027-09-04T10:30');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const blocks = page.getByRole('region', { name: 'Blocked times' });
  await expect(blocks.getByText(/1 Sep.* to .*4 Sep.*10:30/)).toBeVisible();

  await page.getByRole('link', { name: 'Fleet', exact: true }).first().click();
  await page.getByLabel('Find by plate, VIN, make or model').fill('LG 100');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 car');
  await expect(page).toHaveURL(/text=LG\+100/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lagondas');
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'View: Lagondas' })).toBeVisible();
  await page.goto(consoleUrl('/lisbon/fleet'));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Lagondas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 car');

  await bookIt(browser);

  await page.goto(consoleUrl('/lisbon/fleet?text=LG+100'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported.trim().split('\r\n')).toHaveLength(2);

  await page.getByRole('link', { name: 'Import' }).click();
  const send = (csv: string) =>
    page
      .getByLabel('file')
      .setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await send('Name,Street\nAna,Rua Augusta');
  await expect(page.getByRole('alert')).toContainText('We couldn’t find any cars in cars.csv');
  await send(exported.replace('188.50', 'cheap'));
  await expect(page.getByText('Price a day: enter a price such as 52.00')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await send(exported.replace('188.50', '190.00'));
  await expect(page.getByText('Price a day: 188.50 to 190.00')).toBeVisible();
  // Somebody else has the list open, in a browser of their own.
  const other = await browser.newPage();
  await workAs(other, 'fleet@handover.example');
  await other.goto(consoleUrl('/lisbon/fleet?text=LG+100'));
  const theirRow = other.getByRole('row', { name: /LG 100 RA/ });
  await expect(theirRow).toContainText('€188.50');
  await page.getByRole('button', { name: 'Save 1 car' }).click();
  await expect(theirRow).toContainText('€190.00');
  await other.close();
  await page.getByLabel('Find by plate, VIN, make or model').fill('LG 100');
  // Another filter begins a list of its own, with nothing selected.
  await expect(page).toHaveURL(/text=LG/);
  await expect(page.getByRole('row', { name: /LG 100 RA.*€190\.00/ })).toBeVisible();

  // Many cars are changed together: what would become of each is shown first.
  await page.getByRole('link', { name: `${make} Rapide` }).focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Edit 1 car' }).click();
  await page.getByRole('button', { name: 'Check changes' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Choose at least one thing to change.',
  );
  await page.getByLabel('Price a day').selectOption('Change by percent');
  await page.getByLabel('Change (%)').fill('10');
  await page.getByLabel('State', { exact: true }).selectOption('To clean');
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('button', { name: 'Check changes' }).click();
  await expect(page.getByText('Price a day: €209.00 (was €190.00)')).toBeVisible();
  await expect(page.getByText('State: To clean (was Ready)')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('button', { name: 'Change 1 car' }).click();
  await expect(page.getByRole('row', { name: /LG 100 RA.*To clean.*€209\.00/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected cars' })).toHaveCount(0);

  await page.getByRole('link', { name: `${make} Rapide` }).click();
  await page.getByRole('button', { name: `More for ${make} Rapide` }).click();
  await page.getByRole('menuitem', { name: 'Retire this car' }).click();
  const question = page.getByRole('alertdialog', { name: `Retire ${make} Rapide?` });
  await expect(question).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await question.getByRole('button', { name: `Retire ${make} Rapide` }).click();
  await expect(page.getByText(/^Retired \w/)).toBeVisible();
});

/** From the renters' list, by what their pages offer; given back at once, so that the car can be retired. */
async function bookIt(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const { home, zone, city } = lisbon;
  const day = Temporal.Now.plainDateISO(zone).add({ days: 30 });
  const at = { time: '10:00', location: home, query: home.name };
  await withSearch(page, {
    ...emptySearch,
    cityId: city,
    start: { ...at, date: day.toString() },
    end: { ...at, date: day.add({ days: 3 }).toString() },
  });
  await signInAs(page, 'renter');
  await page.goto(`/assets?city=${city}&brand=${make}`);
  const photo = page.getByRole('img', { name: `${make} Rapide` }).first();
  await expect(photo).toHaveAttribute('src', /^\/photographs\//);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await page
    .getByRole('link', { name: `${make} Rapide` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Reserve' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Continue' }).filter({ visible: true }).click();
  await payWith(page, '4242');
  await confirm(page).click();
  await expect(page).toHaveURL(/\/checkout\/[^/]+\/success$/);
  const [booking] = (await bookingsOf(page)).filter(({ car }) => car.brand === make);
  await write(page, `/api/bookings/${booking?.id}/actions`, { action: 'user-cancel' });
  await expect
    .poll(async () => (await bookingOf(page, booking?.id ?? '')).status)
    .toBe('cancelled-by-user');
  await page.context().close();
}
