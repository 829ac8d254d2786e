import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { barOf, board, bookedBy, findOnBoard, rowOf, unblock } from './board-page.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { lisbon, write } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

test('a dispatcher moves a booking by keyboard and mouse, and another browser sees it', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await bookedBy(browser);
  const { reference } = booking;
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/board'));
  await expect(board(page)).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await findOnBoard(page, reference);

  const peek = page.getByRole('dialog', { name: `Booking ${reference}` });
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await expect(barOf(page, reference)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(peek).toContainText(booking.delivery.name);
  await expectNoProblems(page, { byNight: true });
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await expect(barOf(page, reference)).toBeFocused();

  // By mouse to another time, on a car that is free around it: the price is shown first.
  const moving = page.getByRole('region', { name: /^Moving/ });
  const bar = barOf(page, reference);
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar has no place');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await expect(moving).toBeVisible();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await expect(moving.getByRole('status')).toContainText('Delivery');
  await page.mouse.up();
  const timeDialog = page.getByRole('dialog', { name: /^Move/ });
  await expect(timeDialog).toContainText('New total');
  await expectNoProblems(page, { byNight: true });
  await timeDialog.getByRole('button', { name: 'Put back' }).press('Enter');
  await expect(timeDialog).toHaveCount(0);
  await expect(bar).toBeFocused();

  // The other browser looks at the same days, high enough to have every car in sight.
  const storageState = await page.context().storageState();
  const high = { storageState, viewport: { width: 1280, height: 6000 } };
  const other = await (await browser.newContext(high)).newPage();
  await other.goto(page.url());
  await expect(barOf(other, reference)).toBeFocused();
  const own = `${booking.car.brand} ${booking.car.model}`;

  const toAnotherCar = async () => {
    await page.keyboard.press('m');
    await expect(moving).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(moving.getByRole('status')).toContainText('can have the');
  };
  await toAnotherCar();
  await expectNoProblems(page, { byNight: true });
  // The other browser blocks that very car meanwhile: it says so where it stands, and nothing has moved.
  const fitting = await board(page).locator('tr[data-target]').getAttribute('data-row');
  const aimedAt = board(page).locator(`tr[data-row="${fitting}"]`);
  await expect(aimedAt).toContainText('Fits');
  const before = await aimedAt.boundingBox();
  const block = await write<{ id: string }>(
    other,
    consoleUrl(`/api/operate/fleet/cars/${fitting}/blocks`),
    { reason: 'SERVICE', startsAt: booking.startsAt, endsAt: booking.endsAt },
  );
  await expect(aimedAt).toContainText('Blocked');
  await expect(moving.getByRole('status')).toContainText('Not here');
  expect(await aimedAt.boundingBox()).toEqual(before);
  await unblock(other, block);
  await expect(aimedAt).toContainText('Fits');
  await page.keyboard.press('Escape');
  await expect(moving).toHaveCount(0);
  await expect(rowOf(page, reference)).toContainText(own);

  // Confirmed, and taken back before anything was sent.
  const dialog = page.getByRole('dialog', { name: /^Give/ });
  await toAnotherCar();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('as agreed');
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Give this car' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(rowOf(other, reference)).toContainText(own);

  // Confirmed, and sent by whoever goes on to something else.
  await toAnotherCar();
  const target = board(page).locator('tr[data-target]').getByRole('link').locator('span');
  const plateOnto = (await target.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('as agreed');
  await untilFocused(dialog);
  await dialog.getByRole('button', { name: 'Give this car' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/today/);
  // Nobody has touched the other browser meanwhile.
  await expect(rowOf(other, reference)).toContainText(plateOnto);
  await other.context().close();
});

test('a board is read to the end though its city never rests', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'dispatcher@handover.example');
  const day = Temporal.Now.plainDateISO(lisbon.zone).add({ days: randomInt(400, 700) });
  await page.goto(consoleUrl(`/lisbon/board?day=${day}`));
  const row = board(page).locator('tr[data-row]').first();
  const bars = row.locator('[data-bar]');
  await expect(row).toBeVisible();
  await expect(bars).toHaveCount(0);

  // Each reading takes as long as ten changes do.
  const blocks: { id: string }[] = [];
  await page.route('**/api/operate/board?*', async (route) => {
    const until = blocks.length + 10;
    await expect.poll(() => blocks.length, { intervals: [20] }).toBeGreaterThanOrEqual(until);
    await route.continue();
  });
  const carId = await row.getAttribute('data-row');
  const path = consoleUrl(`/api/operate/fleet/cars/${carId}/blocks`);
  const at = (hours: number) =>
    day.toZonedDateTime(lisbon.zone).add({ hours }).toInstant().toString();
  while (blocks.length < 40 && (await bars.count()) === 0) {
    const hours = blocks.length * 6;
    const times = { startsAt: at(hours), endsAt: at(hours + 6) };
    blocks.push(await write(page, path, { reason: 'SERVICE', ...times }));
  }
  expect(blocks.length).toBeLessThan(40);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const block of blocks) await unblock(page, block);
});
