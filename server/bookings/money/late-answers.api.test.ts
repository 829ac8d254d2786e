import { describe, expect, it } from 'vitest';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { away, dying, providerTrouble, soonTrip } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';
import { finishCharge } from '../create/carry-out-booking.ts';
import { askProvider } from './ask-provider.ts';
import { authoriseDeposit } from './authorise-deposit.ts';
import { paymentsOf } from './payments.ts';

const ASKS = '4000002760003184';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const trouble = providerTrouble(() => rental);
const { newRequest, cancel, change, workWith, carryOut } = trouble;
const { paidAtProvider, pendingPayments, queuedBySweep } = trouble;

describe('a node dies after the provider has acted and before it heard so', () => {
  it('and the renter cancels: the charge is found out and given back', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    await expect(carryOut(workWith({ charge: dying(charge) }), request.id)).rejects.toThrow();
    const bookingId = request.bookingId ?? '';
    await rental.work((await cancel(bookingId)).id);
    expect((await rental.work(request.id)).status).toBe('failure');
    await rental.advance(bookingId);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'refund']);
    expect(await pendingPayments(bookingId)).toEqual([]);
  });

  it('and the renter cancels: the deposit is found out and let go', async () => {
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    await expect(carryOut(workWith({ hold: dying(hold) }), request.id)).rejects.toThrow();
    const bookingId = request.bookingId ?? '';
    await rental.work((await cancel(bookingId)).id);
    await rental.advance(bookingId);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'hold', 'refund', 'release']);
    expect(await pendingPayments(bookingId)).toEqual([]);
  });

  it('and the booking ends before its change is made: what was charged for the change goes back', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const { id, total } = await rental.book();
    const request = await change(id, { endsAt: '2027-03-25T09:00:00Z' });
    await expect(carryOut(workWith({ charge: dying(charge) }), request.id)).rejects.toThrow();
    const [simulator] = rental.app.deps.cardEntry.simulators;
    for (const time of ['18T09:00', '18T13:01', '18T17:02', '18T21:03']) {
      if (simulator) await setControls(simulator.db, { declineNext: 'generic_decline' });
      await rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-03-${time}:00Z`));
      await rental.advance(id);
    }
    expect(await rental.work(request.id)).toMatchObject({
      status: 'failure',
      errorCode: 'booking_not_changeable',
    });
    await rental.advance(id);
    const { status, endsAt, charged, refunded } = await rental.booking(id);
    expect([status, endsAt]).toEqual(['security-deposit-failed', '2027-03-24T09:00:00.000Z']);
    expect(charged.amount).toBeGreaterThan(total.amount);
    expect(refunded).toEqual(charged);
    const moved = await paidAtProvider(id);
    expect(moved.toSorted()).toEqual(['charge', 'charge', 'refund', 'refund']);
    expect(await pendingPayments(id)).toEqual([]);
  });

  it('and nobody cancels: the next worker goes on with the same charge', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    await expect(carryOut(workWith({ charge: dying(charge) }), request.id)).rejects.toThrow();
    expect(await rental.work(request.id)).toMatchObject({ status: 'accepted' });
    expect(await paidAtProvider(request.bookingId ?? '')).toEqual(['charge', 'hold']);
  });
});

describe('a payment that waits at the bank', () => {
  it('and was refused there cannot be paid afterwards', async () => {
    const request = await newRequest(soonTrip, await rental.card(ASKS));
    const waiting = await rental.work(request.id);
    const secret = waiting.awaiting?.clientSecret ?? '';
    await rental.authenticate(secret, 'refuse');
    expect(await rental.work(request.id)).toMatchObject({ status: 'failure' });
    // The page is still open and the renter tries once more: nobody would book the car for it.
    await rental.authenticate(secret, 'approve').catch(() => {});
    expect(await paidAtProvider(request.bookingId ?? '')).toEqual([]);
  });

  it('for a change comes to nothing after an hour, and blocks nothing longer', async () => {
    const later = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-22T09:00:00Z' };
    const { id } = await rental.book(later);
    await rental.db
      .updateTable('bookings')
      .set({ payment_method_id: await rental.card(ASKS) })
      .where('id', '=', id)
      .execute();
    const request = await change(id, { endsAt: '2027-03-23T09:00:00Z' });
    expect((await rental.work(request.id)).awaiting).not.toBeNull();
    expect(await rental.refused(`/api/bookings/${id}/actions`, { action: 'user-cancel' })).toBe(
      'change_in_progress',
    );
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 61 }));
    expect(await queuedBySweep()).toContain(request.id);
    expect(await rental.work(request.id)).toMatchObject({ status: 'failure' });
    expect((await rental.booking(id)).endsAt).toBe('2027-03-22T09:00:00.000Z');
    expect((await cancel(id)).status).toBe('pending');
  });

  it('for the deposit of a paid booking is given up, and the booking lives on', async () => {
    const request = await newRequest(soonTrip, await rental.card(ASKS));
    const first = await rental.work(request.id);
    await rental.authenticate(first.awaiting?.clientSecret ?? '');
    const second = await rental.work(request.id); // the charge is paid, now the deposit waits
    expect(second.awaiting).not.toBeNull();
    await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
    const bookingId = request.bookingId ?? '';
    await rental.advance(bookingId);
    expect((await rental.booking(bookingId)).status).toBe('security-deposit-retry');
    expect(await rental.work(request.id)).toMatchObject({ status: 'accepted' });
    await rental.authenticate(second.awaiting?.clientSecret ?? '').catch(() => {});
    expect(await paidAtProvider(bookingId)).toEqual(['charge']);
  });
});

describe('a call that stalls until nobody believes in it any more', () => {
  /** The node comes back to life a quarter of an hour later, and only then sends what it was about to. */
  const stalled =
    <A extends unknown[], R>(
      call: (...given: A) => Promise<R>,
      meanwhile: () => Promise<unknown>,
    ) =>
    async (...given: A): Promise<R> => {
      await meanwhile();
      return call(...given);
    };
  const laterBy = async (minutes: number, bookingId: string) => {
    await rental.app.deps.clock.moveTo(testNow.add({ minutes }));
    await rental.advance(bookingId);
  };

  it('is given back when it was a charge', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const work = workWith({ charge: stalled(charge, () => laterBy(16, bookingId)) });
    await carryOut(work, request.id);
    expect((await rental.booking(bookingId)).status).toBe('payment-failed');
    await laterBy(18, bookingId);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'refund']);
    expect(await pendingPayments(bookingId)).toEqual([]);
    const ledger = (await paymentsOf(rental.db, bookingId)).map(({ kind, status }) => [
      kind,
      status,
    ]);
    expect(ledger).toEqual([
      ['charge', 'succeeded'],
      ['refund', 'succeeded'],
    ]);
  });

  it('is given back when it was for a change, which is not made any more', async () => {
    const { charge } = rental.app.deps.paymentProvider.accountOf('EUR');
    const { id, endsAt } = await rental.book();
    const request = await change(id, { endsAt: '2027-03-25T09:00:00Z' });
    const giveUp = async () => {
      await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
      expect(await rental.work(request.id)).toMatchObject({ status: 'failure' });
    };
    await carryOut(workWith({ charge: stalled(charge, giveUp) }), request.id);
    await laterBy(18, id);
    expect((await rental.booking(id)).endsAt).toBe(endsAt);
    expect(await paidAtProvider(id)).toEqual(['charge', 'charge', 'refund']);
    expect(await pendingPayments(id)).toEqual([]);
  });

  it('takes the place of its successor when it was a hold, which is let go', async () => {
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const work = workWith({ hold: stalled(hold, () => laterBy(16, bookingId)) });
    await carryOut(work, request.id);
    await laterBy(18, bookingId);
    expect((await rental.booking(bookingId)).status).toBe('booked');
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'hold', 'hold', 'release']);
    expect(await pendingPayments(bookingId)).toEqual([]);
  });

  it('is not made at all when it was written off before it was sent', async () => {
    const request = await newRequest();
    const bookingId = request.bookingId ?? '';
    const [charge] = await waitingCharges(request.id, bookingId);
    if (!charge) throw new Error('nothing is to be charged');
    await laterBy(16, bookingId);
    expect((await askProvider(rental.app.deps, charge)).status).toBe('failed');
    expect(await paidAtProvider(bookingId)).toEqual([]);
  });

  /** As a worker has read it that sleeps before it asks. */
  const waitingCharges = async (requestId: string, bookingId: string) => {
    await expect(carryOut(workWith({ charge: away }), requestId)).rejects.toThrow();
    return pendingPayments(bookingId);
  };
});

describe('two workers on one booking', () => {
  it('hold the deposit once, also when the second comes after the first has finished', async () => {
    const { id } = await rental.book();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    const absent = null;
    await Promise.all([
      authoriseDeposit(rental.app.deps, id, absent),
      authoriseDeposit(rental.app.deps, id, absent),
    ]);
    await authoriseDeposit(rental.app.deps, id, absent);
    expect(await paidAtProvider(id)).toEqual(['charge', 'hold']);
    expect((await rental.booking(id)).status).toBe('booked');
  });

  it('try a refused deposit once, not twice in a row', async () => {
    const { id } = await rental.book();
    const [simulator] = rental.app.deps.cardEntry.simulators;
    if (simulator) await setControls(simulator.db, { declineNext: 'generic_decline' });
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    await rental.advance(id);
    await authoriseDeposit(rental.app.deps, id, null);
    const attempts = (await paymentsOf(rental.db, id)).filter(
      ({ kind }) => kind === 'deposit-hold',
    );
    expect(attempts.map(({ status }) => status)).toEqual(['failed']);
  });

  it('do not give a kept fee back when the second hears of the charge after the cancellation', async () => {
    const { id } = await rental.book();
    const charge = (await paymentsOf(rental.db, id)).find(({ kind }) => kind === 'charge');
    if (!charge) throw new Error('nothing was charged');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:30:00Z'));
    await rental.work((await cancel(id)).id);
    const late = { ...charge, status: 'pending' } as const;
    await finishCharge(rental.app.deps, late, {
      status: 'succeeded',
      ref: charge.provider_ref ?? '',
    });
    await rental.advance(id);
    expect(await paidAtProvider(id)).not.toContain('refund');
  });

  it('queue a booking that is due once, however often the sweep comes by', async () => {
    const { id } = await rental.book();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T10:00:00Z'));
    const queued = [...(await queuedBySweep()), ...(await queuedBySweep())];
    expect(queued.filter((one) => one === id)).toHaveLength(1);
  });
});

it('a booking whose charge is under way is not changed: the difference would be paid twice', async () => {
  const later = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-22T09:00:00Z' };
  const request = await newRequest(later);
  const id = request.bookingId ?? '';
  const longer = { endsAt: '2027-03-23T09:00:00Z' };
  expect(await rental.refused(`/api/bookings/${id}/modifications`, longer)).toBe(
    'change_in_progress',
  );
  expect((await rental.booking(id)).changeRefusal).toBe('change_in_progress');
  await rental.work(request.id);
  expect((await rental.booking(id)).changeRefusal).toBeNull();
});
