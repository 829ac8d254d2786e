import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { expectMail } from './mailbox.ts';
import { longInLisbon, newBooking, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const RENTER = 'renter@handover.example';

const bookingHead = (page: Page, reference: string) =>
  page.getByRole('heading', { level: 1, name: reference });

test('the desk finds a booking, refunds, notes, writes to the renter and cancels, each as previewed', {
  tag: '@once',
}, async ({ page, browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, 'renter');
  const { reference, id } = await newBooking(theirs, longInLisbon);

  await workAs(page, 'desk@handover.example');
  await page.goto(consoleUrl('/lisbon/today'));
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  // In one go, as fast as fingers are: nothing that was pressed is lost.
  await page.keyboard.press('/');
  await page.keyboard.type(reference.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(bookingHead(page, reference)).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  const actions = page.getByRole('group', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('region', { name: 'Refund' });
  await refund.getByLabel('Amount in EUR').fill('120');
  await expect(refund.getByText(/can give more: Owner, Manager/)).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await refund.getByLabel('Amount in EUR').fill('20');
  await expect(refund.getByText(/Goes to Visa ending in 4242/)).toBeVisible();
  await refund.getByLabel('Why').fill('The car was not washed');
  await refund.getByRole('button', { name: 'Refund €20.00' }).click();
  await expect(refund).toHaveCount(0);
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('row', { name: /Refund.*−€20\.00/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What happened' }).getByText('Refund at the desk'),
  ).toBeVisible();

  const words = `Calls back at noon, ${randomUUID()}`;
  await actions.getByRole('button', { name: 'Note' }).click();
  const note = page.getByRole('region', { name: 'Note', exact: true });
  await note.getByLabel('Note').fill(words);
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(words)).toBeVisible();

  await actions.getByRole('button', { name: 'Message' }).click();
  const message = page.getByRole('region', { name: 'Message Sample' });
  await message.getByLabel('Message').selectOption('Where we’ll meet');
  const place = `At the blue door, ${randomUUID()}`;
  await message.getByLabel('Where and how to find us').fill(place);
  await expect(message.getByText('As it will be sent to')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await message.getByRole('button', { name: 'Send email' }).click();
  await expect(message).toHaveCount(0);
  await expectMail(theirs, RENTER, place);
  const emails = page.getByRole('region', { name: 'Emails' });
  await emails.getByRole('button', { name: /Where we’ll meet/ }).click();
  const sent = page.getByRole('dialog');
  await expect(sent.getByText(place)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sent).toHaveCount(0);

  await actions.getByRole('button', { name: 'Cancel booking' }).click();
  const cancelling = page.getByRole('region', { name: 'Cancel booking' });
  await expect(cancelling.getByText('We keep')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await cancelling.getByRole('button', { name: /^Cancel and refund €/ }).click();
  await expect(cancelling).toHaveCount(0);
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await theirs.request.get(`/api/bookings/${id}`)).text())
    .toContain('cancelled-by-user');
  await theirs.context().close();
});

test('a dispatcher finds bookings and renters, and is told who can refund', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/bookings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings in Lisbon' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByLabel('Find a booking').fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'No bookings match' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByLabel('Find a booking').fill(RENTER);
  const list = page.getByRole('region', { name: 'Bookings' });
  await expect(list.getByRole('row', { name: /Sample Renter/ }).first()).toBeVisible();
  await list.getByRole('link').first().click();
  const actions = page.getByRole('group', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('region', { name: 'Refund' })).toContainText(
    'These roles can: Owner',
  );
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Renter' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Cards' })
      .getByText(/ending in \d{4}/)
      .first(),
  ).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  await page.goto(consoleUrl('/lisbon/identity'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/identity check/);
  await expectNoProblems(page, { byNight: true });
});
