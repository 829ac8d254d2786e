import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostCarsInFile } from '../../../../domain/fleet/car-file.ts';
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
const [head = '', line = ''] = carLine('AA 10 AA').split('\r\n');
const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => line.replace('AA 10 AA', `T ${100_000 + index}`));
const total = async () => (await hand.api.listFleet({ query: { city: cityId } })).total;

it('a file as large as it may be is imported whole or not at all', async () => {
  const before = await total();
  const send = async (lines: readonly string[]) => {
    const csv = [head, ...lines].join('\n');
    const seen = await hand.api.previewImport({ body: { cityId, csv } });
    const columns = seen.columns.map(({ field }) => field);
    return hand.api.importCars({ body: { cityId, csv, digest: seen.digest, columns } });
  };
  const whole = cars(mostCarsInFile);
  const broken = whole.with(-1, line.replace('2025', 'soon'));
  await expect(send(broken)).rejects.toMatchObject({ code: 'import_refused' });
  expect(await total()).toBe(before);

  expect(await send(whole)).toEqual({ added: mostCarsInFile, changed: 0 });
  expect(await total()).toBe(before + mostCarsInFile);
  expect(await verifyAudit(app.deps.database.kysely)).toMatchObject({ wrong: [] });
});
