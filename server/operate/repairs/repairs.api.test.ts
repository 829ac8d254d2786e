import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import type { CarRepairs } from '../../../contract/operate/repairs.ts';
import { replacementReasons } from '../../../domain/policies/another-car.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { createRandom } from '../../sample-data/random.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { verifyAudit } from '../audit/verify-audit.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const dispatcher = async () => (await rental.app.operate('dispatcher@handover.example')).api;
const repairsOf = async (carId: string, query: object = { reason: 'damaged' }) =>
  (await dispatcher()).listRepairs({ params: { id: carId }, query });
/** What is said of one booking; its car may have others. */
const repairsFor = async (booking: Booking, carId = booking.car.id, query?: object) =>
  (await repairsOf(carId, query)).bookings.find(({ id }) => id === booking.id);
type Listed = CarRepairs['bookings'][number];
type Repair = Listed['repairs'][number];

/** By an owner, whom no limit holds back: `repair-limits.api.test.ts` is about those. */
const carryOut = async (booking: { readonly id: string }, repair: Repair) => {
  const { kind, cars, startsAt } = repair;
  const body = { kind, carIds: cars.map(({ id }) => id), startsAt, reason: 'damaged' } as const;
  const { api } = await rental.app.operate('owner@handover.example');
  return api.repairBooking({ params: { id: booking.id }, body });
};
const ofKind = (listed: Listed | undefined, kind: Repair['kind']) =>
  listed?.repairs.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
const setOffered = (enabled: boolean, but: readonly string[]) =>
  rental.db
    .updateTable('cars')
    .set({ enabled })
    .where('city_id', '=', 'lisbon')
    .where('id', 'not in', [...but])
    .where('enabled', '=', !enabled)
    .execute();

const inLisbon = (city: { offered?: boolean; handovers?: 'recorded' | 'by-clock' }) =>
  rental.db.updateTable('cities').set(city).where('id', '=', 'lisbon').execute();
const setEnabled = (ids: readonly string[], enabled: boolean) =>
  rental.db.updateTable('cars').set({ enabled }).where('id', 'in', ids).execute();

const entries = async () =>
  (
    await rental.db
      .selectFrom('audit_log')
      .select('number')
      .where('action', '=', 'booking repair')
      .execute()
  ).length;

/** A trip with this car is over by the clock, and the car is not back. */
async function comesBackLate(carId: string): Promise<void> {
  const now = rental.app.deps.clock.now();
  const some = await rental.book();
  const times = { starts_at: now.subtract({ hours: 30 }), ends_at: now.subtract({ hours: 3 }) };
  await rental.db.deleteFrom('occupancies').where('booking_id', '=', some.id).execute();
  await rental.db
    .updateTable('bookings')
    .set({
      car_id: carId,
      status: 'booked',
      starts_at: times.starts_at.toString(),
      ends_at: times.ends_at.toString(),
    })
    .where('id', '=', some.id)
    .execute();
  await rental.db
    .updateTable('bookings')
    .set({ status: 'active' })
    .where('id', '=', some.id)
    .execute();
}

describe('repairs', () => {
  it('are none for a car with which nothing is wrong, and follow from what is known of it', async () => {
    const booking = await rental.book();
    expect(await repairsOf(booking.car.id, {})).toMatchObject({ trouble: null, bookings: [] });
    const api = await dispatcher();
    await api.sayState({ params: { id: booking.car.id }, body: { condition: 'MISSING' } });
    const { trouble, bookings } = await repairsOf(booking.car.id, {});
    expect(trouble).toMatchObject({ reason: 'other', until: null });
    expect(bookings).toContainEqual(expect.objectContaining({ id: booking.id, waitsFor: null }));
    const back = { reason: 'late', until: '2027-03-20T09:00:00Z' };
    expect(await repairsFor(booking, booking.car.id, back), 'back in time').toBeUndefined();
    const planned = {
      reason: 'service',
      from: '2027-03-24T10:00:00Z',
      until: '2027-03-25T10:00:00Z',
    };
    expect(await repairsFor(booking, booking.car.id, planned), 'over by then').toBeUndefined();
    await api.sayState({ params: { id: booking.car.id }, body: { condition: 'READY' } });
  });

  it('an equal car is given at once', { tags: ['embedded'] }, async () => {
    const booking = await rental.book();
    const listed = await repairsFor(booking);
    const best = listed?.repairs[0] ?? expect.fail('no repair');
    expect(['equal-car', 'offer']).toContain(best.kind);
    await carryOut(booking, best);
    const written = await entries();
    if (best.kind === 'equal-car') await carryOut(booking, best);
    expect(await entries(), 'once, however often it is pressed').toBe(written);
    const after = await rental.booking(booking.id);
    if (best.kind === 'equal-car') expect(after.car.id).toBe(best.cars[0]?.id);
    else expect(after.offer).not.toBeNull();
    expect(after.total).toEqual(booking.total);
  });

  it('a delivery is moved, and what was paid for the hours goes back', async () => {
    const booking = await rental.book();
    const query = { reason: 'late', until: '2027-03-20T10:40:00Z' };
    const listed = await repairsFor(booking, booking.car.id, query);
    const later = ofKind(listed, 'delivery-later');
    expect(later).toMatchObject({ delayMinutes: 120, startsAt: '2027-03-20T11:00:00Z' });
    await carryOut(booking, later);
    await rental.advance(booking.id);
    const after = await rental.booking(booking.id);
    expect(after).toMatchObject({ startsAt: '2027-03-20T11:00:00.000Z', total: booking.total });
    expect(after.refunded.amount + after.credited.amount).toBe(later.costs.amount);
    const { differences } = await reconcile(rental.app.deps);
    expect(differences.filter(({ reference }) => reference === booking.reference)).toEqual([]);
  });

  it('another car comes later, or the money goes back', async () => {
    const booking = await rental.book();
    const [other] = (await (await dispatcher()).listOtherCars({ params: { id: booking.id } }))
      .items;
    const carId = other?.id ?? '';
    await setOffered(false, [booking.car.id, carId]);
    await rental.db
      .insertInto('occupancies')
      .values({
        car_id: carId,
        city_id: 'lisbon',
        kind: 'block',
        during: '[2027-03-20T08:00:00Z,2027-03-20T10:00:00Z)',
        block_reason: 'SERVICE',
      })
      .execute();
    const listed = await repairsFor(booking);
    expect(listed?.repairs.map(({ kind }) => kind)).toEqual(['car-later', 'money-back']);
    await carryOut(booking, ofKind(listed, 'car-later'));
    const after = await rental.booking(booking.id);
    expect(after.startsAt).toBe('2027-03-20T10:00:00.000Z');
    expect(after.car.id).toBe(carId);
    const next = await repairsFor(booking, carId);
    await carryOut(booking, ofKind(next, 'money-back'));
    expect((await rental.booking(booking.id)).status).toBe('cancelled');
    await setOffered(true, [booking.car.id, carId]);
  });

  it.each([
    [7, 'on a day like any other'],
    [84, 'where the city has closed'],
    [2027, 'once the time has passed'],
  ] as const)(
    'none that is offered is refused, none takes a car from anybody, each leaves its entry: seed %i, %s',
    async (seed, day) => {
      const random = createRandom(seed);
      const hoursAfter = (from: Temporal.Instant, least: number, most: number) =>
        from.add({ minutes: 30 * random.integer(2 * least, 2 * most) });
      let until = Temporal.Instant.from('2027-03-20T07:00:00Z');
      for (let trips = 0; trips < 4; trips += 1) {
        const startsAt = hoursAfter(until, 0, 48);
        const endsAt = hoursAfter(startsAt, 24, 96);
        await rental.book({ startsAt: startsAt.toString(), endsAt: endsAt.toString() });
        until = hoursAfter(startsAt, 1, 12);
      }
      const query = { reason: random.pick(replacementReasons), until: until.toString() };
      if (day === 'once the time has passed') {
        await inLisbon({ handovers: 'recorded' });
        await rental.app.deps.clock.moveTo(until.subtract({ minutes: 40 }));
      }
      const rows = await rental.db
        .selectFrom('bookings')
        .select(['id', 'car_id'])
        .where('city_id', '=', 'lisbon')
        .where('status', 'in', ['booked', 'security-deposit-pending'])
        .where('ends_at', '>', new Date(rental.app.deps.clock.now().epochMilliseconds))
        .execute();
      const carIds = [...new Set(rows.map(({ car_id }) => car_id))];
      if (day === 'where the city has closed') {
        await inLisbon({ offered: false });
        await setEnabled(carIds, false);
      }
      const before = await entries();
      let done = 0;
      for (const carId of carIds) {
        const { bookings } = await repairsOf(carId, query);
        for (const listed of bookings.filter(({ repairs }) => repairs.length > 0)) {
          await carryOut(listed, random.pick(listed.repairs));
          done += 1;
        }
      }
      expect(done).toBeGreaterThan(3);
      expect((await entries()) - before).toBe(done);
      expect((await verifyAudit(rental.db)).wrong).toEqual([]);
      const { rows: overlapping } = await rental.app.deps.database.pool.query(
        `SELECT a.id FROM occupancies a JOIN occupancies b
        ON a.car_id = b.car_id AND a.id < b.id AND a.during && b.during`,
      );
      expect(overlapping).toEqual([]);
      await inLisbon({ offered: true, handovers: 'by-clock' });
      await setEnabled(carIds, true);
    },
  );

  it('name no car that cannot be had itself', async () => {
    const now = rental.app.deps.clock.now();
    const startsAt = now.round('hour').add({ hours: 12 });
    const booking = await rental.book({
      startsAt: startsAt.toString(),
      endsAt: startsAt.add({ hours: 48 }).toString(),
    });
    const api = await dispatcher();
    const otherCars = async () =>
      (await api.listOtherCars({ params: { id: booking.id } })).items.map(({ id }) => id);
    const carsOfRepairs = async () =>
      (await repairsFor(booking))?.repairs.flatMap(({ cars }) => cars.map(({ id }) => id)) ?? [];
    const [missing = '', inService = '', late = ''] = await otherCars();
    await api.sayState({ params: { id: missing }, body: { condition: 'MISSING' } });
    await api.sayState({ params: { id: inService }, body: { condition: 'IN_SERVICE' } });
    await comesBackLate(late);
    for (const away of [missing, inService, late]) {
      expect(await otherCars()).not.toContain(away);
      expect(await carsOfRepairs()).not.toContain(away);
    }
    await api.sayState({ params: { id: missing }, body: { condition: 'READY' } });
    await api.sayState({ params: { id: inService }, body: { condition: 'TO_CLEAN' } });
    expect(await otherCars()).toEqual(expect.arrayContaining([missing, inService]));
  });

  it('wait while the renter is asked', async () => {
    const booking = await rental.book();
    const listed = await repairsFor(booking);
    await carryOut(booking, ofKind(listed, 'offer'));
    const again = await repairsFor(booking);
    expect(again).toMatchObject({ waitsFor: 'answer', repairs: [] });
    expect(again?.answerBy).not.toBeNull();
  });
});
