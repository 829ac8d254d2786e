import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hold } from '../../../contract/bookings.ts';
import type { Move } from '../../../contract/operate/board-moves.ts';
import type { OperateClient } from '../../../contract/operate/client.ts';
import { dayLater } from '../../testing/board-things.ts';
import { newBlock, newCar } from '../../testing/fleet-things.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testNow } from '../../testing/test-database.ts';

let app: TestApp;
let rental: Rental;
let api: OperateClient;
beforeAll(async () => {
  app = await createTestApp();
  await app.deps.clock.moveTo(testNow);
  rental = await openRental(app);
  api = (await app.operate('dispatcher@handover.example')).api;
});
afterAll(() => app.close());

const window = { city: 'lisbon', day: '2027-03-20' } as const;
const board = (query: typeof window | object = window) =>
  api.getBoard({ query: { ...window, ...query } });
const barsOf = async (carId: string) =>
  (await board()).cars.find(({ id }) => id === carId)?.bars ?? [];

describe('the board', () => {
  it('shows every car of the fleet once, and exactly what takes its time in the window', async () => {
    const { cars, turnaroundMinutes } = await board();
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM occupancies WHERE city_id = 'lisbon'
          AND during && tstzrange('2027-03-18 00:00Z', '2027-04-01 00:00+01')`,
    );
    const shown = cars.flatMap(({ bars }) => bars.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const fleet = await api.listFleet({ query: { city: 'lisbon', size: '1' } });
    expect(new Set(cars.map(({ id }) => id)).size).toBe(fleet.total);
    expect(turnaroundMinutes).toBe(120);
    for (const { bars } of cars) {
      for (const { startsAt, endsAt, freeAt } of bars) {
        expect(startsAt < endsAt && endsAt <= freeAt).toBe(true);
      }
    }
  });

  it('is that of today in the city where no day is named', async () => {
    const today = testNow.toZonedDateTimeISO('Europe/Lisbon').toPlainDate();
    const { from, days, ...shown } = await api.getBoard({ query: { city: 'lisbon' } });
    expect([shown.today, from, days]).toEqual([
      today.toString(),
      today.subtract({ days: 2 }).toString(),
      14,
    ]);
  });

  it('shows a booking with its renter, reference and turnaround, and a block with its reason', async () => {
    const booking = await rental.book();
    expect((await barsOf(booking.car.id)).find((bar) => bar.booking?.id === booking.id)).toEqual({
      id: expect.any(String),
      kind: 'booking',
      startsAt: '2027-03-20T09:00:00Z',
      endsAt: '2027-03-24T09:00:00Z',
      freeAt: '2027-03-24T11:00:00Z',
      booking: {
        id: booking.id,
        reference: booking.reference,
        status: booking.status,
        renter: expect.any(String),
      },
      heldUntil: null,
      heldFor: null,
      block: null,
    });
    const owner = (await app.operate('owner@handover.example')).api;
    const { id } = await owner.addCar({ body: newCar });
    await owner.blockCar({ params: { id }, body: { ...newBlock, note: 'Brakes' } });
    expect(await barsOf(id)).toMatchObject([
      { kind: 'block', booking: null, block: { reason: 'SERVICE', note: 'Brakes' } },
    ]);
  });

  it('shows what is held with whom for and until when, and nothing of it once that time is up', async () => {
    const carId = await rental.freeCar();
    const hold = await rental.done('/api/holds', { carId, ...laterTrip }, Hold);
    const { name } = await app.deps.database.kysely
      .selectFrom('users')
      .select('name')
      .where('id', '=', rental.userId)
      .executeTakeFirstOrThrow();
    const held = async () => (await barsOf(carId)).filter(({ kind }) => kind === 'hold');
    expect(await held()).toMatchObject([
      { booking: null, block: null, heldFor: name, heldUntil: hold.expiresAt },
    ]);
    await app.deps.clock.moveTo(Temporal.Instant.from(hold.expiresAt));
    expect(await held()).toEqual([]);
    await app.deps.clock.moveTo(testNow);
    await app.deps.database.kysely.deleteFrom('holds').where('id', '=', hold.id).execute();
  });

  it('shows what is late however long ago it was due, and puts it first among its troubles', async () => {
    const booking = await rental.book();
    const db = app.deps.database.kysely;
    await db
      .updateTable('bookings')
      .set({ status: 'booked' })
      .where('id', '=', booking.id)
      .execute();
    await db
      .updateTable('bookings')
      .set({ status: 'active', starts_at: '2027-03-01T09:00:00Z', ends_at: '2027-03-04T09:00:00Z' })
      .where('id', '=', booking.id)
      .execute();
    await db
      .updateTable('occupancies')
      .set({ during: '[2027-03-01T09:00:00Z,2027-03-04T11:00:00Z)' })
      .where('booking_id', '=', booking.id)
      .execute();
    const { cars } = await board();
    const car = cars.find(({ id }) => id === booking.car.id);
    expect(car?.bars.map((bar) => bar.booking?.id)).toContain(booking.id);
    expect(car?.trouble).toMatchObject({ kind: 'late-return', bookingId: booking.id });
    await db
      .updateTable('bookings')
      .set({ status: 'completed' })
      .where('id', '=', booking.id)
      .execute();
    expect((await barsOf(booking.car.id)).map((bar) => bar.booking?.id)).not.toContain(booking.id);
  });

  it('finds a booking by reference, name, plate, email and telephone', async () => {
    const booking = await rental.book();
    const { name, email } = await app.deps.database.kysely
      .updateTable('users')
      .set({ phone_code: '+351', phone_number: '912 345 678' })
      .where('id', '=', rental.userId)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
    const { cars } = await board();
    const plate = cars.find(({ id }) => id === booking.car.id)?.plate ?? '';
    const texts = [booking.reference.toLowerCase(), name, plate, email, '+351 912345678'];
    for (const text of texts) {
      const { bookings } = await api.findOnBoard({ query: { city: 'lisbon', text } });
      expect(
        bookings.map(({ id }) => id),
        text,
      ).toContain(booking.id);
    }
    const { bookings } = await api.findOnBoard({ query: { city: 'lisbon', text: '%%' } });
    expect(bookings).toEqual([]);
  });

  it('is for those who see bookings, in their city', async () => {
    const fleetHand = (await app.operate('fleet@handover.example')).api;
    await expect(fleetHand.getBoard({ query: window })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await expect(board({ city: 'new-york' })).rejects.toMatchObject({ code: 'not_permitted' });
  });
});

describe('a move', () => {
  it('of a car is judged before it is made, by the rule that the board draws by', async () => {
    const booking = await rental.book();
    const params = { id: booking.id };
    const { items } = await api.listOtherCars({ params });
    const fitting = new Set(items.map(({ id }) => id));
    const { cars } = await board();
    for (const { id: carId } of cars.slice(0, 25)) {
      const { verdict, price } = await api.previewMove({ params, body: { carId } });
      expect(price).toBeNull();
      // The list ends after twenty; what it names fits.
      if (fitting.has(carId)) expect(verdict).toMatchObject({ fits: true, code: null });
      if (!verdict.fits) {
        expect(fitting.has(carId)).toBe(false);
        expect(verdict.code).not.toBeNull();
      }
    }
    const own = { carId: booking.car.id };
    const { verdict } = await api.previewMove({ params, body: own });
    expect(verdict).toMatchObject({ fits: false, code: 'same' });
  });

  it('of a time costs what was shown, is paid and told, and leaves its entry', {
    tags: ['embedded'],
  }, async () => {
    const booking = await rental.book();
    const params = { id: booking.id };
    const longer = { ...dayLater, endsAt: '2027-03-26T09:00:00Z' };
    const { price, total } = await api.previewMove({ params, body: longer });
    expect(total).toEqual(booking.total);
    const agreedTotal = price?.total ?? total;
    const { requestId } = await api.moveBooking({ params, body: { ...longer, agreedTotal } });
    const during = (await barsOf(booking.car.id)).filter(({ kind }) => kind === 'change');
    expect(during.length, 'its new time is taken at once').toBeGreaterThan(0);
    expect((await rental.work(requestId)).status).toBe('accepted');
    const after = await rental.booking(booking.id);
    const times = [after.startsAt, after.endsAt].map((at) => Date.parse(at));
    expect(times).toEqual([Date.parse(longer.startsAt), Date.parse(longer.endsAt)]);
    expect(after.total).toEqual(agreedTotal);
    const { rows } = await app.deps.database.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE subject = $1 ORDER BY number DESC LIMIT 1',
      [`booking ${booking.reference}`],
    );
    expect(rows).toEqual([{ action: 'booking change' }]);
  });

  it('at another price than was shown is refused, and nothing has moved', async () => {
    const booking = await rental.book();
    const params = { id: booking.id };
    const body = { ...dayLater, agreedTotal: { ...booking.total, amount: 1 } };
    await expect(api.moveBooking({ params, body })).rejects.toMatchObject({
      code: 'price_changed',
    });
    const mine = (await barsOf(booking.car.id)).filter((bar) => bar.booking?.id === booking.id);
    expect(mine.map(({ startsAt }) => Date.parse(startsAt))).toEqual([
      Date.parse(laterTrip.startsAt),
    ]);
  });

  it('onto time that somebody else has says by what and for how long', async () => {
    const booking = await rental.book();
    const params = { id: booking.id };
    const owner = (await app.operate('owner@handover.example')).api;
    const startsAt = '2027-03-24T12:00:00Z';
    await owner.blockCar({
      params: { id: booking.car.id },
      body: { ...newBlock, startsAt, endsAt: '2027-03-24T18:00:00Z' },
    });
    const by = (minutes: number) => ({
      startsAt: Temporal.Instant.from(laterTrip.startsAt).add({ minutes }).toString(),
      endsAt: Temporal.Instant.from(laterTrip.endsAt).add({ minutes }).toString(),
    });
    const judged = async (minutes: number) =>
      (await api.previewMove({ params, body: by(minutes) })).verdict;
    expect(await judged(60)).toMatchObject({ fits: true });
    expect(await judged(90)).toMatchObject({ code: 'short', minutesShort: 30, by: 'block' });
    expect(await judged(240)).toMatchObject({ code: 'taken', by: 'block' });
  });

  it('onto a car that is missing does not fit, whatever its calendar says', async () => {
    const params = { id: (await rental.book()).id };
    const [other] = (await api.listOtherCars({ params })).items;
    const carId = other?.id ?? '';
    const judged = async () => (await api.previewMove({ params, body: { carId } })).verdict;
    const away = async () => (await board()).cars.find(({ id }) => id === carId)?.away;
    expect([await judged(), await away()]).toMatchObject([{ fits: true }, null]);
    await api.sayState({ params: { id: carId }, body: { condition: 'MISSING' } });
    expect(await judged()).toMatchObject({ fits: false, code: 'away' });
    expect(await away()).toMatchObject({ reason: 'other', until: null });
    await api.sayState({ params: { id: carId }, body: { condition: 'READY' } });
    expect([await judged(), await away()]).toMatchObject([{ fits: true }, null]);
  });

  it('of a trip that is over, or to an end before its start, is refused with the reason', async () => {
    const booking = await rental.book();
    const params = { id: booking.id };
    const weeksBefore = '2027-03-01T09:00:00Z';
    const refusal = async (body: Move) => (await refusalOf(api.previewMove({ params, body }))).code;
    expect(await refusal({ ...laterTrip, endsAt: weeksBefore })).toBe('trip_reversed');
    const db = app.deps.database.kysely;
    await db.deleteFrom('occupancies').where('booking_id', '=', booking.id).execute();
    expect(await refusal(dayLater)).toBe('booking_not_changeable');
    expect(await refusal({ carId: booking.car.id })).toBe('booking_not_changeable');
  });
});
