import { expect } from '@playwright/test';
import { newDriverJob, openPhone } from './drive-job.ts';
import {
  checkIdentity,
  noteMark,
  photograph,
  readDashboard,
  seal,
  setOut,
  sign,
} from './drive-walk.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { signInAs } from './own-booking.ts';
import { consoleUrl } from './staff-login.ts';
import { test } from './test.ts';

test('a renter follows the driver from the lot to the seal, without touching the page', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-one');
  const phone = await openPhone(browser, 'driver-one');
  await signInAs(page, 'renter');
  await page.goto(`/booking/${booking.id}/day`);
  await expect(page.getByRole('heading', { name: 'Have ready' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  const title = page.getByRole('heading', { level: 1 });
  await phone.page.goto(consoleUrl('/drive'));
  const address = `/drive/${booking.id}/deliver`;
  await phone.page.locator(`a[href^="${address}"]`).first().click();
  const key = phone.page.getByRole('contentinfo');
  await setOut(phone.page);
  await expect(title).toContainText('is on the way');
  await expectNoProblems(page, { byNight: true });
  await key.getByRole('button', { name: 'I’m at the door' }).click();
  await expect(title).toContainText('is at your door');
  await expectNoProblems(page, { byNight: true });

  await checkIdentity(phone.page);
  await photograph(phone.page, 0, 8);
  await noteMark(phone.page);
  await readDashboard(phone.page, '24318');
  await sign(phone.page);
  const code = await seal(phone.page);
  await expect(title).toHaveText('The car is yours');
  await expectNoProblems(page, { byNight: true });
  await page.getByRole('link', { name: 'See handover' }).click();
  await expect(page.getByText(code)).toBeVisible();
  await phone.context.close();
});
