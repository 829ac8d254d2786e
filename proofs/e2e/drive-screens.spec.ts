import { randomUUID } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { troubleKinds } from '../../domain/handovers/event.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { newDriverJob, noteOfRenter, openPhone } from './drive-job.ts';
import { atEachWidth, expectGoodScreen } from './drive-screen.ts';
import * as walk from './drive-walk.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

test('every screen of a delivery is for thumbs, sun and readers', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow();
  const booking = await newDriverJob(browser, 'driver-one');
  const { context, page } = await openPhone(browser, 'driver-one');
  const footer = page.getByRole('contentinfo');
  const look = () => expectGoodScreen(page);
  await page.goto(consoleUrl('/drive'));
  await expect(page.locator(`a[href*="${booking.id}"]`).first()).toBeVisible();
  await look();
  await page.goto(walk.deliveryOf(booking));
  await expect(page.getByText(noteOfRenter)).toBeVisible();
  await look();
  await footer.getByRole('link', { name: 'Fetch the car' }).click();
  await look();
  await footer.getByRole('link', { name: 'Wrong car' }).click();
  await expect(page.getByRole('heading', { name: 'Don’t set off yet' })).toBeVisible();
  await page.goto(walk.deliveryOf(booking));
  await walk.setOut(page);
  await look();
  for (const kind of ['', ...troubleKinds]) {
    await page.goto(walk.deliveryOf(booking, 'trouble', kind));
    await look();
    const emergency = page.getByRole('link', { name: '112' });
    if (kind === '' || kind === 'unsafe')
      await expect(emergency).toHaveAttribute('href', 'tel:112');
  }
  await footer.getByRole('button', { name: 'I’m safe. Tell the office' }).click();
  await expect(page.getByText(/^The office knows, as of/)).toBeVisible();
  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'owner@handover.example');
  await desk.goto(consoleUrl('/lisbon/today'));
  const told = desk.getByRole('listitem').filter({ hasText: booking.reference });
  await expect(told.getByRole('heading', { name: 'Sample doesn’t feel safe' })).toBeVisible();
  await told.getByRole('link', { name: 'See booking' }).click();
  await desk.getByRole('button', { name: 'Driver is safe' }).click();
  const reached = desk.getByRole('dialog', { name: 'Is the driver safe?' });
  await expectNoProblems(desk, { byNight: true });
  await reached.getByRole('button', { name: 'Yes, save note' }).click();
  await expect(reached.getByText('Write what you agreed')).toBeVisible();
  await reached.getByLabel('What you agreed').fill('Waits in the car, then goes on.');
  await reached.getByRole('button', { name: 'Yes, save note' }).click();
  await expect(desk.getByRole('button', { name: 'Driver is safe' })).toBeHidden();
  await expect(desk.getByText('Waits in the car, then goes on.')).toBeVisible();
  await desk.goto(consoleUrl('/lisbon/today'));
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told.getByRole('heading', { name: 'Sample doesn’t feel safe' })).toHaveCount(0);
  await desk.context().close();
  await page.goto(walk.deliveryOf(booking, 'way'));
  await footer.getByRole('button', { name: 'I’m at the door' }).click();
  await look();
  await footer.getByRole('button', { name: 'Not sure' }).click();
  await expect(page.getByRole('heading', { name: 'Keep the keys' })).toBeVisible();
  await page.getByRole('radio', { name: 'Licence has expired' }).check({ force: true });
  await footer.getByRole('button', { name: 'Tell the office' }).click();
  await expect(page.getByText(/^The office knows, as of/)).toBeVisible();
  await page.getByRole('link', { name: 'Check again' }).click();
  await walk.checkIdentity(page);
  await look();
  await walk.photograph(page, 0, 1);
  await look();
  await page.getByRole('button', { name: 'Close camera' }).click();
  await walk.photograph(page, 1, 8);
  await walk.noteMark(page);
  await page.goto(walk.deliveryOf(booking, 'camera', 'dashboard', 'readings'));
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
  await look();
  await page.goto(walk.deliveryOf(booking, 'marks'));
  await look();
  await page.goto(walk.deliveryOf(booking, 'mark', 'left'));
  await look();
  await page.goto(walk.deliveryOf(booking, 'readings'));
  await look();
  await walk.readDashboard(page, '24318');
  await look();
  await page.getByRole('button', { name: 'No signature?' }).click();
  await look();
  await footer.getByRole('button', { name: 'Back to signing' }).click();
  await walk.sign(page);
  const code = await walk.seal(page);
  await look();
  await expectWhole(page, code);
  await footer.getByRole('button', { name: /^Show/ }).click();
  await look();
  await expectWhole(page, code);
  await page.goto(consoleUrl('/drive/phone'));
  await look();
  await expectWhole(page, code);
  await context.close();
});

/** A code that is read aloud or typed breaks over no line, on the narrowest phone either. */
async function expectWhole(page: Page, code: string) {
  await atEachWidth(page, async (width) => {
    const lines = await page
      .getByText(code)
      .first()
      .evaluate((shown, text) => {
        const [written] = [...shown.childNodes].filter((node) => node.textContent?.includes(text));
        const range = document.createRange();
        if (written) range.selectNodeContents(written);
        return [...range.getClientRects()].map(
          ({ left, right }) => left >= 0 && right <= innerWidth,
        );
      }, code);
    expect(lines, `one line, inside ${width} pixels`).toEqual([true]);
  });
}

test('a dark photograph is shown with both answers, and a job that is gone with the way back', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  await walk.drive(page, booking);
  await walk.checkIdentity(page);
  // As at night: what is judged next is black.
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { getImageData } = prototype;
    prototype.getImageData = (_x, _y, width, height) => {
      prototype.getImageData = getImageData;
      return new ImageData(width, height);
    };
  });
  await page.getByRole('link', { name: /^Photograph/ }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByText('Front is too dark')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();

  await page.goto(consoleUrl(`/drive/${randomUUID()}/deliver`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer yours');
  await expectGoodScreen(page);
  await context.close();
});

test('without a camera the phone’s own pictures are the way on, and the theme is the driver’s choice', {
  tag: '@once',
}, async ({ browser }) => {
  const booking = await newDriverJob(browser, 'driver-two');
  const { context, page } = await openPhone(browser, 'driver-two');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await walk.drive(page, booking);
  await walk.checkIdentity(page);
  await page.goto(walk.deliveryOf(booking, 'camera', 'view', handoverViews[0]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This phone is blocking the camera',
  );
  await expectGoodScreen(page);
  await page.getByLabel('Add picture').setInputFiles('web/public/og.png');
  await expect(page).toHaveURL(/front-left$/);
  await page.goto(walk.deliveryOf(booking, 'photos'));
  await expect(page.getByRole('link', { name: '1 Front, done' })).toBeVisible();

  await page.goto(consoleUrl('/drive/phone'));
  await page.getByRole('radio', { name: 'Night' }).check();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  await expect.poll(ground).toBe('dark');
  await page.reload();
  await expect.poll(ground).toBe('dark');
  await context.close();
});

test('Drive’s first load is at most 150 KB of script, on a phone that has to load Temporal as well', {
  tag: '@once',
}, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const scripts: Request[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.request());
  });
  await page.goto(consoleUrl('/drive'), { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(true);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size.responseBodySize, 0) / 1024).toBeLessThan(150);
  await page.context().close();
});

test('Drive can be installed: its page leads to a manifest whose icons are as large as they say', {
  tag: '@once',
}, async ({ request }) => {
  const address = consoleUrl('/drive');
  const page = await (await request.get(address)).text();
  const [, link = ''] = page.match(/<link rel="manifest" href="([^"]+)"/) ?? [];
  const answer = await request.get(new URL(link, address).href);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, ...manifest } = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Handover Drive',
    display: 'standalone',
    start_url: '/drive',
    scope: '/drive',
  });
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(new URL(src, address).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
