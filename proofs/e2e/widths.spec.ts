import { expect, type Page } from '@playwright/test';
import { placeholderNames } from '../../web/features/site/pages/placeholder-names.ts';
import { standingPaths } from '../../web/standing-paths.ts';
import { chooseCar } from './checkout-page.ts';
import { findFaults } from './faults-of-width.ts';
import { newYorkTrip, withoutLiveMap, withSearch } from './list-trip.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

// Several pages each, on a machine that may be busy: slow is not wrong.
test.describe.configure({ timeout: 180_000 });

/** The smallest phone and a usual one, both sides of every breakpoint, laptops and a large screen. */
const widths = [320, 390, 691, 692, 768, 820, 927, 928, 1024, 1280, 1920];

/** Addresses as long as people have them, and the longest trip there is. */
const longTrip = {
  ...newYorkTrip,
  start: {
    ...newYorkTrip.start,
    query:
      'Apartment 14B, The Residence, 1345 Avenue of the Americas at West 55th Street, New York',
  },
  end: {
    ...newYorkTrip.end,
    date: Temporal.PlainDate.from(newYorkTrip.start.date ?? '')
      .add({ days: 28 })
      .toString(),
    query: '19 East 72nd Street at the corner of Madison Avenue, Upper East Side, New York',
  },
};

/** One placeholder stands for all. */
const furtherPlaceholders = placeholderNames.slice(1).map((name) => `/${name}`);

/** Pages that are alike are looked at in one window: most of the time goes into opening one. */
const publicPages = {
  'the home page and its dialogs': ['/', '/?action=login', '/?action=register'],
  'the search': [0, 1, 2].map((step) => `/search?origin=&step=${step}`),
  'the list, full and empty': ['/assets', '/assets?brand=Nobody&transmission=AUTOMATIC'],
  'the written pages': [
    ...standingPaths.filter((path) => !furtherPlaceholders.includes(path)),
    '/nowhere',
  ],
  'the other public pages': ['/reset-password?token=none', '/verify-email?token=none', '/sim'],
};

for (const [name, paths] of Object.entries(publicPages)) {
  test(`${name}: nothing is too wide or cut off`, { tag: '@once' }, async ({ page }) => {
    await withSearch(page, longTrip);
    await expectToFit(page, paths);
  });
}

test('a car on its way to be booked: nothing is too wide or cut off', { tag: '@once' }, async ({
  page,
}) => {
  // Who may not book yet holds no car, and takes none from the other tests.
  await signInAs(page, 'new');
  const { id } = await chooseCar(page, longTrip);
  await expectToFit(page, [`/assets/${id}`, `/assets/${id}/book`, `/assets/${id}/checkout`]);
});

test('what is the renter’s own: nothing is too wide or cut off', { tag: '@once' }, async ({
  page,
}) => {
  await signInAs(page, 'renter');
  const [booking] = await bookingsOf(page);
  if (!booking) throw new Error('The sample renter has bookings');
  await expectToFit(page, [
    '/profile',
    '/bookings',
    '/bookings?tab=past',
    `/booking/${booking.id}`,
    `/assets/${booking.car.id}/checkout/${booking.id}/success`,
  ]);
});

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  await withoutLiveMap(page);
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await untilAlive(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(findFaults);
      if (found.length > 0) faults[`${path} at ${width}`] = found;
    }
  }
  expect(faults).toEqual({});
}
