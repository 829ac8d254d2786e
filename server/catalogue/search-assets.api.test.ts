import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssetDetail, AssetPage, OccupiedDates } from '../../contract/assets.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const trip = { from: '2027-03-20T09:00:00Z', to: '2027-03-24T09:00:00Z' };

async function search(query: Record<string, string | string[]> = {}) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries({ city: 'lisbon', ...trip, ...query })) {
    for (const one of [value].flat()) parameters.append(key, one);
  }
  return app.request(`/api/assets?${parameters}`);
}
const found = async (query?: Record<string, string | string[]>) =>
  AssetPage.parse(await (await search(query)).json());

async function everyPage(query: Record<string, string | string[]> = {}) {
  const first = await found({ size: '50', ...query });
  const assets = [...first.assets];
  for (let page = 2; page <= first.pages; page += 1) {
    assets.push(...(await found({ size: '50', ...query, page: String(page) })).assets);
  }
  return { total: first.total, assets };
}

async function takenDuring(city: string): Promise<Set<string>> {
  const { rows } = await app.deps.database.pool.query<{ asset_id: string }>(
    `SELECT asset_id FROM occupancies
     WHERE city_id = $1 AND during && tstzrange($2, $3::timestamptz + interval '2 hours')`,
    [city, trip.from, trip.to],
  );
  return new Set(rows.map((row) => row.asset_id));
}

describe('searching for a car', () => {
  it('finds exactly the cars of the city that are free for the whole trip and its turnaround', async () => {
    const { total, assets } = await everyPage();
    const taken = await takenDuring('lisbon');
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM assets WHERE city_id = 'lisbon' AND enabled`,
    );
    const free = rows.map(({ id }) => id).filter((id) => !taken.has(id));
    expect(taken.size).toBeGreaterThan(0);
    expect(assets.map(({ id }) => id).sort()).toEqual(free.sort());
    expect(total).toBe(free.length);
  });

  it('shows ten a page, the cheapest first, and the price of the whole trip', async () => {
    const page = await found();
    expect(page.assets).toHaveLength(10);
    expect(page.days).toBe(4);
    const prices = page.assets.map(({ pricePerDay }) => pricePerDay.amount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const { pricePerDay, tripTotal } of page.assets) {
      expect(tripTotal.amount).toBe(Math.ceil((pricePerDay.amount * 4) / 100) * 100);
    }
  });

  it('can show the dearest first', async () => {
    const { assets } = await everyPage({ sort: 'desc' });
    const prices = assets.map(({ pricePerDay }) => pricePerDay.amount);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it.each([
    ['propulsionType', { propulsionType: ['ELECTRIC', 'HYBRID'] }],
    ['transmission', { transmission: 'MANUAL' }],
    ['seats', { seats: ['6', '7'] }],
    ['doors', { doors: '5' }],
    ['category', { category: ['A', 'SUV'] }],
    ['brand', { brand: ['Kia', 'Fiat'] }],
    ['greenVehicle', { greenVehicle: 'true' }],
    ['years', { minYear: '2023', maxYear: '2024' }],
    ['feature', { feature: ['SEAT_HEATER', 'AC'] }],
  ])('narrows by %s, and the total is that of the narrowed list', async (_, query) => {
    const all = await everyPage();
    const some = await everyPage(query as Record<string, string | string[]>);
    const fits = all.assets.filter((asset) => {
      const q: Record<string, string | string[] | undefined> = query;
      const has = (key: string, value: unknown) =>
        q[key] === undefined || [q[key]].flat().includes(String(value));
      return (
        has('propulsionType', asset.propulsionType) &&
        has('transmission', asset.transmission) &&
        has('seats', asset.seats) &&
        has('doors', asset.doors) &&
        (has('category', asset.category) || has('category', asset.bodyType)) &&
        has('brand', asset.brand) &&
        has('greenVehicle', asset.greenVehicle) &&
        (!q['minYear'] || asset.year >= Number(q['minYear'])) &&
        (!q['maxYear'] || asset.year <= Number(q['maxYear'])) &&
        [q['feature'] ?? []].flat().every((one) => asset.features.some((had) => had === one))
      );
    });
    expect(some.assets.map(({ id }) => id)).toEqual(fits.map(({ id }) => id));
    expect(some.total).toBe(fits.length);
    expect(fits.length).toBeGreaterThan(0);
    expect(fits.length).toBeLessThan(all.assets.length);
  });

  it('takes ALL for no filter', async () => {
    expect((await found({ propulsionType: 'ALL' })).total).toBe((await found()).total);
  });

  it('answers an empty page past the last one', async () => {
    expect(await found({ page: '99999' })).toMatchObject({ assets: [] });
  });

  it.each([
    ['trip_reversed', { from: trip.to, to: trip.from }],
    ['trip_in_past', { from: '2027-01-01T09:00:00Z' }],
    ['trip_too_long', { to: '2027-05-24T09:00:00Z' }],
    ['not_on_half_hour', { from: '2027-03-20T09:10:00Z' }],
    ['notice_too_short', { from: '2027-03-05T10:30:00Z', to: '2027-03-06T10:00:00Z' }],
    ['not_found', { city: 'atlantis' }],
    ['invalid_input', { page: '0' }],
    ['invalid_input', { seats: 'many' }],
    ['invalid_input', { propulsionType: 'STEAM' }],
    ['invalid_input', { from: 'soon' }],
    ['invalid_input', { from: '2027-02-30T09:00:00Z' }],
    ['invalid_input', { size: '100000' }],
  ])('refuses with %s: %o', async (code, query) => {
    const answer = await search(query as Record<string, string>);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(ErrorAnswer.parse(await answer.json()).error.code).toBe(code);
  });
});

describe('a car', () => {
  it('is shown with its photos, extras and city', async () => {
    const [card] = (await found()).assets;
    const detail = AssetDetail.parse(await (await app.request(`/api/assets/${card?.id}`)).json());
    expect(detail.photos.map(({ view }) => view)).toEqual([
      'side',
      'front',
      'rear',
      'interior',
      'boot',
    ]);
    expect(detail.city).toMatchObject({ id: 'lisbon', currency: 'EUR' });
    expect(detail.extraIds.length).toBeGreaterThan(0);
  });

  it('does not exist when it is not there or switched off', async () => {
    expect((await app.request('/api/assets/00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    );
    const [card] = (await found({ sort: 'desc' })).assets;
    await app.deps.database.pool.query('UPDATE assets SET enabled = false WHERE id = $1', [
      card?.id,
    ]);
    expect((await app.request(`/api/assets/${card?.id}`)).status).toBe(404);
  });

  it('tells its occupied days and times', async () => {
    const [card] = (await found()).assets;
    // To midnight in Lisbon, which is an hour ahead in summer.
    const taken = { from: '2027-08-10T15:00:00Z', to: '2027-08-12T23:00:00Z' };
    await app.deps.database.pool.query(
      `INSERT INTO occupancies (asset_id, city_id, during, kind)
       VALUES ($1, 'lisbon', tstzrange($2, $3), 'maintenance')`,
      [card?.id, taken.from, taken.to],
    );
    const answer = await app.request(
      `/api/assets/${card?.id}/occupied-dates?from=2027-08-01&to=2027-08-31`,
    );
    expect(OccupiedDates.parse(await answer.json())).toEqual({
      dates: ['2027-08-11', '2027-08-12'],
      events: [taken],
    });
  });

  it('refuses a window that is reversed or absurd, and somebody else’s booking', async () => {
    const [card] = (await found()).assets;
    const at = `/api/assets/${card?.id}/occupied-dates`;
    expect((await app.request(`${at}?from=2027-04-01&to=2027-03-01`)).status).toBe(422);
    expect((await app.request(`${at}?from=2027-04-01&to=2027-04-01`)).status).toBe(422);
    expect((await app.request(`${at}?from=2027-04-01&to=2028-08-13`)).status).toBe(200);
    expect((await app.request(`${at}?from=2027-04-01&to=2028-08-14`)).status).toBe(422);
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      'SELECT id FROM bookings LIMIT 1',
    );
    const exclude = `${at}?from=2027-04-01&to=2027-05-01&excludeBooking=${rows[0]?.id}`;
    expect((await app.request(exclude)).status).toBe(404);
  });
});

describe('a search right after a city was changed, by a node that knew it before', () => {
  const change = (column: string, value: unknown) =>
    app.deps.database.pool.query(`UPDATE cities SET ${column} = $1 WHERE id = 'new-york'`, [value]);
  const newYork = { city: 'new-york' };

  it('counts by the turnaround that holds now', async () => {
    const before = await found(newYork);
    await change('turnaround_minutes', 30 * 24 * 60);
    const after = await found(newYork);
    const { rows } = await app.deps.database.pool.query<{ free: number }>(
      `SELECT count(*)::int AS free FROM assets a WHERE city_id = 'new-york' AND enabled
         AND NOT EXISTS (SELECT FROM occupancies o WHERE o.asset_id = a.id
           AND o.during && tstzrange($1, $2::timestamptz + interval '30 days'))`,
      [trip.from, trip.to],
    );
    expect(after.total).toBe(rows[0]?.free);
    expect(after.total).toBeLessThan(before.total);
    await change('turnaround_minutes', 120);
    expect((await found(newYork)).total).toBe(before.total);
  });

  it('judges by the time zone that holds now, whether it was allowed before or refused', async () => {
    await found(newYork);
    await change('time_zone', 'Asia/Kathmandu'); // a quarter to the hour
    const refused = ErrorAnswer.parse(await (await search(newYork)).json());
    expect(refused.error.code).toBe('not_on_half_hour');
    await change('time_zone', 'America/New_York');
    expect((await search(newYork)).status).toBe(200);
  });
});
