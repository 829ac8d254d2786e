import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectMail } from './mailbox.ts';
import { lisbon, newBooking, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { press, tabTo } from './tab-to.ts';
import { test } from './test.ts';
import { untilFocused } from './until-focused.ts';

const RENTER = 'renter@handover.example';
/** In one go, from wherever the keyboard is. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toHaveCount(0);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const board = (page: Page) => page.getByRole('region', { name: /^Cars and their bookings/ });
const barOf = (page: Page, reference: string) =>
  board(page).getByRole('button', { name: new RegExp(reference) });

test('a dispatcher’s whole day by keyboard alone, and a colleague beside them sees it happen', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, 'renter');
  const { id, reference, startsAt, car } = await newBooking(theirs, lisbon);
  await workAs(page, 'dispatcher@handover.example');
  const storageState = await page.context().storageState();
  // High enough to have every car in sight.
  const beside = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 6000 },
  });
  const colleague = await beside.newPage();
  await colleague.goto(consoleUrl(`/lisbon/board?day=${startsAt.slice(0, 10)}#${car.id}/${id}`));
  await expect(barOf(colleague, reference)).toBeFocused();

  // Today, and on to the board.
  await page.goto(consoleUrl('/lisbon/today'));
  await expect(heading(page)).toContainText(/need/);
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(board(page)).toBeVisible();

  // The booking gets another car.
  await page.keyboard.press('f');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(barOf(page, reference)).toBeFocused();
  await page.keyboard.press('m');
  const moving = page.getByRole('region', { name: /^Moving/ });
  await expect(moving).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(moving.getByRole('status')).toContainText('can have the');
  const target = board(page).locator('tr[data-target]').getByRole('link').locator('span');
  // Behind the plate stands the category.
  const plate = ((await target.textContent()) ?? '').replace(/ [A-E]$/, '');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Give/ });
  await expect(dialog).toContainText('as agreed');
  await untilFocused(dialog);
  await press(page, dialog.getByRole('button', { name: 'Give this car' }));
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  const rowBeside = board(colleague)
    .getByRole('row')
    .filter({ has: colleague.getByRole('button', { name: new RegExp(reference) }) });
  await expect(rowBeside).toContainText(plate);

  // That car breaks down: what to do about it is one press.
  await expect(page).toHaveURL(/fleet/);
  await page.keyboard.press('/');
  await page.keyboard.type(plate);
  const finder = page.getByRole('dialog', { name: 'Find anything' });
  // Its bookings come first.
  const found = finder.getByRole('option', { name: new RegExp(plate) });
  await expect(found).toBeVisible();
  for (let steps = 0; steps < 20; steps += 1) {
    if ((await found.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'It can’t go out' }));
  const reason = page.getByLabel('Reason, as renters will read it');
  await expect(reason).toBeVisible();
  await tabTo(page, reason);
  await page.keyboard.type('Damaged');
  await press(page, page.getByRole('button', { name: 'See bookings at risk' }));
  const atRisk = page.getByRole('region').filter({ hasText: reference });
  const repair = atRisk.getByRole('button', { name: /^(Give this car|Ask the renter)$/ });
  await press(page, repair);
  await expect(repair).toHaveCount(0);

  // A job for a driver, on a day of sample trips.
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Jobs on');
  const open = page.getByRole('region', { name: 'No driver yet' });
  const choice = open.getByRole('combobox').and(page.locator(':enabled'));
  for (let days = 0; days < 7 && (await choice.count()) === 0; days += 1) {
    const before = page.url();
    await press(page, page.getByRole('link', { name: 'Next day' }));
    await expect(page).not.toHaveURL(before);
    await expect(heading(page)).toContainText('Jobs on');
  }
  const label = (await choice.last().getAttribute('aria-label')) ?? '';
  await tabTo(page, open.getByRole('combobox', { name: label }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: label })).not.toHaveValue('');
  await expect(open.getByRole('combobox', { name: label })).toHaveCount(0);

  // A word to the renter, which the colleague sees on the booking's page.
  await colleague.goto(consoleUrl(`/lisbon/bookings/${id}`));
  await expect(heading(colleague)).toHaveText(reference);
  await find(page, reference);
  await expect(heading(page)).toHaveText(reference);
  const actions = page.getByRole('group', { name: 'Actions' });
  await press(page, actions.getByRole('button', { name: 'Message' }));
  const message = page.getByRole('region', { name: 'Message Sample' });
  await tabTo(page, message.getByLabel('Message'));
  await page.keyboard.type('Where');
  const where = message.getByLabel('Where and how to find us');
  await expect(where).toBeVisible();
  await tabTo(page, where);
  const words = `At the green gate, ${randomUUID()}`;
  await page.keyboard.type(words);
  await press(page, message.getByRole('button', { name: 'Send email' }));
  await expect(message).toHaveCount(0);
  await expectMail(theirs, RENTER, words);
  await expect(colleague.getByRole('region', { name: 'Emails' })).toContainText('Where we’ll meet');
  await beside.close();
  await theirs.context().close();
});
