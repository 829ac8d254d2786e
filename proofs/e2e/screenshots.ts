import { copyFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { placeholderNames } from '../../web/features/site/pages/placeholder-names.ts';
import { chooseCar } from './checkout-page.ts';
import { newYorkTrip } from './list-trip.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { folder, takePictures } from './take-pictures.ts';
import { untilAlive } from './until-alive.ts';

const widths = [390, 820, 1280, 1920];

const publicPages = {
  home: '/',
  faq: '/faq',
  business: '/business',
  subscription: '/subscription',
  team: '/team',
  terms: '/terms',
  help: '/help',
  insurance: '/insurance',
  blog: '/blog',
  'service-areas': '/service-areas',
  'not-found': '/nowhere',
  'log-in': '/?action=login',
  'sign-up': '/?action=register',
  sim: '/sim',
  ...Object.fromEntries(placeholderNames.map((name) => [name, `/${name}`])),
};

test.beforeEach(({ page }) => asAnotherVisitor(page));

for (const [name, path] of Object.entries(publicPages)) {
  test(name, ({ page }) => take(page, name, path));
}

for (const step of ['0', '1', '2']) {
  test(`search-${step}`, async ({ page }) => {
    await chooseCar(page, newYorkTrip);
    await take(page, `search-${step}`, `/search?origin=&step=${step}`);
  });
}

test('the cars', async ({ page }) => {
  const car = await chooseCar(page, newYorkTrip);
  await take(page, 'cars', '/assets');
  await take(page, 'car', `/assets/${car.id}`);
  await take(page, 'book', `/assets/${car.id}/book`);
});

test('what is the renter’s own', async ({ page }) => {
  test.slow();
  await signInAs(page, 'renter');
  const car = await chooseCar(page);
  await take(page, 'checkout', `/assets/${car.id}/checkout`);
  await take(page, 'profile', '/profile');
  await take(page, 'bookings', '/bookings');
  await take(page, 'bookings-past', '/bookings?tab=past');
  const [booking] = await bookingsOf(page);
  if (!booking) throw new Error('The sample renter has bookings');
  await take(page, 'booking', `/booking/${booking.id}`);
  await take(page, 'success', `/assets/${booking.car.id}/checkout/${booking.id}/success`);
  await page.emulateMedia({ media: 'print' });
  await take(page, 'booking-on-paper', `/booking/${booking.id}`);
  await take(page, 'success-on-paper', `/assets/${booking.car.id}/checkout/${booking.id}/success`);
});

/** README's picture: README_PICTURE=on npm run screenshots */
test('the first sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 840 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const path = `${folder()}/first-sight.png`;
  await page.screenshot({ path });
  if (process.env['README_PICTURE'] && test.info().project.name === 'light')
    await copyFile(path, 'docs/home.png');
});

async function take(page: Page, name: string, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path, { waitUntil: 'load' });
  await untilAlive(page);
  await takePictures(page, name, widths);
}
