import { expect, type Page } from '@playwright/test';
import type { Booking } from '../../contract/bookings.ts';
import { shortDay } from '../../domain/format-desk-time.ts';
import { barOf, board, bookedBy, rowOf } from './board-page.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const dayOf = ({ startsAt }: Booking) =>
  Temporal.Instant.from(startsAt).toZonedDateTimeISO('Europe/Lisbon').toPlainDate();

/** The board of the days around a booking, with that booking in the middle. */
async function openAt(page: Page, booking: Booking): Promise<void> {
  await page.goto(
    consoleUrl(`/lisbon/board?day=${dayOf(booking)}#${booking.car.id}/${booking.id}`),
  );
  await expect(barOf(page, booking.reference)).toBeFocused();
}

test.describe('by a finger', () => {
  // High enough for a car that fits to be in sight.
  test.use({ hasTouch: true, viewport: { width: 1280, height: 1600 } });

  test('a bar that is rested on is carried, and one that is swiped over scrolls', {
    tag: '@once',
  }, async ({ page, browser }) => {
    test.slow();
    const booking = await bookedBy(browser);
    await workAs(page, 'dispatcher@handover.example');
    await openAt(page, booking);
    const moving = page.getByRole('region', { name: /^Moving/ });
    const box = await barOf(page, booking.reference).boundingBox();
    if (!box) throw new Error('The bar has no place');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map(([left, top]) => ({ x: left, y: top, id: 0 })),
      });

    await touch('touchStart', [x, y]);
    await expect(moving).toBeVisible();
    for (const by of [10, 20, 30, 40]) await touch('touchMove', [x + by, y]);
    await expect(moving.getByRole('status')).toContainText('Delivery');
    await touch('touchEnd');
    const dialog = page.getByRole('dialog', { name: /^Move/ });
    await expect(dialog).toContainText('New total');
    await dialog.getByRole('button', { name: 'Put back' }).tap();
    await expect(dialog).toHaveCount(0);

    // Onto another car, and taken back.
    await touch('touchStart', [x, y]);
    await expect(moving).toBeVisible();
    const fits = board(page).locator('tr[data-row]').filter({ hasText: 'Fits' });
    const rows = await Promise.all((await fits.all()).map((row) => row.boundingBox()));
    const row = rows.find((one) => one && one.y > 350 && one.y < 1_400);
    if (!row) throw new Error('No car that fits is in sight');
    const rowY = row.y + row.height / 2;
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [x, y + (rowY - y) * share]);
    await expect(moving.getByRole('status')).toContainText('can have the');
    await touch('touchEnd');
    const another = page.getByRole('dialog', { name: /^Give/ });
    await another.getByRole('button', { name: 'Give this car' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(rowOf(page, booking.reference)).toContainText(booking.car.model);

    const scrolled = () => board(page).evaluate(({ scrollTop }) => scrollTop);
    const before = await scrolled();
    // The car may be one of the last, with nothing below to scroll to.
    const down = before > 140 ? 1 : -1;
    await touch('touchStart', [x, y]);
    for (const by of [20, 60, 100, 140]) await touch('touchMove', [x, y + by * down]);
    await touch('touchEnd');
    await expect.poll(async () => (before - (await scrolled())) * down).toBeGreaterThan(0);
    await expect(moving).toHaveCount(0);
  });
});

test('a hand that passes over the name of a class leaves the board where it is', {
  tag: '@once',
}, async ({ page, browser }) => {
  const booking = await bookedBy(browser);
  await workAs(page, 'dispatcher@handover.example');
  await openAt(page, booking);
  const moving = page.getByRole('region', { name: /^Moving/ });
  const box = await barOf(page, booking.reference).boundingBox();
  const area = await board(page).boundingBox();
  if (!box || !area) throw new Error('The bar has no place');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await expect(moving).toBeVisible();

  // On, until its own car is out of sight and the name of a class is away from the edges.
  const scrolled = () => board(page).evaluate(({ scrollTop }) => scrollTop);
  const onwards = (await scrolled()) < area.height ? 100 : -100;
  const classes = board(page).locator('tr.board-group');
  const nameInSight = async () => {
    if (await barOf(page, booking.reference).isVisible()) return undefined;
    const boxes = await Promise.all((await classes.all()).map((name) => name.boundingBox()));
    return boxes.find(
      (name) => name && name.y > area.y + 120 && name.y < area.y + area.height - 160,
    );
  };
  await expect
    .poll(
      async () => {
        const isThere = Boolean(await nameInSight());
        if (!isThere) await page.mouse.wheel(0, onwards);
        return isThere;
      },
      { intervals: [100] },
    )
    .toBe(true);
  const name = await nameInSight();
  const before = await scrolled();
  const { x } = box;
  await page.mouse.move(x + 40, (name?.y ?? 0) + 60, { steps: 4 });
  await expect(moving.getByRole('status')).not.toContainText('Nothing changes here.');
  await page.mouse.move(x + 40, (name?.y ?? 0) + 10, { steps: 4 });
  await expect(moving.getByRole('status')).toContainText('Nothing changes here.');
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
});

test('on paper the board is the list of the day, without anything to press', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await bookedBy(browser);
  await workAs(page, 'dispatcher@handover.example');
  await openAt(page, booking);
  // What is filtered on the screen is driven all the same.
  await page.goto(`${page.url().split('#')[0]}&state=to-prepare`);
  await page.emulateMedia({ media: 'print' });
  await expect(board(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const title = `Lisbon, ${shortDay(dayOf(booking))}`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: booking.reference });
  await expect(line).toContainText('09:00');
  await expect(line).toContainText('Delivery');
  await expect(line).toContainText(booking.delivery.name);
  await expect(line).toContainText('No driver yet');
});
