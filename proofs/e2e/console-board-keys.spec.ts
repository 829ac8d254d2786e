import { expect, type Page } from '@playwright/test';
import { board, bookedBy, findOnBoard, rowOf, unblock } from './board-page.ts';
import { write } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

const shown = (page: Page) => page.locator('.board-page');

test('keys change the zoom, the days and the height of rows; what is pressed twice counts twice', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/board?zoom=day'));
  await expect(board(page)).toBeVisible();

  // The first answer is still on its way when the key is pressed again.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/operate/board?*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  pressed.resolve();
  await expect(shown(page)).toHaveAttribute('data-zoom', 'six-weeks');
  await page.keyboard.press('+');
  await expect(shown(page)).toHaveAttribute('data-zoom', 'two-weeks');

  const today = new URL(page.url()).searchParams.get('day');
  expect(today).toBeNull();
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  const inTwoDays = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 2 });
  await expect(page).toHaveURL(new RegExp(`day=${inTwoDays}`));
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/day=/);

  await page.keyboard.press('c');
  await expect(shown(page)).toHaveAttribute('data-density', 'compact');
  await page.keyboard.press('c');
  await expect(shown(page)).toHaveAttribute('data-density', 'roomy');
});

test('a move that is refused when it is sent says so, and the booking stands where it stood', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await bookedBy(browser);
  const { reference } = booking;
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/board'));
  await expect(board(page)).toBeVisible();
  await findOnBoard(page, reference);
  const address = page.url();

  const moving = page.getByRole('region', { name: /^Moving/ });
  await page.keyboard.press('m');
  await expect(moving).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(moving.getByRole('status')).toContainText('can have the');
  const carId = await board(page).locator('tr[data-target]').getAttribute('data-row');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Give/ });
  await expect(dialog).toContainText('as agreed');
  await untilFocused(dialog);
  await dialog.getByRole('button', { name: 'Give this car' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  // Nobody was told yet: somebody else may still take the car.
  const block = await write<{ id: string }>(
    page,
    consoleUrl(`/api/operate/fleet/cars/${carId}/blocks`),
    { reason: 'SERVICE', startsAt: booking.startsAt, endsAt: booking.endsAt },
  );
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('alert')).toContainText('is back in its place');
  await page.goto(address);
  await expect(rowOf(page, reference)).toContainText(`${booking.car.brand} ${booking.car.model}`);
  await unblock(page, block);
});
