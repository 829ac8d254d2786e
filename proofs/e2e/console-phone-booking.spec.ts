import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CarResults } from '../../contract/cars.ts';
import { confirm, payWith, successUrl } from './checkout-page.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { exported } from './exported.ts';
import { linkIn } from './mailbox.ts';
import { lisbon, signInAs } from './own-booking.ts';
import { ownCars } from './own-cars.ts';
import { logIn } from './sign-in-dialog.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const RENTER = 'renter@handover.example';
const LINK = /^Pay for your /;
const LINKS = 'Links sent in the last 7 days';

/** Three days so far ahead that no other test has a trip there, and a car of this worker's own. */
async function enterTrip(page: Page) {
  const day = Temporal.Now.plainDateISO(lisbon.zone).add({ days: randomInt(160, 330) });
  const local = (days: number) => `${day.add({ days })}T09:00`;
  const at = (days: number) =>
    Temporal.PlainDateTime.from(local(days)).toZonedDateTime(lisbon.zone).toInstant().toString();
  await page.getByLabel('Delivery, Lisbon time').fill(local(0));
  await page.getByLabel('Return, Lisbon time').fill(local(3));
  // Written and taken in one go.
  await page.getByLabel('Delivery address').fill('Rua Augusta 110');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Delivery address')).toHaveValue(/Rua Augusta 110, /);
  const query = `city=lisbon&from=${at(0)}&to=${at(3)}&size=30`;
  const answer = await page.request.get(`/api/assets?${query}`);
  const { cars } = (await answer.json()) as CarResults;
  const [car] = ownCars(cars);
  if (!car) throw new Error('No car of this worker is free for the trip');
  await page.locator(`input[type=radio][value="${car.id}"]`).check({ force: true });
  return { ...car, name: `${car.brand} ${car.model}` };
}

const linkOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: LINKS })
    .getByRole('row', { name: new RegExp(name) })
    .first();

test('the desk books for a renter on the phone, who pays by the link', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  test.slow();
  await workAs(page, 'desk@handover.example');
  await page.goto(consoleUrl('/lisbon/bookings'));
  await page.getByRole('link', { name: 'Book for a renter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book for a renter' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('button', { name: 'Send link to pay' }).click();
  await expect(page.getByText('Choose an address from the list.')).toBeVisible();

  const car = await enterTrip(page);
  await page.getByLabel('Name, email or phone').fill(RENTER);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booking for Sample Renter')).toBeVisible();
  const send = page.getByRole('button', { name: /^Send link to pay €/ });
  await expect(send).toBeVisible();
  await expect(page.getByText(/Send it now and we’ll save the car until/)).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await send.click();
  await expect(linkOf(page, 'Sample Renter')).toContainText('Sent');
  await expectNoProblems(page, { byNight: true });
  const [head, ...links] = await exported(page, LINKS);
  expect(head).toBe('Renter,Email,Car,Plate,From,To,Where,Sent,Status,Total,Currency');
  expect(links).toContainEqual(
    expect.stringMatching(new RegExp(`^Sample Renter,${RENTER},${car.name},.*,Sent,[\\d.]+,EUR$`)),
  );

  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, 'renter');
  await theirs.goto(await linkIn(theirs, RENTER, LINK));
  await expect(theirs).toHaveURL(`/assets/${car.id}/checkout`);
  await expect(theirs.getByText(`We’re saving the ${car.name} for you.`)).toBeVisible();
  await payWith(theirs, '4242');
  await confirm(theirs).click();
  await expect(theirs).toHaveURL(successUrl(car.id));

  await expect(linkOf(page, 'Sample Renter')).toContainText('Paid');
  await linkOf(page, 'Sample Renter').getByRole('link', { name: 'See booking' }).click();
  await expect(page.getByRole('region', { name: 'Money' })).toBeVisible();
  await expect(page.getByText(car.name).first()).toBeVisible();
  await theirs.context().close();
});

test('somebody new sets a password by the link, and finds it ended once it is taken back', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  await workAs(page, 'dispatcher@handover.example');
  await page.goto(consoleUrl('/lisbon/board'));
  await expect(page.getByRole('region', { name: /^Cars and their bookings/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Book for a renter' })).toBeVisible();
  const car = await enterTrip(page);
  const email = `${randomUUID()}@handover.example`;
  await page.getByRole('button', { name: 'New renter' }).click();
  await page.getByLabel('Full name').fill(`Nova ${email.slice(0, 8)}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: /^Send link to pay €/ }).click();
  const line = linkOf(page, email.slice(0, 8));
  await expect(line).toContainText('Sent');

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await linkIn(theirs, email, LINK));
  await theirs.getByLabel('New password').fill('seven quiet lamps');
  await theirs.getByLabel('Confirm password').fill('seven quiet lamps');
  await theirs.getByRole('button', { name: 'Save new password' }).click();
  await theirs.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(theirs, { email, password: 'seven quiet lamps' });
  await expect(theirs).toHaveURL(`/assets/${car.id}/checkout`);
  await expect(line).toContainText('Opened');

  await line.getByRole('button', { name: /^Take back/ }).click();
  await expect(line).toContainText('Taken back');
  await expect(line.getByRole('button')).toHaveCount(0);
  await theirs.goto(await linkIn(theirs, email, LINK).then(paidAt));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  // Whoever is not verified yet is asked to be.
  await theirs.getByRole('dialog').getByRole('button', { name: 'Skip for now' }).click();
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await expectNoProblems(theirs, { byNight: true });
  await theirs.getByRole('link', { name: 'See available cars' }).click();
  await expect(theirs).toHaveURL(/\/assets\?city=lisbon/);
  await theirs.context().close();
});

/** Where the way through the password ends. */
const paidAt = (link: string) => new URL(link, 'https://any').searchParams.get('next') ?? link;
