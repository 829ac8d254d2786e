import { expect } from '@playwright/test';
import type { DeskBookings } from '../../contract/operate/desk-bookings.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { exported } from './exported.ts';
import { lisbon, newBooking, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

test('every table of the desk is exported as it is narrowed, with its other pages', {
  tag: '@once',
}, async ({ page }) => {
  await signInAs(page, 'renter');
  const { id, startsAt } = await newBooking(page, lisbon);
  await workAs(page, 'owner@handover.example');
  const tables = [
    [
      `/lisbon/jobs?day=${startsAt.slice(0, 10)}`,
      'Jobs',
      'Time,What,Car,Plate,Where,Renter,Booking,Driver',
    ],
    [
      '/lisbon/catalogue/promo-codes',
      'Promo codes in Lisbon',
      'Code,What renters read,Discount,From,To,Shown to,Uses,State',
    ],
    [
      '/lisbon/catalogue/companies',
      'Companies',
      'Company,Address,Tax number,People,Owes,Limit,Currency',
    ],
    [
      '/lisbon/catalogue/extras',
      'Extras in Lisbon',
      'Name,Description,Price a day (EUR),For each additional driver,Offer it to renters',
    ],
    [
      '/lisbon/catalogue/protection',
      'Protection in Lisbon',
      'Name,Description,Options,What it covers,Price a day (EUR),Offer it to renters',
    ],
    ['/lisbon/staff', 'People', 'Name,Email,Roles,Last seen,Logs in with'],
    ['/lisbon/staff', 'Audit log', 'When,Who,What,On,Before and after,Reason'],
  ] as const;
  for (const [path, table, head] of tables) {
    await page.goto(consoleUrl(path));
    const [first, second] = await exported(page, table);
    expect(first, path).toBe(head);
    expect(second, path).toBeTruthy();
    await expectNoProblems(page, { byNight: true });
  }
  // When, by whom, what and on what: every entry says it.
  const [, ...entries] = await exported(page, 'Audit log');
  for (const entry of entries) expect(entry).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d(,[^,]+){3},/);

  await page.goto(consoleUrl('/lisbon/bookings?show=all'));
  const list = consoleUrl('/api/operate/bookings?city=lisbon&size=1');
  const { total } = (await (await page.request.get(list)).json()) as DeskBookings;
  const [head, ...bookings] = await exported(page, 'Bookings');
  expect(head).toBe('Booking,Renter,Car,Plate,From,To,Where,Status,Price,Currency');
  // More than a page shows; others may have booked meanwhile.
  expect(total).toBeGreaterThan(25);
  expect(bookings.length).toBeGreaterThanOrEqual(total);
  expect(new Set(bookings.map((line) => line.split(',')[0])).size).toBe(bookings.length);

  await page.goto(consoleUrl('/lisbon/bookings?show=all&text=nobody+of+that+name'));
  await expect(page.getByText('No bookings match')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export: Bookings' })).toHaveCount(0);

  await page.goto(consoleUrl(`/lisbon/bookings/${id}`));
  const [moves, first] = await exported(page, 'Money');
  expect(moves).toBe('Date,Entry,Details,Amount,Paid,Currency');
  expect(first).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d,/);
});
