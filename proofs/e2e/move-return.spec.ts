import { expect } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => asAnotherVisitor(page));

test('during a trip the return is moved, each way with its price first', {
  tag: '@not-tablet',
}, async ({ page }) => {
  await signInAs(page, 'business');
  await openPage(page, '/bookings');
  const out = (await bookingsOf(page)).find(({ status }) => status === 'active');
  await openPage(page, `/booking/${out?.id}`);
  await page.getByRole('link', { name: 'Keep it longer or return early' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('When should we collect');
  const price = page.getByRole('region', { name: 'New price' });
  await expect(price).toContainText('more on your company’s invoice');
  await expect(price.getByRole('button', { name: 'Keep it longer' })).toBeEnabled();
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('tab', { name: 'Return early' }).click();
  await expect(price).toContainText('less on your company’s invoice');
  await expect(price.getByRole('button', { name: 'Return it early' })).toBeEnabled();
});
