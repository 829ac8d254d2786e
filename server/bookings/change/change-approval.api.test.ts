import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { away, dying, providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';

let rental: Rental;
const { change, workWith, carryOut, paidAtProvider, queuedBySweep } = providerTrouble(() => rental);
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const longer = { endsAt: '2027-03-25T09:00:00Z' };
const pass = (minutes: number) => rental.app.deps.clock.moveTo(testNow.add({ minutes }));
const takeCard = async ({ id }: Booking, number: string) =>
  rental.done(`/api/bookings/${id}/card`, { methodId: await rental.card(number) }, Booking);
/** A trip whose renter asks for a day more, with a card whose bank asks every time. */
const asked = async () => {
  const booking = await rental.book();
  await takeCard(booking, '4000002760003184');
  const { id } = await change(booking.id, longer);
  return { booking, id };
};
const mails = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ by: string }>(
    `SELECT data->>'by' AS by FROM outgoing_mail
     WHERE template = 'change-approval' AND event_key LIKE '%' || $1 || '%'`,
    [id],
  );
  return rows.map(({ by }) => by);
};
const endings = async ({ id }: Booking) => {
  const mails = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('template', '=', 'change-not-made')
    .where('event_key', 'like', `%${id}%`)
    .execute();
  return mails.map(({ data }) => data);
};
const unpaid = { refund: '', isUnpaid: true };
const differences = async ({ reference }: Booking) => {
  const { differences } = await reconcile(rental.app.deps);
  return differences.filter((one) => one.reference === reference).map(({ kind }) => kind);
};

describe('the difference of a change that the bank wants to see approved', () => {
  it('says until when it waits, and is asked for by email once its renter has left the page', async () => {
    const { booking, id } = await asked();
    const { awaiting } = await rental.work(id);
    expect(awaiting?.until).toMatch(/^2027-03-05T.*Z$/);
    expect(await mails(booking)).toEqual([]);
    await pass(16);
    expect(await queuedBySweep()).toContain(id);
    expect(await rental.work(id)).toMatchObject({ status: 'pending', awaiting });
    await rental.work(id);
    expect(await mails(booking)).toHaveLength(1);
    expect(await differences(booking)).toEqual([]);
    await pass(50);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    expect((await rental.work(id)).status).toBe('accepted');
    expect((await rental.booking(booking.id)).endsAt).toBe('2027-03-25T09:00:00.000Z');
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'charge']);
  });

  it('ends with nothing charged and nothing changed when its time is over', async () => {
    const { booking, id } = await asked();
    const { awaiting } = await rental.work(id);
    await pass(61);
    expect(await queuedBySweep()).toContain(id);
    expect(await rental.work(id)).toMatchObject({
      status: 'failure',
      errorCode: 'change_not_paid',
    });
    await rental.work(id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    await rental.advance(booking.id);
    expect(await endings(booking)).toMatchObject([unpaid]);
    const after = await rental.booking(booking.id);
    expect([after.endsAt, after.charged]).toEqual([booking.endsAt, booking.charged]);
    expect(await paidAtProvider(booking.id)).toEqual(['charge']);
    expect(after).toMatchObject({ changeRefusal: null, cancelRefusal: null });
  });

  it('that was approved in time is made, though nobody heard of it in time', async () => {
    const { booking, id } = await asked();
    const { awaiting } = await rental.work(id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    await pass(90);
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await differences(booking)).toEqual([]);
  });

  it('is not made when its renter had left before anybody asked for it', async () => {
    const { booking, id } = await asked();
    await expect(carryOut(workWith({ charge: away }), id)).rejects.toThrow('away');
    await pass(20);
    expect((await rental.work(id)).status).toBe('failure');
    expect(await paidAtProvider(booking.id)).toEqual(['charge']);
    expect(await mails(booking)).toEqual([]);
    expect(await endings(booking)).toMatchObject([unpaid]);
  });

  it('that is declined before its renter’s eyes needs no email', async () => {
    const booking = await rental.book();
    await takeCard(booking, '4000000000000341');
    const { id } = await change(booking.id, longer);
    expect(await rental.work(id)).toMatchObject({ errorCode: 'card_declined' });
    expect(await endings(booking)).toEqual([]);
  });

  it('of a booking that has ended meanwhile is not said to leave it as it was', async () => {
    const { booking, id } = await asked();
    await rental.work(id);
    await rental.db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', booking.id)
      .execute();
    await pass(61);
    expect(await rental.work(id)).toMatchObject({ errorCode: 'booking_not_changeable' });
    expect(await endings(booking)).toEqual([]);
  });

  it('waits at the bank also when its first answer was lost', async () => {
    const { booking, id } = await asked();
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    await expect(carryOut(workWith({ charge: dying(charge) }), id)).rejects.toThrow('killed');
    await pass(20);
    const { awaiting } = await rental.work(id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'charge']);
  });

  it('ends when another card is chosen: the change is asked for again, with that one', async () => {
    const { booking, id } = await asked();
    const { awaiting } = await rental.work(id);
    await takeCard(booking, '5555555555554444');
    expect((await rental.work(id)).status).toBe('failure');
    await rental.authenticate(awaiting?.clientSecret ?? '');
    const again = await change(booking.id, longer);
    expect((await rental.work(again.id)).status).toBe('accepted');
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'charge']);
  });
});
