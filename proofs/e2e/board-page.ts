import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { lisbon, newBookingAt, signInAs } from './own-booking.ts';
import { consoleUrl } from './staff-login.ts';

export const board = (page: Page) => page.getByRole('region', { name: /^Cars and their bookings/ });
export const barOf = (page: Page, reference: string) =>
  board(page).getByRole('button', { name: new RegExp(reference) });
export const rowOf = (page: Page, reference: string) =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(reference) }) });

/** In one go, as fast as fingers are: nothing that was pressed is lost. */
export async function findOnBoard(page: Page, reference: string): Promise<void> {
  await page.keyboard.press('f');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(barOf(page, reference)).toBeFocused();
}

/** What a renter books on days when no other test takes the cars that it may be given. */
export async function booked<T>(
  browser: Browser,
  book: (page: Page, startsAt: Temporal.ZonedDateTime) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'renter');
  const startsAt = Temporal.Now.plainDateISO(lisbon.zone)
    .add({ days: randomInt(335, 350) })
    .toZonedDateTime({ timeZone: lisbon.zone, plainTime: '09:00' });
  const made = await book(page, startsAt);
  await context.close();
  return made;
}

export const bookedBy = (browser: Browser) =>
  booked(browser, (page, startsAt) =>
    newBookingAt(page, { ...lisbon, startsAt, freeBeforeDays: 2 }),
  );

export const unblock = (page: Page, { id }: { readonly id: string }) =>
  page.request.delete(consoleUrl(`/api/operate/fleet/blocks/${id}`), {
    headers: { Origin: new URL(consoleUrl('/')).origin, 'Idempotency-Key': id },
  });
