import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OccupiedDates } from '../../../contract/cars.ts';
import { newCar } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

const refusal = { code: 'invalid_input' };
const added = (more: object = {}) => owner.api.addCar({ body: { ...newCar, ...more } });

describe('what nobody can mean is refused before it breaks a page', () => {
  it.each(['0000-01-01', '1989-12-31', '2200-01-01', '9999-12-31'])(
    'papers and services of %s',
    async (day) => {
      await expect(added({ insuranceEndsOn: day })).rejects.toMatchObject(refusal);
      const { id, version } = await added();
      const task = { name: 'Oil', everyKm: null, everyMonths: 240, lastKm: 0, lastOn: day };
      const body = { version, tasks: [task] };
      await expect(owner.api.planService({ params: { id }, body })).rejects.toMatchObject(refusal);
    },
  );

  it('a service that comes round beyond all calendars is shown all the same', async () => {
    const { id, version } = await added();
    const task = { name: 'Oil', everyKm: null, everyMonths: 240, lastKm: 0, lastOn: '2199-12-31' };
    const { service } = await owner.api.planService({
      params: { id },
      body: { version, tasks: [task] },
    });
    expect(service[0]?.due.onDay).toBe('2219-12-31');
    expect((await owner.api.listFleet({ query: { city: 'lisbon' } })).total).toBeGreaterThan(0);
  });

  it.each([
    ['0001-01-01T00:00:00Z', '2027-04-01T00:00:00Z'],
    ['2027-06-01T00:00:00Z', '2999-06-01T00:00:00Z'],
  ])('a block from %s to %s', async (startsAt, endsAt) => {
    const { id } = await added();
    const body = { reason: 'SERVICE', startsAt, endsAt } as const;
    await expect(owner.api.blockCar({ params: { id }, body })).rejects.toMatchObject(refusal);
  });

  it('a paint that no drawing has; one from before stays while the rest is edited', async () => {
    await expect(added({ colour: 'Blue' })).rejects.toMatchObject(refusal);
    const { id, version } = await added({ colour: 'tile' });
    await app.deps.database.kysely
      .updateTable('cars')
      .set({ colour: 'Blue' })
      .where('id', '=', id)
      .execute();
    const edited = await owner.api.editCar({ params: { id }, body: { version, seats: 4 } });
    expect(edited).toMatchObject({ colour: 'Blue', seats: 4 });
  });

  it('a price that no sum of a trip can hold', async () => {
    const pricePerDay = { ...newCar.pricePerDay, amount: 9_007_199_254_740_900 };
    await expect(added({ pricePerDay })).rejects.toMatchObject(refusal);
  });
});

it('a renter’s calendar says what was asked of a block, however long that is', async () => {
  const { id } = await added();
  const body = {
    reason: 'PRIVATE_USE',
    startsAt: '2027-06-01T00:00:00Z',
    endsAt: '2127-06-01T00:00:00Z',
  } as const;
  await owner.api.blockCar({ params: { id }, body });
  const answer = await app.request(
    `/api/assets/${id}/occupied-dates?from=2027-05-01&to=2027-07-01`,
  );
  const { dates, events } = OccupiedDates.parse(await answer.json());
  expect(dates.at(-1)).toBe('2027-06-30');
  expect(dates.length).toBeLessThan(32);
  expect(events).toEqual([{ from: body.startsAt, to: body.endsAt }]);
});

it('a car that renters were not shown is not shown to them when it comes back', async () => {
  for (const offered of [false, true]) {
    const { id } = await added({ offered });
    await owner.api.retireCar({ params: { id }, body: {} });
    expect((await owner.api.bringBackCar({ params: { id } })).offered).toBe(offered);
  }
});
