import { type Page, test } from '@playwright/test';
import { troubleKinds } from '../../domain/handovers/event.ts';
import { newDriverJob, openPhone } from './drive-job.ts';
import * as walk from './drive-walk.ts';
import { consoleUrl } from './staff-login.ts';
import { takePictures } from './take-pictures.ts';

const widths = [360, 390, 430];

const take = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await takePictures(page, `drive-${name}`, widths);
};

test('Drive, from the list of the day to the seal', async ({ browser, colorScheme }) => {
  test.slow();
  const byNight = colorScheme === 'dark' ? 'dark' : 'light';
  const driver = byNight === 'dark' ? 'driver-two' : 'driver-one';
  const booking = await newDriverJob(browser, driver);
  const { page } = await openPhone(browser, driver, { colorScheme: byNight });
  const key = (name: string | RegExp) =>
    page.getByRole('contentinfo').getByRole('button', { name }).click();
  await take(page, 'jobs');
  await page.goto(walk.deliveryOf(booking));
  await take(page, 'job');
  await key('Start driving');
  await take(page, 'way');
  for (const kind of ['', ...troubleKinds]) {
    await page.goto(walk.deliveryOf(booking, 'trouble', kind));
    await take(page, `trouble-${kind || 'which'}`);
  }
  await page.goto(walk.deliveryOf(booking, 'way'));
  await key('I’m at the door');
  await take(page, 'identity');
  await walk.checkIdentity(page);
  await take(page, 'photos');
  await walk.photograph(page, 0, 1);
  await take(page, 'camera');
  await page.getByRole('button', { name: 'Close camera' }).click();
  await walk.photograph(page, 1, 8);
  await walk.noteMark(page);
  await take(page, 'readings');
  await page.goto(walk.deliveryOf(booking, 'marks'));
  await take(page, 'marks');
  await page.goto(walk.deliveryOf(booking, 'readings'));
  await walk.readDashboard(page, '24318');
  await walk.sign(page);
  await take(page, 'signature');
  await walk.seal(page);
  await take(page, 'sealed');
  await page.goto(walk.collectionOf(booking));
  await take(page, 'collection');
  await page.goto(consoleUrl('/drive/phone'));
  await take(page, 'phone');
});
