import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewPolicy } from '../../../domain/policy-constants.ts';
import { openRental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const todayOf = async (email: Parameters<TestApp['operate']>[0], cityId = 'lisbon') =>
  (await app.operate(email)).api.getToday({ query: { cityId } });

const bookingsIn = (cityId: string) =>
  app.deps.database.kysely.selectFrom('bookings').selectAll().where('city_id', '=', cityId);

describe('today', () => {
  it('lists every booking that waits for a person, what bites first before the rest', {
    tags: ['embedded'],
  }, async () => {
    const cities = await app.deps.database.kysely.selectFrom('cities').select('id').execute();
    const found = [];
    for (const { id } of cities) {
      const waiting = await bookingsIn(id)
        .where('status', 'in', ['security-deposit-retry', 'review'])
        .execute();
      const { needs } = await todayOf('owner@handover.example', id);
      const listed =
        needs?.filter(({ kind }) => kind === 'deposit-refused' || kind === 'review') ?? [];
      expect(listed.map(({ trip }) => trip?.bookingId).toSorted()).toEqual(
        waiting.map((booking) => booking.id).toSorted(),
      );
      const deadlines = (needs ?? []).map(({ by }) => by ?? '9');
      expect(deadlines).toEqual(deadlines.toSorted());
      found.push(...listed);
    }
    expect(found.length).toBeGreaterThan(0);
  });

  it('dates a review in which nothing is claimed: a week after it was opened', async () => {
    const { kysely: db } = app.deps.database;
    const { needs } = await todayOf('owner@handover.example');
    const reviews = needs?.filter(({ kind }) => kind === 'review') ?? [];
    const dated = [];
    for (const { trip, by, since } of reviews) {
      const claims = await db
        .selectFrom('claims')
        .select('id')
        .where('booking_id', '=', trip?.bookingId ?? '')
        .execute();
      const due = Temporal.Instant.from(since)
        .add({ hours: 24 * reviewPolicy.days })
        .toString();
      expect(by).toBe(claims.length > 0 ? null : due);
      dated.push(by);
    }
    expect(dated.filter(Boolean).length).toBeGreaterThan(0);
  });

  it('names the day’s deliveries and returns on the city’s own calendar', async () => {
    const { handovers, now } = await todayOf('desk@handover.example');
    const day = (at: string) =>
      Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Lisbon').toPlainDate().toString();
    for (const { at } of handovers ?? []) expect(day(at)).toBe(day(now));
    const starting = (await bookingsIn('lisbon').execute()).filter(
      ({ starts_at, status }) =>
        day(starts_at.toISOString()) === day(now) && !/cancelled|failed|pending$/.test(status),
    );
    const deliveries = handovers?.filter(({ kind }) => kind === 'delivery') ?? [];
    expect(deliveries.map(({ bookingId }) => bookingId).toSorted()).toEqual(
      starting.map(({ id }) => id).toSorted(),
    );
  });

  it('shows whoever looks after cars what is wrong with them, and nothing of bookings', async () => {
    const rental = await openRental(app);
    const startsAt = app.deps.clock.now().add({ hours: 4 }).round('hour');
    const { car, reference } = await rental.book({
      startsAt: startsAt.toString(),
      endsAt: startsAt.add({ hours: 48 }).toString(),
    });
    const { api } = await app.operate('fleet@handover.example');
    const params = { id: car.id };
    await api.sayState({ params, body: { condition: 'TO_CLEAN' } });
    const { needs, preparing, handovers, carCount } = await todayOf('fleet@handover.example');
    expect(handovers).toBeNull();
    expect(carCount).toBeGreaterThan(0);
    expect(needs).toContainEqual(
      expect.objectContaining({
        kind: 'not-ready',
        car: expect.objectContaining(params),
        trip: null,
        renter: null,
      }),
    );
    expect(JSON.stringify(needs)).not.toContain(reference);
    const by = startsAt.toString().replace('Z', '.000Z');
    const line = { car: expect.objectContaining(params), condition: 'TO_CLEAN', by };
    expect(preparing).toContainEqual(expect.objectContaining(line));
    await api.sayState({ params, body: { condition: 'READY' } });
    const after = await todayOf('fleet@handover.example');
    expect(after.preparing?.map((one) => one.car.id)).not.toContain(car.id);
  });

  it('is empty for whoever only drives', async () => {
    const { needs, preparing, handovers } = await todayOf('driver-one@handover.example');
    expect({ needs, preparing, handovers }).toEqual({
      needs: null,
      preparing: null,
      handovers: null,
    });
  });

  it('is not there for a city somebody does not work in', async () => {
    await expect(todayOf('desk@handover.example', 'new-york')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(todayOf('owner@handover.example', 'atlantis')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('shows what a missing car endangers, then whom it waits for', async () => {
    const rental = await openRental(app);
    const dispatcher = await app.operate('dispatcher@handover.example');
    const startsAt = app.deps.clock.now().add({ hours: 50 }).round('hour').toString();
    const endsAt = Temporal.Instant.from(startsAt).add({ hours: 48 }).toString();
    const booking = await rental.book({ startsAt, endsAt });
    const params = { id: booking.car.id };
    await dispatcher.api.sayState({ params, body: { condition: 'MISSING' } });
    const needOf = async (kind: string) =>
      (await todayOf('dispatcher@handover.example')).needs?.find(
        (need) => need.kind === kind && need.trip?.bookingId === booking.id,
      );
    expect(await needOf('endangered')).toMatchObject({
      action: 'repair',
      car: { id: booking.car.id },
      reason: 'other',
    });
    const { items } = await dispatcher.api.listOtherCars({ params: { id: booking.id } });
    const carIds = items.slice(0, 1).map(({ id }) => id);
    await dispatcher.api.offerCars({
      params: { id: booking.id },
      body: { carIds, reason: 'other' },
    });
    expect(await needOf('endangered')).toBeUndefined();
    expect(await needOf('offer-open')).toMatchObject({
      action: 'call',
      offered: `${items[0]?.brand} ${items[0]?.model}`,
    });
    await dispatcher.api.sayState({ params, body: { condition: 'READY' } });
  });

  it('a car that is not back and that nobody waits for is a call to its renter', async () => {
    const rental = await openRental(app);
    const late = await rental.book();
    await app.deps.clock.moveTo(Temporal.Instant.from(late.startsAt));
    await rental.advance(late.id);
    await app.deps.clock.moveTo(Temporal.Instant.from(late.endsAt).add({ hours: 3 }));
    const { needs, now } = await todayOf('dispatcher@handover.example');
    const found = needs?.find(
      ({ kind, trip }) => kind === 'late-return' && trip?.bookingId === late.id,
    );
    expect(found).toMatchObject({
      action: 'call',
      next: null,
      since: new Date(late.endsAt).toISOString().replace('.000', ''),
    });
    expect(found?.by).toBe(now);
    await rental.advance(late.id);
  });

  it('a car that is not back stands first, with whoever gets it next and a repair for them', async () => {
    const rental = await openRental(app);
    const startsAt = app.deps.clock.now().add({ hours: 50 }).round('hour');
    const endsAt = startsAt.add({ hours: 48 });
    const dueAt = endsAt.add({ hours: 6 });
    const late = await rental.book({ startsAt: startsAt.toString(), endsAt: endsAt.toString() });
    const next = await rental.book(
      { startsAt: dueAt.toString(), endsAt: dueAt.add({ hours: 48 }).toString() },
      undefined,
      late.car.id,
    );
    await app.deps.clock.moveTo(startsAt);
    await rental.advance(late.id);
    await app.deps.clock.moveTo(endsAt.add({ hours: 3 }));
    const { needs, now } = await todayOf('dispatcher@handover.example');
    const place = needs?.findIndex(
      ({ kind, trip }) => kind === 'late-return' && trip?.bookingId === late.id,
    );
    expect(needs?.at(place ?? 0)).toMatchObject({
      action: 'repair',
      by: now,
      next: { renter: expect.any(String), startsAt: next.startsAt },
    });
    const before = needs?.slice(0, place).map(({ by }) => by ?? 'never') ?? [];
    expect(before.filter((by) => by > now)).toEqual([]);
    const { api } = await app.operate('dispatcher@handover.example');
    const { trouble, bookings } = await api.listRepairs({
      params: { id: late.car.id },
      query: {},
    });
    expect(trouble).toMatchObject({ reason: 'late', from: endsAt.toString() });
    const [first] = bookings;
    expect(first).toMatchObject({ id: next.id, waitsFor: null });
    expect(first?.repairs[0]?.startsAt, 'at the promised time').toBe(dueAt.toString());
  });

  it('says who does each handover of the day, once somebody is to', async () => {
    const rental = await openRental(app);
    const startsAt = app.deps.clock.now().add({ hours: 50 }).round('hour');
    const endsAt = startsAt.add({ hours: 48 });
    const { id } = await rental.book({
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
    });
    const { api } = await app.operate('dispatcher@handover.example');
    const { drivers } = await api.listJobs({ query: { cityId: 'lisbon' } });
    const [driver = null] = drivers;
    const deliveryOn = async (now: Temporal.Instant) => {
      await app.deps.clock.moveTo(now);
      const { handovers } = await todayOf('desk@handover.example');
      return handovers?.find(({ bookingId, kind }) => bookingId === id && kind === 'delivery');
    };
    const body = { bookingId: id, kind: 'deliver', driverId: driver?.id ?? null } as const;
    await api.assignJob({ body });
    expect(await deliveryOn(startsAt)).toMatchObject({ driver });
    const again = (await app.operate('dispatcher@handover.example')).api;
    await again.assignJob({ body: { ...body, driverId: null } });
    expect(await deliveryOn(startsAt.add({ seconds: 30 }))).toMatchObject({ driver: null });
  });
});
