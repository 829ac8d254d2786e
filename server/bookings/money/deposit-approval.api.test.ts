import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { away, dying, providerTrouble, soonTrip } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { handleEvent } from '../../webhooks/handle-event.ts';
import { paymentHandlers } from '../booking-workers.ts';
import { advanceBooking } from '../life/advance-booking.ts';

let rental: Rental;
const { newRequest, change, cancel, workWith, carryOut, paidAtProvider, queuedBySweep } =
  providerTrouble(() => rental);
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const ALWAYS_ASKS = '4000002760003184';

/** Booked and paid, with a card whose bank asks every time. */
const bookAsked = async (trip?: { startsAt: string; endsAt: string }) => {
  const request = await newRequest(
    trip ?? { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' },
    await rental.card(ALWAYS_ASKS),
  );
  const { awaiting } = await rental.work(request.id);
  await rental.authenticate(awaiting?.clientSecret ?? '');
  expect((await rental.work(request.id)).status).toBe('accepted');
  return rental.booking(request.bookingId ?? '');
};
const goTo = (instant: string) =>
  rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-${instant}:00Z`));
const at = async (instant: string, { id }: Booking) => {
  await goTo(instant);
  await rental.advance(id);
  return rental.booking(id);
};
const path = ({ id }: Booking) => `/api/bookings/${id}/deposit`;
const approve = (booking: Booking) => rental.done(path(booking), undefined, RequestRecord);
/** The renter presses "Approve", and is led to their bank. */
const atBank = async (booking: Booking) => {
  const { id } = await approve(booking);
  const { awaiting } = await rental.work(id);
  return { id, secret: awaiting?.clientSecret ?? '' };
};
const ledger = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ said: string }>(
    `SELECT kind || ' ' || payments.status || ' ' || last4 AS said FROM payments
     JOIN payment_methods ON payment_methods.id = payment_method_id
     WHERE booking_id = $1 AND kind LIKE 'deposit%' ORDER BY payments.created_at, kind`,
    [id],
  );
  return rows.map(({ said }) => said);
};
const mails = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ template: string }>(
    `SELECT template FROM outgoing_mail WHERE event_key LIKE '%' || $1 || '%'
     AND template LIKE 'deposit%' ORDER BY created_at, id`,
    [id],
  );
  return rows.map(({ template }) => template);
};
/** Holds that the provider has and nobody released, beside those of the ledger. */
const differences = async ({ reference }: Booking) => {
  const { differences } = await reconcile(rental.app.deps);
  return differences.filter((one) => one.reference === reference).map(({ kind }) => kind);
};
/** What waits at the provider for somebody of whom we know nothing any more. */
const leftWaiting = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query(
    `SELECT p.id FROM payments p JOIN simulator.stripe_objects o ON o.id = p.provider_ref
     WHERE p.booking_id = $1 AND p.status <> 'pending' AND p.kind = 'deposit-hold'
     AND o.body->>'status' IN ('requires_action', 'requires_payment_method')`,
    [id],
  );
  return rows.length;
};

describe('a hold that the bank wants to see approved', () => {
  it('waits for the renter: page and email lead to the approval, and then it stands', async () => {
    const booking = await bookAsked();
    const waiting = await at('03-18T09:00', booking);
    expect(waiting).toMatchObject({
      status: 'security-deposit-retry',
      deposit: {
        state: 'to-approve',
        approval: { by: expect.stringContaining('2027-03-18T21:00') },
      },
      changeRefusal: null,
      cancelRefusal: null,
      openRequest: null,
    });
    expect(await mails(booking)).toEqual(['deposit-approval']);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    expect(await rental.work(id)).toMatchObject({ status: 'accepted', bookingId: booking.id });
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held', approval: null },
    });
    expect(await mails(booking)).toEqual(['deposit-approval', 'deposit-approved']);
    expect(await ledger(booking)).toEqual([
      'deposit-hold failed 3184',
      'deposit-hold succeeded 3184',
    ]);
    await rental.advance(booking.id);
    expect(await leftWaiting(booking)).toBe(0);
    expect(await differences(booking)).toEqual([]);
  });

  it('is reminded of whenever a refused one would be tried again, and only then is the trip cancelled', async () => {
    const booking = await bookAsked();
    const seen = [];
    for (const time of ['18T09:00', '18T13:01', '18T17:02', '18T21:03']) {
      const { status, deposit } = await at(`03-${time}`, booking);
      seen.push([status, deposit?.state, (await mails(booking)).at(-1)]);
    }
    const waits = ['security-deposit-retry', 'to-approve', 'deposit-approval'];
    expect(seen).toEqual([
      waits,
      waits,
      waits,
      ['security-deposit-failed', 'failed', 'deposit-failed'],
    ]);
    expect((await rental.booking(booking.id)).refunded).toEqual(booking.charged);
    expect(await rental.refused(path(booking), undefined)).toBe('nothing_to_approve');
    expect(await leftWaiting(booking)).toBe(0);
  });

  it('that was not approved at the bank may be tried again at once, and costs no reminder', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    for (let n = 0; n < 5; n += 1) {
      const { id, secret } = await atBank(booking);
      await rental.authenticate(secret, 'refuse');
      expect(await rental.work(id)).toMatchObject({ errorCode: 'authentication_failed' });
      await rental.advance(booking.id);
    }
    expect((await rental.booking(booking.id)).deposit).toMatchObject({
      state: 'to-approve',
      approval: { by: expect.stringContaining('2027-03-18T21:00') },
    });
    expect(await mails(booking)).toEqual(['deposit-approval']);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await leftWaiting(booking)).toBe(0);
  });

  it('from two tabs is one request, approved once', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const [first, second] = await Promise.all([approve(booking), approve(booking)]);
    expect(second.id).toBe(first.id);
    const { awaiting } = await rental.work(first.id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    await Promise.all([rental.work(first.id), rental.work(first.id), rental.advance(booking.id)]);
    expect(await rental.refused(path(booking), undefined)).toBe('nothing_to_approve');
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'hold']);
    expect(await mails(booking)).toEqual(['deposit-approval', 'deposit-approved']);
  });

  it('is left alone by the clock while its renter is at the bank', async () => {
    const booking = await bookAsked();
    for (const time of ['18T09:00', '18T13:01', '18T17:02']) await at(`03-${time}`, booking);
    await goTo('03-18T20:55');
    const { id, secret } = await atBank(booking);
    expect((await at('03-18T21:05', booking)).deposit?.state).toBe('to-approve');
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('accepted');
    expect((await rental.booking(booking.id)).status).toBe('booked');
  });

  it('that is approved after the trip was cancelled for it holds nothing', async () => {
    const booking = await bookAsked();
    for (const time of ['18T09:00', '18T13:01', '18T17:02']) await at(`03-${time}`, booking);
    await goTo('03-18T20:55');
    const { id, secret } = await atBank(booking);
    expect((await at('03-18T21:11', booking)).status).toBe('security-deposit-failed');
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('failure');
    await rental.advance(booking.id);
    expect(await paidAtProvider(booking.id)).not.toContain('hold');
    expect(await differences(booking)).toEqual([]);
  });

  it('that is left at the bank comes to an end after a quarter of an hour, by the sweep', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    await goTo('03-18T09:14');
    expect(await queuedBySweep()).not.toContain(id);
    await goTo('03-18T09:16');
    expect(await queuedBySweep()).toContain(id);
    expect(await rental.work(id)).toMatchObject({ errorCode: 'authentication_failed' });
    await rental.authenticate(secret);
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).deposit?.state).toBe('to-approve');
    expect(await paidAtProvider(booking.id)).not.toContain('hold');
    expect(await differences(booking)).toEqual([]);
  });

  it('goes to another card that is chosen meanwhile, whatever becomes of the first', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    const other = await rental.card('5555555555554444');
    await rental.done(`/api/bookings/${booking.id}/card`, { methodId: other }, Booking);
    expect(await rental.read(`/api/requests/${id}`, RequestRecord)).toMatchObject({
      status: 'failure',
      errorCode: 'nothing_to_approve',
    });
    await rental.advance(booking.id);
    await rental.authenticate(secret);
    await rental.advance(booking.id);
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held', card: { last4: '4444' } },
    });
    expect((await paidAtProvider(booking.id)).filter((kind) => kind === 'hold')).toHaveLength(1);
    expect(await differences(booking)).toEqual([]);
    expect(await leftWaiting(booking)).toBe(0);
  });

  it('approved on the first card just before another is chosen moves to that one', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { secret } = await atBank(booking);
    await rental.authenticate(secret);
    const other = await rental.card('5555555555554444');
    await rental.done(`/api/bookings/${booking.id}/card`, { methodId: other }, Booking);
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).deposit).toMatchObject({
      state: 'held',
      card: { last4: '4444' },
    });
    expect(await paidAtProvider(booking.id)).toEqual(['charge', 'hold', 'hold', 'release']);
    expect(await differences(booking)).toEqual([]);
  });

  it('that is approved after the trip was cancelled is let go', async () => {
    const booking = await bookAsked();
    await at('03-18T08:59', booking);
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    await rental.work((await cancel(booking.id)).id);
    expect((await rental.work(id)).status).toBe('failure');
    await rental.advance(booking.id);
    expect(await differences(booking)).toEqual([]);
    expect((await ledger(booking)).at(-1)).toBe('deposit-release succeeded 3184');
    expect(await mails(booking)).toEqual(['deposit-approval']);
  });

  it('of a trip that credit has paid waits for its renter, too, when they leave the checkout', async () => {
    const { clock } = rental.app.deps;
    await rental.db
      .insertInto('credit_entries')
      .values({
        user_id: rental.userId,
        currency: 'EUR',
        amount: 10_000_000,
        reason: 'goodwill',
        booking_id: null,
        instead_of: null,
        idempotency_key: crypto.randomUUID(),
        created_at: new Date(clock.now().epochMilliseconds),
      })
      .execute();
    const request = await newRequest(soonTrip, await rental.card(ALWAYS_ASKS));
    expect((await rental.work(request.id)).awaiting).not.toBeNull();
    await clock.moveTo(clock.now().add({ minutes: 16 }));
    await rental.advance(request.bookingId ?? '');
    expect(await rental.booking(request.bookingId ?? '')).toMatchObject({
      status: 'security-deposit-retry',
      charged: { amount: 0 },
      deposit: { state: 'to-approve' },
    });
    expect((await rental.work(request.id)).status).toBe('accepted');
  });

  it('waits for its time again when the trip is moved to a later day', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const later = { startsAt: '2027-03-23T09:00:00Z', endsAt: '2027-03-27T09:00:00Z' };
    await rental.work((await change(booking.id, later)).id);
    expect((await rental.booking(booking.id)).deposit).toMatchObject({
      state: 'planned',
      approval: null,
    });
    expect(await rental.refused(path(booking), undefined)).toBe('nothing_to_approve');
  });
});

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
