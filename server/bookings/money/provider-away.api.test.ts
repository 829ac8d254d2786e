import { describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { away, dying, providerTrouble, soonTrip } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';
import { advanceBooking } from '../life/advance-booking.ts';

let rental: Rental;
const trouble = providerTrouble(() => rental);
const { newRequest, cancel, change, workWith, carryOut } = trouble;
const { paidAtProvider, pendingPayments, queuedBySweep } = trouble;

withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const gone = () =>
  workWith({ charge: away, hold: away, readPayment: away, findPayment: away, release: away });
/** What the renter was told about a payment that did not come about. */
const saidTo = async (bookingId: string) => {
  const emails = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('event_key', 'like', `payment-failed:${bookingId}%`)
    .orderBy('created_at')
    .execute();
  return emails.map(({ data }) => (data as { readonly outcome: string }).outcome);
};

describe('a provider that is away for an hour', () => {
  it('ends the booking after a quarter of an hour, frees the car, and charges nobody once it is back', async () => {
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    await expect(carryOut(gone(), request.id)).rejects.toThrow('away');
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 14 }));
    await expect(carryOut(gone(), request.id)).rejects.toThrow('away');
    expect((await rental.booking(bookingId)).status).toBe('pending');
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
    await expect(advanceBooking(gone(), bookingId)).rejects.toThrow('away');
    const { status, car } = await rental.booking(bookingId);
    expect(status).toBe('payment-failed');
    expect(await rental.freeCar('lisbon', soonTrip)).toBe(car.id);
    expect(await rental.work(request.id)).toMatchObject({
      status: 'failure',
      errorCode: 'payment_unfinished',
    });
    expect(await saidTo(bookingId)).toEqual(['unfinished']);
    await rental.app.deps.clock.moveTo(testNow.add({ hours: 3 }));
    await rental.work(request.id);
    await rental.advance(bookingId);
    expect(await paidAtProvider(bookingId)).toEqual([]);
    expect(await pendingPayments(bookingId)).toEqual([]);
    expect(await saidTo(bookingId)).toEqual(['unfinished']);
  });

  it('gives a charge back that had happened, and says so', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    await expect(carryOut(workWith({ charge: dying(charge) }), request.id)).rejects.toThrow();
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
    await expect(advanceBooking(gone(), bookingId)).rejects.toThrow('away');
    expect((await rental.booking(bookingId)).status).toBe('payment-failed');
    await rental.app.deps.clock.moveTo(testNow.add({ hours: 3 }));
    await Promise.all([rental.advance(bookingId), rental.advance(bookingId)]);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'refund']);
    expect(await pendingPayments(bookingId)).toEqual([]);
    expect(await saidTo(bookingId)).toEqual(['unfinished', 'refunded']);
  });

  it('or repeats an error under our key: the attempt is looked up and ended, by whoever comes first', async () => {
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const erring = workWith({ charge: away });
    await expect(carryOut(erring, request.id)).rejects.toThrow('away');
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
    await carryOut(erring, request.id); // the request, not the booking's own job
    expect((await rental.booking(bookingId)).status).toBe('payment-failed');
    await advanceBooking(erring, bookingId);
    expect(await paidAtProvider(bookingId)).toEqual([]);
    expect(await pendingPayments(bookingId)).toEqual([]);
  });

  it('charges nobody for a change after a quarter of an hour', async () => {
    const { id, endsAt } = await rental.book();
    const request = await change(id, { endsAt: '2027-03-25T09:00:00Z' });
    await expect(carryOut(gone(), request.id)).rejects.toThrow('away');
    await rental.app.deps.clock.moveTo(testNow.add({ hours: 3 }));
    expect(await rental.work(request.id)).toMatchObject({ errorCode: 'change_not_paid' });
    expect((await rental.booking(id)).endsAt).toBe(endsAt);
    const unasked = await change(id, { endsAt: '2027-03-25T09:00:00Z' });
    await rental.app.deps.clock.moveTo(testNow.add({ hours: 4 }));
    expect(await rental.work(unasked.id)).toMatchObject({
      status: 'failure',
      errorCode: 'change_not_paid',
    });
    const emails = await rental.db
      .selectFrom('outgoing_mail')
      .select('data')
      .where('event_key', '=', `change-not-made:${id}:${unasked.id}`)
      .execute();
    expect(emails).toMatchObject([{ data: { refund: '' } }]);
    expect(await paidAtProvider(id)).toEqual(['charge']);
    expect(await pendingPayments(id)).toEqual([]);
  });

  it('is asked again by the sweep, a minute after whoever tried last gave up', async () => {
    const { clock } = rental.app.deps;
    const before = clock.now();
    const request = await newRequest();
    const after = clock.now();
    await clock.moveTo(before.add({ seconds: 30 }));
    expect(await queuedBySweep()).not.toContain(request.id);
    await clock.moveTo(after.add({ seconds: 61 }));
    expect(await queuedBySweep()).toContain(request.id);
    await rental.work(request.id);
    expect(await queuedBySweep()).not.toContain(request.id);
  });

  it('owes the refund of a cancellation until it is back, and then pays it once', async () => {
    const { id } = await rental.book();
    const { refund } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await cancel(id);
    const lost = workWith({ refund: away });
    await carryOut(lost, request.id);
    await expect(advanceBooking(lost, id)).rejects.toThrow();
    expect(await pendingPayments(id)).toHaveLength(1);
    await rental.app.deps.clock.moveTo(rental.app.deps.clock.now().add({ minutes: 6 }));
    expect(await queuedBySweep()).toContain(id); // looked after soon, not only when somebody asks
    await expect(advanceBooking(workWith({ refund: dying(refund) }), id)).rejects.toThrow();
    await Promise.all([rental.advance(id), rental.advance(id)]);
    expect(await paidAtProvider(id)).toEqual(['charge', 'refund']);
    expect(await pendingPayments(id)).toEqual([]);
  });

  it('delays a refund, but neither the delivery nor the return nor a letter', async () => {
    const monthly = await rental.card('2223003122003222');
    const { id, reference } = await rental.book(undefined, monthly);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    await rental.advance(id); // the deposit is held
    const lost = workWith({ refund: away, readRefund: away, release: away, hold: away });
    const support = ['booking', 'refund', reference, '10.00', '--to', 'card', '--reason', 'late'];
    await expect(runCommand({ ...rental.app.deps, ...lost }, support)).rejects.toThrow('away');
    const statusAt = async (instant: string) => {
      await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
      await expect(advanceBooking(lost, id)).rejects.toThrow('away');
      return (await rental.booking(id)).status;
    };
    expect(await statusAt('2027-03-19T09:00:00Z')).toBe('booked');
    expect(await statusAt('2027-03-20T09:00:00Z')).toBe('active');
    expect(await statusAt('2027-03-24T09:00:00Z')).toBe('completed');
    expect(await statusAt('2027-03-25T09:00:00Z')).toBe('processed');
    const letters = await rental.db
      .selectFrom('outgoing_mail')
      .select('template')
      .where('event_key', 'like', `%${id}%`)
      .orderBy('created_at')
      .execute();
    expect(letters.map(({ template }) => template)).toEqual([
      'booking-booked',
      'refund-given',
      'delivery-tomorrow',
      'trip-thanks',
    ]);
    expect((await pendingPayments(id)).map(({ kind }) => kind)).toEqual([
      'refund',
      'deposit-release',
    ]);
    await rental.advance(id); // it is back
    expect(await paidAtProvider(id)).toEqual(['charge', 'hold', 'refund', 'release']);
    expect(await pendingPayments(id)).toEqual([]);
  });

  it('delays the renewal of a deposit, but not the return; what was held meanwhile is let go', async () => {
    const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-27T09:00:00Z' };
    const { id } = await rental.book(long, await rental.card('5555555555554444'));
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    await rental.advance(id);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T10:01:00Z'));
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    await expect(advanceBooking(workWith({ hold: dying(hold) }), id)).rejects.toThrow('killed');
    const lost = workWith({ hold: away, findPayment: away });
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-27T09:00:00Z'));
    await expect(advanceBooking(lost, id)).rejects.toThrow('away');
    expect((await rental.booking(id)).status).toBe('completed');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-30T09:00:00Z'));
    await rental.advance(id);
    expect((await rental.booking(id)).status).toBe('processed');
    expect(await paidAtProvider(id)).toEqual(['charge', 'hold', 'hold', 'release', 'release']);
    expect(await pendingPayments(id)).toEqual([]);
  });
});

describe('an attempt so old that the provider may have forgotten its key', () => {
  const tomorrow = testNow.add({ hours: 25 });
  const later = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-22T09:00:00Z' };

  it('is looked for, and a charge is given back', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest(later);
    await expect(carryOut(workWith({ charge: dying(charge) }), request.id)).rejects.toThrow();
    await rental.app.deps.clock.moveTo(tomorrow);
    expect(await rental.work(request.id)).toMatchObject({ status: 'failure' });
    await rental.advance(request.bookingId ?? '');
    expect(await paidAtProvider(request.bookingId ?? '')).toEqual(['charge', 'refund']);
  });

  it('is looked for before a deposit is held again', async () => {
    const { id } = await rental.book();
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    await expect(advanceBooking(workWith({ hold: dying(hold) }), id)).rejects.toThrow();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-19T11:00:00Z'));
    await rental.advance(id);
    expect(await paidAtProvider(id)).toEqual(['charge', 'hold']);
    expect((await rental.booking(id)).status).toBe('booked');
  });

  it('is looked for before a part is given back again', async () => {
    const { id } = await rental.book({ ...later, endsAt: '2027-03-28T09:00:00Z' });
    const { refund } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await change(id, { endsAt: '2027-03-27T09:00:00Z' });
    await expect(carryOut(workWith({ refund: dying(refund) }), request.id)).rejects.toThrow();
    await rental.app.deps.clock.moveTo(tomorrow);
    expect(await rental.work(request.id)).toMatchObject({ status: 'accepted' });
    expect(await paidAtProvider(id)).toEqual(['charge', 'refund']);
    expect(await pendingPayments(id)).toEqual([]);
  });
});
