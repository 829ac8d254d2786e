import { createHash } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { drawnPhoto, giveJob, handOver } from './hand-over.ts';
import { expectMail } from './mailbox.ts';
import { lisbon, newBooking, signInAs } from './own-booking.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByLabel('Choose a photo to check').setInputFiles({ name, mimeType, buffer });
const results = (page: Page) => page.getByRole('region', { name: 'Checked just now' });
const verdict = (page: Page, name: string) =>
  results(page).getByRole('listitem').filter({ hasText: name });
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');
/** What left the browser for addresses below this one. */
const sentTo = (path: string, requests: readonly Request[]) =>
  requests
    .map((request) => ({ method: request.method(), to: new URL(request.url()) }))
    .filter(({ to }) => to.pathname.startsWith(path))
    .map(({ method, to }) => `${method} ${to.pathname}${to.search}`);

test('a renter sees what was sealed at the door, adds a mark, compares at the end, and anybody can check a photo by its fingerprint alone', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  await signInAs(page, 'renter');
  const booking = await newBooking(page, lisbon);
  const key = { bookingId: booking.id, kind: 'deliver' } as const;
  const walked = { carId: booking.car.id, odometerKm: 24_318 };
  const desk = await (await browser.newContext()).newPage();
  await workAs(desk, 'dispatcher@handover.example');
  await giveJob(desk, key);
  const driver = await (await browser.newContext()).newPage();
  await workAs(driver, 'driver-one@handover.example');

  // The trip's page is open while the car is handed over.
  await page.goto(`/booking/${booking.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const delivery = await handOver(driver, key, { ...walked, mark: 'Hairline' });
  const code = delivery.standing.seal?.code ?? '';
  const notice = page.getByRole('region', { name: 'Your handover is sealed' });
  await expect(notice.getByText(code)).toBeVisible();
  await notice.getByRole('link', { name: 'See the photos' }).click();
  await expect(page.getByRole('heading', { name: 'Is this the car you got?' })).toBeVisible();
  const photos = page.getByRole('region', { name: '8 photos' });
  await expect(photos.getByRole('img')).toHaveCount(8);
  await expect(page.getByText('24,318 km')).toBeVisible();
  await expect(page.getByText('Scratch, Hairline')).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await expectMail(page, 'renter@handover.example', code);

  await page.getByRole('button', { name: 'Add a mark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a mark' });
  await dialog.getByRole('button', { name: 'Add this mark' }).click();
  await expect(dialog.getByText('Say in a few words what you saw.')).toBeVisible();
  await dialog.getByLabel('What is it?').selectOption('Dent');
  await dialog.getByLabel('Where is it?').selectOption('Rear');
  await dialog.getByRole('button', { name: /Place on the drawing/ }).press('ArrowRight');
  await dialog.getByLabel('What did you see?').fill('Beside the lamp');
  const own = dialog.getByLabel('Your photo');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
  await own.setInputFiles({ name: 'lamp.heic', mimeType: 'image/heic', buffer: heic });
  await expect(dialog.getByText('This photo is HEIC')).toBeVisible();
  const lamp = await drawnPhoto('Lamp');
  await own.setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: lamp });
  await expect(dialog.getByRole('img', { name: 'Your photo lamp.jpg' })).toBeVisible();
  await expectNoProblems(page, { byNight: true });
  await dialog.getByRole('button', { name: 'Add this mark' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Dent, Beside the lamp')).toBeVisible();
  const taken = page.getByRole('img', { name: 'Your photo: Beside the lamp' });
  await expect(taken).toBeVisible();
  const kept = await page.request.get((await taken.getAttribute('src')) ?? '');
  expect(Buffer.compare(await kept.body(), lamp)).toBe(0);
  const protocol = await page.request.get(
    `/api/bookings/${booking.id}/handovers/deliver/protocol.pdf`,
  );
  expect(protocol.headers()['content-type']).toBe('application/pdf');

  const back = { bookingId: booking.id, kind: 'collect' } as const;
  await giveJob(desk, back);
  const collection = await handOver(driver, back, { ...walked, odometerKm: 24_726, mark: 'New' });
  await page.goto(`/booking/${booking.id}/handover`);
  await expect(page.getByRole('heading', { name: 'Your car is back' })).toBeVisible();
  const pairs = page.getByRole('region', { name: 'Before and after' });
  await expect(pairs.getByRole('img', { name: 'Left side at delivery' })).toBeVisible();
  await pairs.getByRole('button', { name: /5 Rear/ }).click();
  await expect(pairs.getByRole('img', { name: 'Rear at return' })).toBeVisible();
  await expect(page.getByText('408 km driven')).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  const visitor = await (await browser.newContext()).newPage();
  const [sealed, other] = [delivery.photos[2], collection.photos[2]];
  if (!sealed || !other) throw new Error('no photographs');
  await visitor.goto('/verify/AAAA-AAAA-AAAA');
  await expect(visitor.getByText('There’s no seal with this code.')).toBeVisible();
  await visitor.getByLabel('Seal code').fill(code.toLowerCase().replaceAll('-', ' '));
  await visitor.getByRole('button', { name: 'Find seal' }).click();
  const seal = visitor.getByRole('region', { name: 'The seal' });
  await expect(seal.getByText(/Delivery, Lisbon. 8 photos, 1 mark/)).toBeVisible();
  await expect(seal.getByText(/^Fingerprint: ([\da-f]{4} ){15}[\da-f]{4}$/)).toBeVisible();
  const requests: Request[] = [];
  visitor.on('request', (request) => requests.push(request));
  await choose(visitor, 'left-side.jpg', sealed);
  await expect(verdict(visitor, 'left-side.jpg')).toContainText('Matches');
  await expect(verdict(visitor, 'left-side.jpg')).toContainText('photo 3 of 8');
  const chat = await drawnPhoto('left');
  await choose(visitor, 'chat.jpg', chat);
  await expect(verdict(visitor, 'chat.jpg')).toContainText('Doesn’t match');
  await choose(visitor, 'return.jpg', other);
  await expect(verdict(visitor, 'return.jpg')).toContainText('From the other handover');
  await choose(visitor, 'paper.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  await expect(verdict(visitor, 'paper.pdf')).toContainText('Not a photo');
  await choose(visitor, 'large.jpg', Buffer.alloc(20_000_001));
  await expect(verdict(visitor, 'large.jpg')).toContainText('Too big');
  expect(sentTo('/api/sealed-files/', requests)).toEqual(
    [sealed, chat, other].map((file) => `GET /api/sealed-files/${sha256(file)}?code=${code}`),
  );
  expect(sentTo('/', requests).filter((sent) => !sent.startsWith('GET'))).toEqual([]);
  await expectNoProblems(visitor, { byNight: true });
  const shown = await visitor.locator('main').textContent();
  for (const secret of ['Sample Renter', 'Rua Augusta']) expect(shown).not.toContain(secret);

  // The same driver's second phone did the delivery, too: somebody at the desk decides.
  await handOver(driver, key, { ...walked, odometerKm: 24_319 });
  await desk.goto(consoleUrl(`/lisbon/bookings/${booking.id}`));
  const evidence = desk.getByRole('region', { name: 'Handovers' });
  await expect(evidence.getByRole('heading', { name: `Delivery ${code}` })).toBeVisible();
  const waiting = evidence.getByRole('region', { name: /A second phone/ });
  await expect(waiting.getByText('24,319 km')).toBeVisible();
  await expectNoProblems(desk, { byNight: true });
  await waiting.getByRole('button', { name: 'Set aside' }).click();
  const asked = desk.getByRole('dialog', { name: 'Set this record aside?' });
  await asked.getByLabel('Reason, for colleagues').fill('Two phones at one door');
  await asked.getByRole('button', { name: 'Set aside' }).click();
  await expect(asked).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
});
