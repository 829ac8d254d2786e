import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { ALWAYS_ASKS, depositApprovals } from '../../testing/rentals/deposit-approvals.ts';
import { providerTrouble, soonTrip } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { newRequest, change, cancel, paidAtProvider, queuedBySweep } = providerTrouble(() => rental);
const { bookAsked, goTo, at, path, approve, atBank, ledger, mails, differences, leftWaiting } =
  depositApprovals(() => rental);

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

  it('waits for them also three hours before delivery, until an hour before it', async () => {
    const trip = { startsAt: '2027-03-05T13:00:00Z', endsAt: '2027-03-07T13:00:00Z' };
    const request = await newRequest(trip, await rental.card(ALWAYS_ASKS));
    const first = await rental.work(request.id);
    await rental.authenticate(first.awaiting?.clientSecret ?? '');
    expect((await rental.work(request.id)).awaiting).not.toBeNull(); // now the deposit waits
    const booking = await rental.booking(request.bookingId ?? '');
    const left = await at('03-05T10:16', booking);
    expect(left).toMatchObject({
      status: 'security-deposit-retry',
      deposit: { state: 'to-approve', approval: { by: expect.stringContaining('T12:00') } },
    });
    expect(await mails(booking)).toEqual(['deposit-approval']);
    const { id, secret } = await atBank(booking);
    await rental.authenticate(secret);
    expect(await rental.work(id)).toMatchObject({ status: 'accepted' });
    expect((await rental.booking(booking.id)).status).toBe('booked');
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
