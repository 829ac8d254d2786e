import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../contract/client.ts';
import { carLine } from '../../../testing/fleet-things.ts';
import type { StaffMember } from '../../../testing/operate-as.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';

let app: TestApp;
let hand: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  hand = await app.operate('fleet@handover.example');
});
afterAll(() => app.close());

const cityId = 'lisbon';
const look = (csv: string) => hand.api.previewImport({ body: { cityId, csv } });
const send = async (csv: string, seen: Awaited<ReturnType<typeof look>>, key = randomUUID()) =>
  hand.api.importCars(
    {
      body: { cityId, csv, digest: seen.digest, columns: seen.columns.map(({ field }) => field) },
    },
    { idempotencyKey: key },
  );
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
const exported = async (query: string) => {
  const path = `/api/operate/fleet/cars.csv?city=lisbon${query}`;
  const answer = await app.requestConsole(path, { headers: { cookie: hand.cookie } });
  return answer.text();
};
const [head = '', line = ''] = carLine('AA 10 AA').split('\r\n');
const withPlate = (plate: string) => line.replace('AA 10 AA', plate);
const entries = () =>
  app.deps.database.kysely.selectFrom('audit_log').selectAll().orderBy('number').execute();

describe('a file of cars', () => {
  it('is looked through line by line, and nothing is done', async () => {
    const before = await entries();
    const csv = [
      head,
      withPlate('AB 01 CD'),
      withPlate('AB 01 CD'),
      line.replace('2025', 'soon').replace('12.00', 'cheap').replace(',Polo', ','),
      `${withPlate('AB 02 CD')},too much`,
    ].join('\n');
    const { counts, lines } = await look(csv);
    expect(counts).toEqual({ added: 1, changed: 0, same: 0, refused: 3 });
    expect(lines).toMatchObject([
      { line: 2, kind: 'added', name: 'Volkswagen Polo', plate: 'AB 01 CD' },
      { line: 3, problems: [{ field: 'plate', problem: 'twice', said: 'AB 01 CD' }] },
      {
        line: 4,
        problems: [
          { field: 'model', problem: 'missing' },
          { field: 'year', problem: 'number', said: 'soon' },
          { field: 'pricePerDay', problem: 'price', said: 'cheap' },
        ],
      },
      { line: 5, problems: [{ field: null, problem: 'cells' }] },
    ]);
    expect(await codeOf(look(csv).then((seen) => send(csv, seen)))).toBe('import_refused');
    expect(await entries()).toEqual(before);
  });

  it('adds and changes cars at one press, once, with an entry for each', async () => {
    const csv = [head, withPlate('AC 01 CD'), withPlate('AC 02 CD')].join('\n');
    const key = randomUUID();
    const seen = await look(csv);
    expect(await send(csv, seen, key)).toEqual({ added: 2, changed: 0 });
    expect(await send(csv, seen, key)).toEqual({ added: 2, changed: 0 });
    const { cars } = await hand.api.listFleet({ query: { city: cityId, text: 'AC 0' } });
    expect(cars.map(({ plate, photo }) => [plate, photo !== null])).toEqual([
      ['AC 01 CD', true],
      ['AC 02 CD', true],
    ]);
    const dearer = csv.replaceAll('12.00', '13.50');
    const again = await look(dearer);
    expect(again).toMatchObject({
      counts: { added: 0, changed: 2 },
      lines: [{ changes: [{ field: 'pricePerDay', before: '12.00', after: '13.50' }] }, {}],
    });
    await send(dearer, again);
    const log = (await entries()).slice(-4);
    expect(log.map(({ action }) => action)).toEqual([
      'fleet import-add-car',
      'fleet import-add-car',
      'fleet import-edit-car',
      'fleet import-edit-car',
    ]);
    expect(JSON.parse(log[3]?.before ?? '')).toMatchObject({ version: 1 });
    expect(await verifyAudit(app.deps.database.kysely)).toMatchObject({ wrong: [] });
  });

  it('counts the odometer as the dashboards of its city do, and is written as it was read', async () => {
    const owner = await app.operate('owner@handover.example');
    const inNewYork = [`${head},Odometer`, `${withPlate('NYC 5006')},5006`]
      .join('\n')
      .replace('38.7253,-9.15', '40.7484,-73.9857');
    const city = { cityId: 'new-york', csv: inNewYork };
    const seen = await owner.api.previewImport({ body: city });
    expect(seen.counts).toMatchObject({ added: 1, refused: 0 });
    const columns = seen.columns.map(({ field }) => field);
    await owner.api.importCars(
      { body: { ...city, digest: seen.digest, columns } },
      { idempotencyKey: randomUUID() },
    );
    const query = { city: 'new-york', text: 'NYC 5006' };
    const { cars } = await owner.api.listFleet({ query });
    expect(cars).toMatchObject([{ odometerKm: 8_056 }]);
    const path = '/api/operate/fleet/cars.csv?city=new-york&text=NYC%205006';
    const file = await app.requestConsole(path, { headers: { cookie: owner.cookie } });
    const [headers = '', written = ''] = (await file.text()).split('\n');
    const at = headers.split(',').indexOf('Odometer');
    expect(written.split(',')[at]).toBe('5006');
  });

  it('refuses an odometer that is no number, by its column', async () => {
    const { lines } = await look([`${head},Odometer`, `${withPlate('AE 01 CD')},many`].join('\n'));
    expect(lines).toMatchObject([
      { problems: [{ field: 'odometer', problem: 'number', said: 'many' }] },
    ]);
  });

  it('is refused where a car changed after the preview, by an edit or by the same file', async () => {
    const csv = [head, withPlate('AD 01 CD')].join('\n');
    const first = await look(csv);
    const [one, other] = await Promise.all([codeOf(send(csv, first)), codeOf(send(csv, first))]);
    expect([one, other].sort()).toEqual(
      expect.arrayContaining(['done', expect.stringMatching(/import_changed|plate_taken/)]),
    );
    const cheaper = csv.replace('12.00', '11.00');
    const second = await look(cheaper);
    const [changed] = second.lines;
    if (changed?.kind !== 'changed') throw new Error('is not changed');
    const params = { id: changed.carId };
    await hand.api.editCar({ params, body: { version: 1, seats: 4 } });
    expect(await codeOf(send(cheaper, second))).toBe('import_changed');
    const car = await hand.api.getFleetCar({ params });
    expect(car).toMatchObject({ seats: 4, pricePerDay: { amount: 120_000 } });
  });

  it('names a paint as people or as the API does, and leaves an older word as it is', async () => {
    const painted = (plate: string, colour: string) => `${withPlate(plate)},${colour}`;
    const csv = [
      `${head},Paint`,
      painted('AP 01 CD', 'Dark green'),
      painted('AP 02 CD', 'TILE'),
      painted('AP 03 CD', ''),
    ].join('\n');
    await send(csv, await look(csv));
    const file = await exported('&text=AP 0');
    expect(file.match(/,(pine|tile),/g)).toEqual([',pine,', ',tile,']);
    const { lines } = await look([`${head},Paint`, painted('AP 04 CD', 'Bluish')].join('\n'));
    expect(lines).toMatchObject([
      { kind: 'refused', problems: [{ field: 'colour', problem: 'paint', said: 'Bluish' }] },
    ]);
    await app.deps.database.kysely
      .updateTable('cars')
      .set({ colour: 'Blue' })
      .where('plate', '=', 'AP 03 CD')
      .execute();
    expect((await look(await exported('&text=AP 0'))).counts).toMatchObject({ same: 3 });
  });

  it.each([
    ['nothing', ''],
    ['headers alone', head],
    ['no CSV', `Plate,Make\n"AA`],
    ['columns of something else', 'Name,Street\nAna,Rua Augusta'],
    ['too many cars', `Plate,Make\n${'A1,B\n'.repeat(10_001)}`],
  ])('with %s is refused', async (_, csv) => {
    expect(await codeOf(look(csv))).toBe('file_unreadable');
  });

  it('may be written with semicolons, and its columns may be told', async () => {
    const csv = `Kennzeichen;Preis\nAC 01 CD;14,00`;
    const columns = ['plate', 'pricePerDay'] as const;
    const seen = await hand.api.previewImport({ body: { cityId, csv, columns: [...columns] } });
    expect(seen.lines).toMatchObject([{ kind: 'changed', plate: 'AC 01 CD' }]);
  });
});

describe('what is on the screen', () => {
  it('is exported in its order, and read again it changes nothing', async () => {
    const csv = await exported('&category=C&sort=price&order=desc');
    const { total } = await hand.api.listFleet({ query: { city: cityId, category: 'C' } });
    expect(csv.trim().split('\r\n')).toHaveLength(total + 1);
    const seen = await look(csv);
    expect(seen.counts).toEqual({ added: 0, changed: 0, same: total, refused: 0 });
  });

  it('holds no formula that a spreadsheet would carry out', async () => {
    const csv = carLine('AE 01 CD').replace(',Polo,', ',"=HYPERLINK(""x"")",');
    await send(csv, await look(csv));
    const file = await exported('&text=AE 01');
    expect(file).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await look(file)).counts).toMatchObject({ same: 1 });
  });
});
