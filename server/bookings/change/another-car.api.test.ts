import { describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const dispatcher = async () => (await rental.app.operate('dispatcher@handover.example')).api;
const candidates = async (id: string) =>
  (await (await dispatcher()).listOtherCars({ params: { id } })).items;
const give = async (id: string, carId: string, reason: 'damaged' | 'late' = 'damaged') =>
  (await dispatcher()).giveAnotherCar({ params: { id }, body: { carId, reason } });
const takenBy = async (bookingId: string) => {
  const { rows } = await rental.app.deps.database.pool.query<{ car_id: string; during: string }>(
    'SELECT car_id, during::text FROM occupancies WHERE booking_id = $1',
    [bookingId],
  );
  return rows;
};
const emailsOf = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('template', '=', 'another-car')
    .where('event_key', 'like', `%${bookingId}%`)
    .execute();
  return rows.map(({ data }) => data);
};
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );

describe('another car', () => {
  it('takes the time of the new one, frees that of the old one, and costs nothing', async () => {
    const booking = await rental.book();
    const [before] = await takenBy(booking.id);
    const [car] = await candidates(booking.id);
    await give(booking.id, car?.id ?? '');
    expect(await takenBy(booking.id)).toEqual([{ car_id: car?.id, during: before?.during }]);
    const after = await rental.booking(booking.id);
    expect(after.car).toMatchObject({ id: car?.id, brand: car?.brand, model: car?.model });
    expect(after.replaced).toEqual({
      brand: booking.car.brand,
      model: booking.car.model,
      reason: 'damaged',
      isBetterNow: car?.isBetter,
    });
    expect([after.total, after.lines, after.status]).toEqual([
      booking.total,
      booking.lines,
      booking.status,
    ]);
    const { differences } = await reconcile(rental.app.deps);
    expect(differences.filter(({ reference }) => reference === booking.reference)).toEqual([]);
    const quote = await rental.quote(booking.car.id, laterTrip);
    expect(quote.carId, 'the old one can be had again').toBe(booking.car.id);
  });

  it('is told to the renter once, however often it is pressed', async () => {
    const booking = await rental.book();
    const [car, other] = await candidates(booking.id);
    await Promise.all([give(booking.id, car?.id ?? ''), give(booking.id, car?.id ?? '')]);
    expect(await emailsOf(booking.id)).toMatchObject([
      { carBefore: `${booking.car.brand} ${booking.car.model}`, reason: 'damaged' },
    ]);
    await give(booking.id, other?.id ?? '', 'late');
    expect(await emailsOf(booking.id)).toHaveLength(2);
    expect(
      (await rental.booking(booking.id)).replaced,
      'the one booked, the reason of now',
    ).toMatchObject({
      model: booking.car.model,
      reason: 'late',
    });
  });

  it('is one that somebody else has not taken meanwhile, and else nothing changes', async () => {
    const booking = await rental.book();
    const [car] = await candidates(booking.id);
    await rental.db
      .insertInto('occupancies')
      .values({
        car_id: car?.id ?? '',
        city_id: 'lisbon',
        kind: 'block',
        during: '[2027-03-21T09:00:00Z,2027-03-21T10:00:00Z)',
        block_reason: 'SERVICE',
      })
      .execute();
    const before = await takenBy(booking.id);
    expect(await codeOf(give(booking.id, car?.id ?? ''))).toBe('car_unavailable');
    expect(await takenBy(booking.id)).toEqual(before);
    expect((await rental.booking(booking.id)).car.id).toBe(booking.car.id);
    expect(await candidates(booking.id)).not.toContainEqual(
      expect.objectContaining({ id: car?.id }),
    );
  });

  it('is not a lesser one, one of another city, or one for a trip that has begun', async () => {
    const booking = await rental.book();
    const lesser = await rental.db
      .selectFrom('cars')
      .select('id')
      .where('city_id', '=', 'lisbon')
      .where('seats', '<', booking.car.seats)
      .executeTakeFirstOrThrow();
    expect(await codeOf(give(booking.id, lesser.id))).toBe('lesser_car');
    const elsewhere = await rental.db
      .selectFrom('cars')
      .select('id')
      .where('city_id', '=', 'new-york')
      .executeTakeFirstOrThrow();
    expect(await codeOf(give(booking.id, elsewhere.id))).toBe('lesser_car');
    const [car] = await candidates(booking.id);
    await rental.goTo('2027-03-20T09:00:00Z');
    expect(await codeOf(give(booking.id, car?.id ?? ''))).toBe('booking_not_changeable');
  });

  it('is not found for a booking that was cancelled', async () => {
    const { id, reference } = await rental.book();
    await runCommand(rental.app.deps, [
      'booking',
      'cancel',
      reference,
      '--full-refund',
      '--reason',
      'our fault',
    ]);
    expect(await candidates(id)).toEqual([]);
  });

  it('is given from the command line by its plate, with the same entry in the audit log', async () => {
    const booking = await rental.book();
    const [car] = await candidates(booking.id);
    await rental.db
      .updateTable('cars')
      .set({ plate: 'ZZ 99 ZZ' })
      .where('id', '=', car?.id ?? '')
      .execute();
    await runCommand(rental.app.deps, [
      'booking',
      'car',
      booking.reference,
      'zz 99 zz',
      '--reason',
      'late',
    ]);
    expect((await rental.booking(booking.id)).car.id).toBe(car?.id);
    const entry = await rental.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('number', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'booking car', subject: `booking ${booking.reference}` });
    const wrong = runCommand(rental.app.deps, [
      'booking',
      'car',
      booking.reference,
      'NO-PLATE',
      '--reason',
      'late',
    ]);
    await expect(wrong).rejects.toThrow('no car NO-PLATE');
  });
});
