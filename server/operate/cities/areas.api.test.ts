import { afterAll, beforeAll, expect, it } from 'vitest';
import { NearestPlace } from '../../../contract/places.ts';
import { pacePolicy } from '../../../domain/policy-constants.ts';
import { type Position, polygonOf } from '../../../domain/polygon.ts';
import { box } from '../../../domain/service-area.ts';
import { newCity } from '../../testing/cities-things.ts';
import { newCar } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { openRental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: StaffMember;
const porto = newCity();
const params = { id: porto.id };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.operate('owner@handover.example');
  await owner.api.addCity({ body: porto });
  const base = { latitude: 41.15, longitude: -8.6 };
  await owner.api.addCar({ body: { ...newCar, cityId: porto.id, base } });
});
afterAll(() => app.close());

const ring = (south: number, west: number, size: number): Position[] =>
  polygonOf(box(south, west, south + size, west + size)).coordinates[0] ?? [];
const isInside = async (lat: number, lng: number) => {
  const answer = await app.request(`/api/places/reverse?city=${porto.id}&lat=${lat}&lng=${lng}`);
  return NearestPlace.parse(await answer.json()).inside;
};

it('a renter is served inside the area, and neither in its hole nor beyond it', async () => {
  const outline = {
    type: 'Polygon' as const,
    coordinates: [ring(41.14, -8.65, 0.04), ring(41.15, -8.64, 0.01)],
  };
  const area = await owner.api.addArea({ params, body: { name: 'Ribeira', outline } });
  expect(area).toMatchObject({ version: 1, outline });
  expect(area.km2).toBeCloseTo(14, 0);
  await owner.api.editCity({ params, body: { version: 1, offered: true } });
  expect(await isInside(41.145, -8.645)).toBe(true);
  expect(await isInside(41.155, -8.635)).toBe(false);
  expect(await isInside(41.185, -8.645)).toBe(false);
  const { places } = await owner.api.findDeskPlaces({ params, query: { q: '41.145, -8.645' } });
  expect(places[0]?.areas).toEqual(['Ribeira']);
});

it('addresses are looked up at a pace, each of staff at their own, and beyond it is an event', async () => {
  const { most, minutes } = pacePolicy.staffPlaces.perAccount;
  const desk = await app.operate('desk@handover.example');
  const lookUp = (by: StaffMember) =>
    app.requestConsole('/api/operate/cities/lisbon/places?q=rua', {
      headers: { cookie: by.cookie },
    });
  const db = app.deps.database.kysely;
  await db.deleteFrom('attempts').execute();
  expect((await lookUp(desk)).status).toBe(200);
  await db.updateTable('attempts').set({ count: most }).execute();
  const refused = await lookUp(desk);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  const reached = await db
    .selectFrom('security_events')
    .select('detail')
    .where('kind', '=', 'limit-reached')
    .where('user_id', '=', desk.id)
    .execute();
  expect(reached).toEqual([{ detail: 'places' }]);
  expect((await lookUp(owner)).status).toBe(200);
});

it('two editors, bounds, and the last area of an open city', async () => {
  const { areas } = await owner.api.listDeskAreas({ params });
  const [area] = areas;
  const at = { id: porto.id, areaId: area?.id ?? '' };
  await owner.api.editArea({ params: at, body: { version: 1, name: 'Baixa' } });
  const late = await refusalOf(
    owner.api.editArea({ params: at, body: { version: 1, name: 'Sé' } }),
  );
  expect(late).toMatchObject({ code: 'changed_meanwhile' });
  expect(late.answer.changed).toEqual({ version: 2, name: 'Baixa' });

  const abroad = { name: 'Gaia', outline: polygonOf(box(41.1, -8.65, 41.15, -8.6)) };
  const outside = await refusalOf(owner.api.addArea({ params, body: abroad }));
  expect(outside.code).toBe('area_outside_city');
  const boundingBox = box(41.15, -8.7, 41.19, -8.55);
  const { version } = await owner.api.getDeskCity({ params });
  const narrow = await refusalOf(owner.api.editCity({ params, body: { version, boundingBox } }));
  expect(narrow.code).toBe('area_outside_city');

  expect((await refusalOf(owner.api.removeArea({ params: at }))).code).toBe('city_not_ready');
  const body = { name: 'Foz', outline: polygonOf(box(41.15, -8.69, 41.16, -8.68)) };
  const other = await owner.api.addArea({ params, body });
  await owner.api.removeArea({ params: { id: porto.id, areaId: other.id } });
  expect((await owner.api.listDeskAreas({ params })).areas).toHaveLength(1);
});

it('a closed city keeps its last area as long as a trip there may be changed', async () => {
  const { version } = await owner.api.getDeskCity({ params });
  await owner.api.editCity({ params, body: { version, offered: false } });
  const removeAll = async (id: string) => {
    for (const area of (await owner.api.listDeskAreas({ params: { id } })).areas) {
      await owner.api.removeArea({ params: { id, areaId: area.id } });
    }
  };
  await removeAll(porto.id);
  expect((await owner.api.listDeskAreas({ params })).areas).toEqual([]);

  const rental = await openRental(app);
  await rental.book();
  const id = 'lisbon';
  const lisbon = await owner.api.getDeskCity({ params: { id } });
  await owner.api.editCity({ params: { id }, body: { version: lisbon.version, offered: false } });
  expect((await refusalOf(removeAll(id))).code).toBe('city_not_ready');
  expect((await owner.api.listDeskAreas({ params: { id } })).areas).toHaveLength(1);
});

it('a ring that crosses itself is named, with the reason', async () => {
  const bow: Position[] = [
    [-8.65, 41.14],
    [-8.6, 41.18],
    [-8.6, 41.14],
    [-8.65, 41.18],
    [-8.65, 41.14],
  ];
  const body = { name: 'Bow', outline: { type: 'Polygon' as const, coordinates: [bow] } };
  const refused = await refusalOf(owner.api.addArea({ params, body }));
  expect(refused.details).toEqual([
    { field: 'body.outline', reason: 'must not cross or touch itself' },
  ]);
});
