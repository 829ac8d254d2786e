import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CarDetail } from '../../../contract/cars.ts';
import { ApiError } from '../../../contract/client.ts';
import { photographSources } from '../../../contract/photographs.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
let hand: StaffMember;
let car = '';
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  hand = await app.operate('fleet@handover.example');
  car = await rental.freeCar();
});
afterAll(() => app.close());

const picture = async (background: string) => {
  const create = { width: 640, height: 480, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
};
const shown = () => rental.read(`/api/assets/${car}`, CarDetail);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error) => (error instanceof ApiError ? error.code : error),
  );

it('a car shows its photographs in their order instead of its drawings, and its drawings again without', async () => {
  const drawn = await shown();
  expect(drawn.photos.every((photo) => photo.drawn)).toBe(true);
  const booking = await rental.book();
  const [red, green] = await Promise.all(
    ['#cc2222', '#22aa22'].map(async (colour) =>
      hand.api.storePhotograph({ body: await picture(colour) }),
    ),
  );
  if (!red || !green) throw new Error('nothing stored');
  const set = (version: number, photos: { name: string; view: 'front' | 'side' }[]) =>
    hand.api.setPhotos({ params: { id: car }, body: { version, photos } });
  await set(1, [
    { name: red.name, view: 'side' },
    { name: green.name, view: 'front' },
  ]);
  expect((await shown()).photos).toMatchObject([
    { url: red.url, view: 'side', drawn: false, width: 960, height: 540 },
    { url: green.url, view: 'front' },
  ]);
  await set(2, [{ name: green.name, view: 'front' }]);
  expect((await shown()).photos.map(({ url }) => url)).toEqual([green.url]);
  expect(await codeOf(set(2, []))).toBe('car_changed');
  await set(3, []);
  expect((await shown()).photos).toEqual(drawn.photos);
  // What was booked before shows what was shown then.
  expect((await rental.booking(booking.id)).car.photos).toEqual(drawn.photos);
  const log = await rental.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `car ${car}`)
    .execute();
  expect(log.map(({ action }) => action)).toEqual(Array(3).fill('fleet set-photos'));
});

it('every file of a photograph is served for ever, by both applications, and nothing else is', async () => {
  const { name, url } = await hand.api.storePhotograph({ body: await picture('#2222cc') });
  const addresses = photographSources(url).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  expect(addresses).toHaveLength(6);
  for (const address of addresses) {
    for (const answer of [await app.request(address), await app.requestConsole(address)]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('Content-Type')).toBe(`image/${address.split('.')[1]}`);
    }
  }
  for (const file of [`${name}-master.webp`, `${name}-481.webp`, '../session-secret', '%2e%2e/x']) {
    expect((await app.request(`/photographs/${file}`)).status).toBe(404);
  }
});

it('is cropped from what was sent', async () => {
  const whole = await hand.api.storePhotograph({ body: await picture('#884400') });
  const crop = { left: 0.1, top: 0.1, width: 0.8 };
  const address = `/api/operate/fleet/photographs/${whole.name}/whole`;
  const seen = await app.requestConsole(address, { headers: { cookie: hand.cookie } });
  expect(seen.headers.get('Content-Type')).toBe('image/webp');
  expect((await app.requestConsole(address)).status).toBe(401);
  const part = await hand.api.cropPhotograph({ params: { name: whole.name }, body: crop });
  expect(part.name).not.toBe(whole.name);
  const tiny = { params: { name: whole.name }, body: { ...crop, width: 0.1 } };
  expect(await codeOf(hand.api.cropPhotograph(tiny))).toBe('photo_too_small');
  const unknown = { params: { name: '0'.repeat(40) }, body: crop };
  expect(await codeOf(hand.api.cropPhotograph(unknown))).toBe('not_found');
});

it('what is no photograph, too large or not sent as one is refused, and no car has it', async () => {
  const send = (body: Uint8Array<ArrayBuffer>) => codeOf(hand.api.storePhotograph({ body }));
  expect(await send(new TextEncoder().encode('<svg/>'))).toBe('photo_unreadable');
  expect(await send(new Uint8Array(21 * 1024 * 1024))).toBe('body_too_large');
  expect(await send(new Uint8Array(100 * 1024 * 1024))).toBe('body_too_large');
  const asText = await app.requestConsole('/api/operate/fleet/photographs', {
    method: 'POST',
    headers: { cookie: hand.cookie, 'Content-Type': 'text/html', Origin: testConsoleOrigin },
    body: '<html>',
  });
  expect(asText.status).toBe(415);
  const photos = [{ name: '1'.repeat(40), view: 'side' as const }];
  const { version } = await hand.api.getFleetCar({ params: { id: car } });
  const unknown = hand.api.setPhotos({ params: { id: car }, body: { version, photos } });
  expect(await codeOf(unknown)).toBe('not_found');
  const desk = await app.operate('desk@handover.example');
  expect(await codeOf(desk.api.storePhotograph({ body: await picture('#000000') }))).toBe(
    'not_permitted',
  );
});
