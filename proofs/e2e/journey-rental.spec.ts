import { expect, type Page } from '@playwright/test';
import { toCityTime } from '../../domain/city-time.ts';
import { formatDateTime } from '../../domain/format-city-time.ts';
import { emptySearch, type SearchState } from '../../web/features/trip/state/search-state.ts';
import { chooseCar, confirm, payWith } from './checkout-page.ts';
import { openPage, shownTotal } from './detail-car.ts';
import { withoutLiveMap, withSearch } from './list-trip.ts';
import { bookingOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

/** A place on the other side of the world: what it shows must be the city's time all the same. */
test.use({
  timezoneId: 'Pacific/Auckland',
  contextOptions: { reducedMotion: 'no-preference' },
});
// One after the other: they share a renter, and credit that a cancellation gives back is money the next
// price counts on. Side by side one would change the other's price.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
  await withoutLiveMap(page);
});

const newYork = {
  id: 'new-york',
  zone: 'America/New_York',
  location: { latitude: 40.76772, longitude: -73.98365 },
  query: '345 West 58th Street, New York',
};
const lisbon = {
  id: 'lisbon',
  zone: 'Europe/Lisbon',
  location: { latitude: 38.71075, longitude: -9.13738 },
  query: 'Rua Augusta 110, Lisboa',
};

/** The next day on which the clocks of a zone change in a month, after the trips of the other tests. */
function clockChange(zone: string, month: number): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO(zone);
  const changeOf = (year: number) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const days = Array.from({ length: first.daysInMonth }, (_, index) =>
      first.add({ days: index }),
    );
    const found = days.find((day) => day.toZonedDateTime(zone).hoursInDay !== 24);
    if (!found) throw new Error(`The clocks of ${zone} do not change in month ${month}`);
    return found;
  };
  const next = changeOf(today.year);
  const isFarEnough = Temporal.PlainDate.compare(next, today.add({ days: 12 })) >= 0;
  return isFarEnough ? next : changeOf(today.year + 1);
}

function tripOf(city: typeof newYork, start: Temporal.PlainDate): SearchState {
  const stop = { time: '09:00', location: city.location, query: city.query };
  return {
    ...emptySearch,
    cityId: city.id,
    start: { ...stop, date: start.toString() },
    end: { ...stop, date: start.add({ days: 4 }).toString() },
  };
}

/** From the list to the checkout, as a renter walks it. */
async function walkToCheckout(page: Page) {
  await openPage(page, '/assets');
  await page.getByRole('listitem').getByRole('link').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/assets\/[\w-]+$/);
  await page.getByRole('button', { name: 'Reserve' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/book$/);
  await page.getByRole('link', { name: 'Continue' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

async function pay(page: Page) {
  await payWith(page, '4242');
  const total = (await shownTotal(page).textContent()) ?? '';
  await confirm(page).click();
  await expect(page).toHaveURL(/\/success$/);
  const id = /checkout\/([\w-]+)\/success/.exec(page.url())?.[1] ?? '';
  return { total, booking: await bookingOf(page, id) };
}

/** Earlier than any other test books, and not the days of the same journey at another width. */
const soon = (zone: string) =>
  Temporal.Now.plainDateISO(zone).add({ days: 20 + 6 * test.info().parallelIndex });

for (const city of [newYork, lisbon]) {
  test(`in ${city.id} a car is found, booked, seen and cancelled [A-PRODUCT-004 R-PRODUCT-005]`, async ({
    page,
  }) => {
    await signInAs(page, 'renter');
    const start = soon(city.zone);
    await withSearch(page, tripOf(city, start));
    await walkToCheckout(page);
    const { total, booking } = await pay(page);
    expect(booking.days).toBe(4);
    const charged = booking.charged.amount / 10_000;
    expect(total.replace(/[^\d.]/g, '')).toContain(charged.toFixed(2));

    await openPage(page, `/booking/${booking.id}`);
    const local = toCityTime(Temporal.Instant.from(booking.startsAt), city.zone);
    expect(local.toString()).toBe(`${start}T09:00:00`);
    await expect(page.getByText(formatDateTime(local)).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await expect
      .poll(async () => (await bookingOf(page, booking.id)).status)
      .toBe('cancelled-by-user');
    expect((await bookingOf(page, booking.id)).refunded).toEqual(booking.charged);
  });

  for (const month of city === newYork ? [3, 11] : [3, 10]) {
    test(`in ${city.id} four days across the clock change of month ${month} are four days [D-004-003 R-CALENDAR-015]`, {
      tag: '@once',
    }, async ({ page }) => {
      await signInAs(page, 'renter');
      const start = clockChange(city.zone, month).subtract({ days: 2 });
      const search = tripOf(city, start);
      const car = await chooseCar(page, search);
      await openPage(page, `/assets/${car.id}/checkout`);
      const { booking } = await pay(page);
      expect(booking.days).toBe(4);
      const elapsed = Date.parse(booking.endsAt) - Date.parse(booking.startsAt);
      expect(elapsed, 'an hour more or less has passed').not.toBe(4 * 24 * 3_600_000);
      for (const [instant, day] of [
        [booking.startsAt, start],
        [booking.endsAt, start.add({ days: 4 })],
      ] as const) {
        const local = toCityTime(Temporal.Instant.from(instant), city.zone);
        expect(local.toString()).toBe(`${day}T09:00:00`);
      }
    });
  }
}
