import { type Page, test } from '@playwright/test';
import { consoleUrl, workAs } from './staff-login.ts';
import { takePictures } from './take-pictures.ts';

const widths = [1024, 1280, 1920];

const pages = {
  today: '/lisbon/today',
  board: '/lisbon/board',
  bookings: '/lisbon/bookings',
  'new-booking': '/lisbon/bookings/new',
  claims: '/lisbon/claims',
  'claims-import': '/lisbon/claims/import',
  identity: '/lisbon/identity',
  fleet: '/lisbon/fleet',
  'new-car': '/lisbon/fleet/new',
  'fleet-import': '/lisbon/fleet/import',
  jobs: '/lisbon/jobs',
  extras: '/lisbon/catalogue/extras',
  protection: '/lisbon/catalogue/protection',
  'promo-codes': '/lisbon/catalogue/promo-codes',
  city: '/lisbon/catalogue/city',
  areas: '/lisbon/catalogue/areas',
  'edit-city': '/lisbon/catalogue/city/edit',
  'new-city': '/lisbon/catalogue/city/new',
  companies: '/lisbon/catalogue/companies',
  settings: '/lisbon/catalogue/settings',
  staff: '/lisbon/staff',
  account: '/account',
  'not-found': '/lisbon/nowhere',
};

const take = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  await takePictures(page, `console-${name}`, widths);
};

test('the console’s log-in', async ({ page }) => {
  await page.goto(consoleUrl('/'));
  await take(page, 'sign-in');
});

test('the console’s pages', async ({ page }) => {
  test.slow();
  await workAs(page, 'owner@handover.example');
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(consoleUrl(path));
    await take(page, name);
  }
});

test('one booking, its renter, one car', async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  const main = page.getByRole('main');
  await page.goto(consoleUrl('/lisbon/bookings'));
  await main.locator('a[href*="/lisbon/bookings/"]:not([href$="new"])').first().click();
  await page.waitForURL(/bookings\/[^/]+$/);
  await take(page, 'booking');
  await main.locator('a[href*="/lisbon/renters/"]').first().click();
  await page.waitForURL(/renters\/[^/]+$/);
  await take(page, 'renter');
  await page.goto(consoleUrl('/lisbon/fleet'));
  await main
    .locator('a[href*="/lisbon/fleet/"]:not([href$="new"], [href$="import"])')
    .first()
    .click();
  await page.waitForURL(/fleet\/[^/]+$/);
  const car = page.url();
  await take(page, 'car');
  await page.goto(`${car}/edit`);
  await take(page, 'edit-car');
  await page.goto(`${car}/repairs`);
  await take(page, 'repairs');
});
