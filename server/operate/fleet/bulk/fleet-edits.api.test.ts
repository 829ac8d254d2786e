import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../contract/client.ts';
import type { FleetEditPreview } from '../../../../contract/operate/fleet-edit.ts';
import { newCar } from '../../../testing/fleet-things.ts';
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
type Question = Parameters<StaffMember['api']['previewFleetEdit']>[0]['body'];
type Change = Question['change'];
const euros = (cents: number) => ({ amount: cents * 100, currency: 'EUR', precision: 4 }) as const;
const dearer = { price: { kind: 'percent', hundredths: 1_000 } } as const;

const someCars = (count: number, brand: string) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const car = await hand.api.addCar({ body: { ...newCar, brand } });
      return car.id;
    }),
  );
const look = (which: Question['which'], change: Change) =>
  hand.api.previewFleetEdit({ body: { cityId, which, change } });
const send = (seen: FleetEditPreview, change: Change, idempotencyKey: string = randomUUID()) => {
  const cars = seen.lines.flatMap((line) => (line.kind === 'changed' ? [line.seen] : []));
  return hand.api.editFleet({ body: { cityId, change, cars } }, { idempotencyKey });
};
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ code: 'done', changed: undefined }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { code: error.code, changed: error.answer.changed };
    },
  );
const carOf = (id = '') => hand.api.getFleetCar({ params: { id } });
const entriesOf = (ids: readonly string[]) =>
  app.deps.database.kysely
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'fleet bulk-edit-car')
    .where(
      'subject',
      'in',
      ids.map((id) => `car ${id}`),
    )
    .execute();
const filterBy = (text: string, retired = false) => ({
  text,
  category: null,
  condition: null,
  papersEndWithinDays: null,
  serviceDue: false,
  retired,
});

describe('an edit of many cars', () => {
  it('is looked at car by car, done at one press, once, with an entry for each', async () => {
    const ids = await someCars(3, 'Bulkone');
    const change: Change = {
      ...dearer,
      category: 'D',
      base: { latitude: 38.75, longitude: -9.2 },
      features: { add: ['AC'], remove: [] },
      condition: 'TO_CLEAN',
      offered: false,
    };
    const seen = await look({ ids }, change);
    expect(seen.counts).toEqual({ changed: 3, same: 0, refused: 0 });
    expect(seen.lines[0]).toMatchObject({
      name: 'Bulkone Polo',
      changes: [
        { field: 'pricePerDay', before: euros(1_200), after: euros(1_320) },
        { field: 'category', before: 'B', after: 'D' },
        { field: 'base' },
        { field: 'features', before: [], after: ['AC'] },
        { field: 'condition', before: 'READY', after: 'TO_CLEAN' },
        { field: 'offered', before: true, after: false },
      ],
    });
    expect(await carOf(ids[0])).toMatchObject({ category: 'B', version: 1 });

    const key = randomUUID();
    const answers = await Promise.all([send(seen, change, key), send(seen, change, key)]);
    expect(answers).toEqual([{ changed: 3 }, { changed: 3 }]);
    for (const id of ids) {
      expect(await carOf(id)).toMatchObject({
        pricePerDay: euros(1_320),
        category: 'D',
        base: { latitude: 38.75, longitude: -9.2 },
        features: ['AC'],
        condition: 'TO_CLEAN',
        offered: false,
        version: 2,
        said: { condition: { value: 'TO_CLEAN', by: { id: hand.id } } },
      });
    }
    const entries = await entriesOf(ids);
    expect(entries).toHaveLength(3);
    expect(JSON.parse(entries[0]?.before ?? '')).toMatchObject({ version: 1, condition: 'READY' });
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ version: 2, offered: false });
    expect(await verifyAudit(app.deps.database.kysely)).toMatchObject({ wrong: [] });
    expect((await look({ ids }, { category: 'D' })).counts.same).toBe(3);
  });

  it('is meant for all that fit a filter, but for those left out', async () => {
    const [first = ''] = await someCars(4, 'Bulktwo');
    const seen = await look({ filter: filterBy('bulktwo'), exceptIds: [first] }, dearer);
    expect(seen.counts.changed).toBe(3);
    expect(seen.lines.map((line) => line.seen.id)).not.toContain(first);
  });

  it('says which cars cannot be changed and why', async () => {
    const ids = await someCars(2, 'Bulkthree');
    await hand.api.retireCar({ params: { id: ids[0] ?? '' }, body: {} });
    expect((await look({ ids }, { category: 'E' })).lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'refused', problem: 'retired' }),
        expect.objectContaining({ kind: 'changed' }),
      ]),
    );
    const free: Change = { price: { kind: 'amount', by: euros(-1_200) } };
    expect((await look({ ids: ids.slice(1) }, free)).lines).toMatchObject([
      { kind: 'refused', problem: 'priceTooLow' },
    ]);
  });

  it('is refused as a whole, with what changed, where one car is no longer as it was seen', async () => {
    const ids = await someCars(3, 'Bulkfour');
    const [edited = '', said = '', left = ''] = ids;
    const seen = await look({ ids }, dearer);
    await hand.api.editCar({ params: { id: edited }, body: { version: 1, seats: 4 } });
    await hand.api.sayState({ params: { id: said }, body: { condition: 'MISSING' } });
    expect(await refusalOf(send(seen, dearer))).toEqual({
      code: 'cars_changed',
      changed: { [edited]: { seats: 4 }, [said]: { condition: 'MISSING' } },
    });
    expect(await carOf(left)).toMatchObject({ pricePerDay: euros(1_200), version: 1 });
    expect(await entriesOf(ids)).toEqual([]);
  });

  it('of two people who press at once, one is told', async () => {
    const ids = await someCars(3, 'Bulkfive');
    const seen = await look({ ids }, dearer);
    const both = await Promise.all([refusalOf(send(seen, dearer)), refusalOf(send(seen, dearer))]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['cars_changed', 'done']);
    expect(await carOf(ids[0])).toMatchObject({ pricePerDay: euros(1_320) });
  });

  it('takes no amount in another currency and no car of another city', async () => {
    const ids = await someCars(1, 'Bulksix');
    const by = { ...euros(100), currency: 'USD' } as const;
    const other = await refusalOf(look({ ids }, { price: { kind: 'amount', by } }));
    expect(other.code).toBe('other_currency');
    const seen = await look({ ids }, dearer);
    const stranger = {
      ...seen.lines[0]?.seen,
      id: randomUUID(),
    } as (typeof seen)['lines'][0]['seen'];
    const body = { cityId, change: dearer, cars: [...seen.lines.map((one) => one.seen), stranger] };
    expect((await refusalOf(hand.api.editFleet({ body }))).code).toBe('not_found');
    expect(await carOf(ids[0])).toMatchObject({ version: 1 });
  });
});
