import type { Browser, Page } from '@playwright/test';
import { lisbon, newBooking, signInAs } from './own-booking.ts';

export const board = (page: Page) => page.getByRole('region', { name: /^Cars and their bookings/ });
export const barOf = (page: Page, reference: string) =>
  board(page).getByRole('button', { name: new RegExp(`${reference}$`) });
export const rowOf = (page: Page, reference: string) =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`${reference}$`) }) });

/** A renter's own booking, weeks ahead, and the board of its city. */
export async function bookedBy(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'renter');
  const booking = await newBooking(page, lisbon);
  await context.close();
  return booking;
}
