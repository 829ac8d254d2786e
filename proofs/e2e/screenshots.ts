import { copyFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { placeholderNames } from '../../web/features/site/pages/placeholder-names.ts';
import { chooseCar } from './checkout-page.ts';
import { newYorkTrip } from './list-trip.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { untilAlive } from './until-alive.ts';

/** One for each form of the pages. */
const folder = () => `screenshots/${test.info().project.name}`;
const widths = [390, 820, 1280];

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
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 692 ? 844 : 900 });
    if (width === widths[0]) {
      await page.goto(path, { waitUntil: 'load' });
      await untilAlive(page);
    }
    await showAll(page);
    await page.screenshot({ path: `${folder()}/${name}-${width}.png`, fullPage: true });
  }
}

/** What loads or is drawn only when it comes into sight. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A slide that nobody turns to would not load, and be waited for without end.
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode())).catch(() => {});
    await frame();
  });
}
