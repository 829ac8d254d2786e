import { describe, expect, it } from 'vitest';
import { depositApprovals } from '../../testing/rentals/deposit-approvals.ts';
import { away, dying, providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { handleEvent } from '../../webhooks/handle-event.ts';
import { paymentHandlers } from '../booking-workers.ts';
import { advanceBooking } from '../life/advance-booking.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { workWith, carryOut, paidAtProvider } = providerTrouble(() => rental);
const { bookAsked, goTo, at, approve, atBank, ledger, mails, differences } = depositApprovals(
  () => rental,
);

describe('an approval when the provider is in trouble', () => {
  it('is one hold, whether the answer is lost or the node dies', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id } = await approve(booking);
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    await expect(carryOut(workWith({ hold: dying(hold) }), id)).rejects.toThrow('killed');
    const { awaiting } = await rental.work(id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'hold']);
  });

  it('is never made once its renter has gone', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id } = await approve(booking);
    const absent = workWith({ hold: away, readPayment: away, findPayment: away });
    await expect(carryOut(absent, id)).rejects.toThrow('away');
    await goTo('03-18T09:20');
    await expect(carryOut(absent, id)).rejects.toThrow('away');
    await expect(advanceBooking(absent, booking.id)).resolves.toBeUndefined();
    expect(await rental.work(id)).toMatchObject({ status: 'failure' });
    expect((await rental.booking(booking.id)).deposit?.state).toBe('to-approve');
    expect(await paidAtProvider(booking.id)).toEqual(['charge']);
  });

  it('is heard of by webhook before anybody has asked again', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    const { deps } = rental.app;
    await rental.app.deliverPaymentWebhooks();
    const queued: unknown[] = [];
    const jobs = {
      ...deps.jobs,
      enqueue: async (_: unknown, __: unknown, job: unknown) => void queued.push(job),
    };
    const events = await rental.db
      .selectFrom('webhook_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute();
    for (const event of events) {
      await handleEvent(
        { db: rental.db, clock: deps.clock },
        paymentHandlers({ ...deps, jobs }),
        event.id,
      );
    }
    expect(queued).toContainEqual({ requestId: id });
    expect((await rental.work(id)).status).toBe('accepted');
  });
});

describe('the renewal of a hold that the bank wants to see approved', () => {
  const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-10T09:00:00Z' };
  const held = async () => {
    const booking = await bookAsked(long);
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    await rental.work(id);
    await at('03-20T09:00', booking);
    return booking;
  };

  it('leaves the old one where it is until the new one is approved', async () => {
    const booking = await held();
    expect(await at('03-24T09:01', booking)).toMatchObject({
      status: 'active',
      deposit: { state: 'held', approval: { by: expect.stringContaining('2027-03-25T09:00') } },
    });
    expect((await mails(booking)).slice(2)).toEqual(['deposit-approval']);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('accepted');
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).deposit).toMatchObject({
      state: 'held',
      approval: null,
      lapsesAt: expect.stringContaining('2027-03-31T09:01'),
    });
    expect((await ledger(booking)).slice(1)).toEqual([
      'deposit-hold succeeded 3184',
      'deposit-hold failed 3184',
      'deposit-hold succeeded 3184',
      'deposit-release succeeded 3184',
    ]);
    expect(await differences(booking)).toEqual([]);
  });

  it('can still be approved when the old one has ended, which the page says', async () => {
    const booking = await held();
    const states = [];
    for (const time of ['24T09:01', '24T13:02', '24T17:03', '24T21:04', '25T09:05', '27T09:00']) {
      const { deposit } = await at(`03-${time}`, booking);
      states.push([deposit?.state, deposit?.approval?.by?.slice(0, 16)]);
    }
    const end = '2027-03-25T09:00';
    expect(states).toEqual([
      ['held', end],
      ['held', end],
      ['held', end],
      ['lapsing', end],
      ['renewing', undefined],
      ['renewing', undefined],
    ]);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('accepted');
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).deposit).toMatchObject({
      state: 'held',
      approval: null,
    });
    expect(await differences(booking)).toEqual([]);
  });
});
