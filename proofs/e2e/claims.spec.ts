import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { moneyFromUnits } from '../../domain/money.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { exported } from './exported.ts';
import { faultsIn } from './faults-in-markup.ts';
import { drawnPhoto, write } from './hand-over.ts';
import { expectMail } from './mailbox.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const RENTER = 'renter@handover.example';

/** A trip of the sample renter that was over long ago: whose deposit nobody else looks at. */
async function finishedTrip(page: Page) {
  const trips = await bookingsOf(page);
  const [oldest] = trips
    .filter(({ city, status }) => city.id === 'lisbon' && status === 'finished')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (!oldest) throw new Error('the sample renter has no trip that is over');
  return oldest;
}

/** As a field for date and time takes it. */
const hoursAfter = (instant: string, hours: number) =>
  Temporal.Instant.from(instant)
    .add({ hours })
    .toZonedDateTimeISO('Europe/Lisbon')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test('a toll is claimed at the desk, objected to by its renter and decided by somebody else; another is agreed to in one tap', {
  tag: '@once',
}, async ({ page, browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, 'renter');
  const { id, reference, startsAt } = await finishedTrip(theirs);
  const place = `Ponte 25 de Abril, ${randomUUID()}`;

  await workAs(page, 'desk@handover.example');
  await page.goto(consoleUrl(`/lisbon/bookings/${id}`));
  await page
    .getByRole('group', { name: 'Actions' })
    .getByRole('button', { name: 'Charge' })
    .click();
  const panel = page.getByRole('region', { name: 'Charge', exact: true });
  await expect(panel.getByText('Nothing was sealed')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await panel.getByLabel('What for').selectOption('Toll');
  await panel.getByLabel('Amount in EUR').fill('12.40');
  await panel.getByLabel('Number on the notice').fill(randomUUID());
  await panel.getByLabel('When it happened').fill(hoursAfter(startsAt, 5));
  await panel.getByLabel(/^What happened, as/).fill(place);
  await expect(panel.getByText('From the card')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await panel.getByRole('button', { name: /a claim for €12\.40$/ }).click();
  await expect(panel).toHaveCount(0);
  const charges = page.getByRole('region', { name: 'Charges' });
  await expect(charges.getByText('With the renter').last()).toBeVisible();

  await expectMail(theirs, RENTER, place);
  await theirs.goto(`/booking/${id}`);
  await theirs
    .getByRole('region', { name: 'We’d like you to look at something' })
    .getByRole('link', { name: 'See and answer' })
    .click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('A toll from your trip');
  await expect(theirs.getByRole('region', { name: 'The amount' })).toContainText('€12.40');
  await expectNoProblems(theirs, { byNight: true });
  expect(await faultsIn(theirs, theirs.url())).toEqual([]);
  const object = theirs.getByRole('region', { name: 'Object' });
  await object.getByRole('button', { name: 'I object' }).click();
  const words = `I was at the beach, ${randomUUID()}`;
  await object.getByLabel('Why you object').fill(words);
  const beach = { name: 'beach.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto('Beach') };
  await object.getByLabel('Your photo').setInputFiles(beach);
  await expect(object.getByRole('img', { name: 'Your photo beach.jpg' })).toBeVisible();
  await object.getByRole('button', { name: 'Send my objection' }).click();
  await expect(theirs.getByText('Someone else decides')).toBeVisible();
  await expect(theirs.getByText(words)).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expectNoProblems(theirs, { byNight: true });

  await page.goto(consoleUrl('/lisbon/claims'));
  await expect(page.getByRole('heading', { level: 1, name: 'Claims in Lisbon' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  const [head, ...claims] = await exported(page, 'Claims');
  expect(head).toBe('Claim,Booking,Renter,Car,Plate,Made,Due by,Status,Amount,Currency');
  expect(claims.filter((one) => one.startsWith(`Toll,${reference},Sample Renter,`))).toContainEqual(
    expect.stringMatching(/,12\.4,EUR$/),
  );
  const line = page.getByRole('row', { name: new RegExp(reference) }).first();
  await line.getByRole('link').click();
  const decision = page.getByRole('region', { name: 'Decide' });
  await expect(decision).toContainText('These roles can');

  const owner = await (await browser.newContext()).newPage();
  await workAs(owner, 'owner@handover.example');
  await owner.goto(consoleUrl('/lisbon/today'));
  const need = owner
    .getByRole('region', { name: 'Needs you' })
    .getByRole('listitem')
    .filter({ hasText: 'objects to €12.40' })
    .filter({ hasText: reference });
  await expect(need).toContainText('Without a decision by');
  await expectNoProblems(owner, { byNight: true });
  await need.getByRole('link', { name: 'Decide claim' }).click();
  await expect(owner).toHaveURL(page.url());
  const decide = owner.getByRole('region', { name: 'Decide' });
  await expect(owner.getByText(words)).toBeVisible();
  await expect(owner.getByRole('img', { name: /’s photo$/ })).toBeVisible();
  await expectNoProblems(owner, { byNight: true });
  await decide.getByText('Reject', { exact: true }).click();
  const why = `The plate was misread, ${randomUUID()}`;
  await decide.getByLabel(/^Reason, as/).fill(why);
  await decide.getByRole('button', { name: 'Reject the claim' }).click();
  await expect(decide).toHaveCount(0);
  await expectNoProblems(owner, { byNight: true });
  await expectMail(theirs, RENTER, why);
  await theirs.reload();
  await expect(theirs.getByText('Nothing to pay')).toBeVisible();
  await expectNoProblems(theirs, { byNight: true });

  // Another one, which its renter agrees to: one tap, and nothing to confirm.
  const { claimId } = await write<{ claimId: string }>(page, `/api/operate/bookings/${id}/claim`, {
    kind: 'toll',
    amount: moneyFromUnits(2, 'EUR'),
    words: place,
    paper: { number: randomUUID(), at: startsAt },
  });
  await theirs.goto(`/booking/${id}/claims/${claimId}`);
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await expect(theirs.getByText('You agreed', { exact: true }).first()).toBeVisible();
  const answer = await theirs.request.get(`/api/bookings/${id}/claims/${claimId}`);
  expect(await answer.json()).toMatchObject({ status: 'accepted' });
  await owner.context().close();
  await theirs.context().close();
});

test('a file of tolls is looked through before anybody is told', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'desk@handover.example');
  await page.goto(consoleUrl('/lisbon/claims/import'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Import tolls and tickets' }),
  ).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  const csv = `Plate,Time,Amount,Number\nZZ 99 ZZ,2027-03-21 14:05,12.40,${randomUUID()}\n`;
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: 'tolls.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('No car in this city has this plate.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await expectNoProblems(page, { byNight: true });
});
