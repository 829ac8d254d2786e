import { expect, type Page, test } from '@playwright/test';
import type { ClaimDraft } from '../../contract/operate/claims.ts';
import { money } from '../../domain/money.ts';
import { newDriverJob } from './drive-job.ts';
import { handOver, write } from './hand-over.ts';
import { bookingOf, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { takePictures } from './take-pictures.ts';

const widths = [390, 820, 1280, 1920];

/** What a seal leads to is done by the sweep, every minute. */
const SWEEP_MS = 90_000;

test('a trip from its delivery to a claim, on both sides', async ({ page, browser }) => {
  test.slow();
  const take = async (name: string, path: string, by: Page = page, at = widths) => {
    await by.goto(path);
    await expect(by.getByRole('heading', { level: 1 })).toBeVisible();
    await by.waitForLoadState('networkidle');
    await takePictures(by, name, at);
  };
  const { colorScheme } = test.info().project.use;
  const driverName = colorScheme === 'dark' ? 'driver-two' : 'driver-one';
  const { id: bookingId, car } = await newDriverJob(browser, driverName);
  const trip = `/booking/${bookingId}`;
  await signInAs(page, 'renter');
  const become = (status: string) =>
    expect
      .poll(async () => (await bookingOf(page, bookingId)).status, { timeout: SWEEP_MS })
      .toBe(status);
  const driver = await (await browser.newContext()).newPage();
  await workAs(driver, `${driverName}@handover.example`);
  await take('trip-day', `${trip}/day`);

  const walked = { carId: car.id, odometerKm: 24_318 };
  const { standing } = await handOver(driver, { bookingId, kind: 'deliver' }, walked);
  await become('active');
  await take('trip-active', trip);
  await take('move-return', `${trip}/return`);
  await take('trip-handover', `${trip}/handover`);
  await take('verify', `/verify/${standing.seal?.code}`);

  const back = { ...walked, odometerKm: 24_726, mark: 'New' };
  await handOver(driver, { bookingId, kind: 'collect' }, back);
  await become('completed');
  await take('trip-back', `${trip}/handover`);
  const desk = await (await browser.newContext({ ...(colorScheme && { colorScheme }) })).newPage();
  await workAs(desk, 'owner@handover.example');
  const draft: ClaimDraft = {
    kind: 'damage',
    amount: money(1_860_000, 'EUR'),
    views: ['left'],
    words:
      'A scratch on the rear left door that wasn’t there at delivery. Painted by our body shop.',
  };
  const { claimId } = await write<{ readonly claimId: string }>(
    desk,
    `/api/operate/bookings/${bookingId}/claim`,
    draft,
  );
  await take('claim', `${trip}/claims/${claimId}`);
  const claim = consoleUrl(`/lisbon/claims/${bookingId}/${claimId}`);
  await take('console-claim', claim, desk, [1024, 1280, 1920]);
});
