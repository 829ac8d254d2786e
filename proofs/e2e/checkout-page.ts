import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SearchState } from '../../web/features/trip/state/search-state.ts';
import { freeCars, instantsOf, openPage } from './detail-car.ts';
import { newYorkTrip, withSearch } from './list-trip.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { ownCars } from './own-cars.ts';

/** Four days in New York, so far ahead that no other test has a trip there. */
export function distantTrip(): SearchState {
  const day = Temporal.Now.plainDateISO('America/New_York').add({ days: randomInt(160, 330) });
  return {
    ...newYorkTrip,
    start: { ...newYorkTrip.start, date: day.toString() },
    end: { ...newYorkTrip.end, date: day.add({ days: 4 }).toString() },
  };
}

/** A search of one's own, and some car that is free for it. */
export async function chooseCar(page: Page, search = distantTrip()) {
  await withSearch(page, search);
  const cars = ownCars(await freeCars(page, search));
  const car = cars[randomInt(cars.length)];
  if (!car) throw new Error('No car of this worker is free for the trip');
  return { ...car, name: `${car.brand} ${car.model}`, startsAt: instantsOf(search).from };
}

export async function openCheckout(page: Page, as: 'renter' | 'business' | 'new' = 'renter') {
  await signInAs(page, as);
  const car = await chooseCar(page);
  await openPage(page, `/assets/${car.id}/checkout`);
  return car;
}

/** In the panel at the side, or in the bar at the bottom. */
export const confirm = (page: Page) =>
  page.getByRole('button', { name: /^Confirm & Book/ }).filter({ visible: true });

/** Added cards are listed first, so every test says which one pays. */
export async function payWith(page: Page, last4: string) {
  await page
    .getByRole('group', { name: 'Pay with' })
    .getByText(new RegExp(`ending in ${last4}`))
    .first()
    .click();
  await expect(card(page, last4)).toBeChecked();
}

export const card = (page: Page, last4: string) =>
  page.getByRole('radio', { name: new RegExp(`ending in ${last4}`) }).first();

/** A test card of the simulated provider, added on the spot. */
export async function addCard(page: Page, number: string) {
  const form = page.getByRole('form', { name: 'New card' });
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Add card' }).click();
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('08/32');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Add card' }).click();
}

/** What has come of it: the bookings of this car for this trip. */
export async function bookingsFor(page: Page, car: { id: string; startsAt: string }) {
  const bookings = await bookingsOf(page);
  return bookings.filter(
    (booking) =>
      booking.car.id === car.id && Date.parse(booking.startsAt) === Date.parse(car.startsAt),
  );
}

export const successUrl = (carId: string) => new RegExp(`/assets/${carId}/checkout/[^/]+/success$`);
