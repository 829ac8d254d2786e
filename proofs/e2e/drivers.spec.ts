import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { faultsIn } from './faults-in-markup.ts';
import { giveSampleDocuments } from './identity-widget.ts';
import { linkIn } from './mailbox.ts';
import { newPassword } from './new-renter.ts';
import { newBooking, signInAs } from './own-booking.ts';
import { button, card } from './profile-page.ts';
import { asAnotherVisitor, field, open, submit } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const invitation = 'Sample invited you to drive';

/** From the link in their email to an account under that address, which they confirm. */
async function signUpAsInvited(page: Page, email: string): Promise<void> {
  await open(page, await linkIn(page, email, invitation));
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Name').fill('Dana Sample');
  await field(page, 'Password').first().fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await submit(page, 'Sign up').click();
  await expect(page).toHaveURL(/\/driving\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email first');
  await expectNoProblems(page);
  const mailbox = await page.context().newPage();
  await mailbox.goto(await linkIn(page, email, 'Confirm your email'));
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await mailbox.close();
}

test('somebody is invited to drive, signs up, accepts and is verified, and can be removed again', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  await asAnotherVisitor(page);
  await signInAs(page, 'renter');
  const booking = await newBooking(page);
  await openPage(page, `/booking/${booking.id}`);
  const drivers = page.getByRole('region', { name: 'Additional drivers' });
  const email = `${randomUUID()}@handover.example`;

  await button(page, 'Add driver').click();
  const adding = page.getByRole('dialog', { name: 'Add a driver' });
  await expect(adding.getByLabel('Their email address')).toBeFocused();
  await expect(adding.getByRole('button', { name: 'Add and invite' })).toBeDisabled();
  await adding.getByLabel('Their email address').fill(email);
  await expect(adding.getByRole('status', { name: 'New price' })).toContainText('Visa');
  await expectNoProblems(page, { byNight: true });
  await adding.getByRole('button', { name: 'Add and invite' }).click();
  await expect(adding).toBeHidden();
  await expect(drivers).toContainText(email);
  await expect(drivers).toContainText('Anyone who isn’t verified before delivery can’t drive');
  await expectNoProblems(page);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await asAnotherVisitor(theirs);
  await signUpAsInvited(theirs, email);
  const heading = theirs.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(invitation);
  await expect(theirs.getByRole('main'), 'the money is the renter’s').not.toContainText('$');
  await expectNoProblems(theirs, { byNight: true });
  expect(await faultsIn(theirs, theirs.url())).toEqual([]);
  await button(theirs, 'Accept invitation').click();
  await expect(heading).toHaveText('Verify your documents to drive');
  await theirs.getByRole('link', { name: 'Verify documents' }).click();
  await expect(theirs).toHaveURL('/profile#documents');
  await untilAlive(theirs);
  await giveSampleDocuments(theirs, 'Valid');
  await expect(card(theirs, 'Documents')).toContainText('Documents verified');
  const drives = theirs.getByRole('region', { name: 'Trips you’re driving on' });
  await expect(drives).toContainText('Ready to drive');
  await drives.getByRole('link').click();
  await expect(heading).toHaveText('You’re all set to drive');
  await context.close();

  await page.reload();
  await untilAlive(page);
  await expect(drivers).toContainText('Dana Sample');
  await expect(drivers).toContainText('Verified. Can drive on this trip.');
  await button(page, 'Remove Dana Sample').click();
  const removing = page.getByRole('dialog', { name: 'Remove Dana Sample?' });
  await expect(removing.getByRole('status', { name: 'New price' })).toContainText('Visa');
  await expectNoProblems(page, { byNight: true });
  await removing.getByRole('button', { name: 'Remove driver' }).click();
  await expect(removing).toBeHidden();
  await expect(drivers).not.toContainText('Dana Sample');
});
