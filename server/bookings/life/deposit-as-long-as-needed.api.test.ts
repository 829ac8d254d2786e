import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { runCommand } from '../../operator/run-command.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { handleEvent } from '../../webhooks/handle-event.ts';
import { paymentHandlers } from '../booking-workers.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const simulator = () => {
  const [opened] = rental.app.deps.cardEntry.simulators;
  if (!opened) throw new Error('cards are not simulated');
  return opened;
};
/** What the provider has to say reaches us and is taken up, as the workers would. */
const hear = async () => {
  const { deps } = rental.app;
  await rental.app.deliverPaymentWebhooks();
  const events = await rental.db
    .selectFrom('webhook_events')
    .select('id')
    .where('handled_at', 'is', null)
    .execute();
  for (const { id } of events) {
    await handleEvent({ db: rental.db, clock: deps.clock }, paymentHandlers(deps), id);
  }
};
const goTo = (instant: string) =>
  rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-${instant}:00Z`));
const at = async (instant: string, { id }: Booking) => {
  await goTo(instant);
  await rental.advance(id);
  return rental.booking(id);
};
const ledger = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ said: string }>(
    `SELECT kind || ' ' || status || coalesce(' ' || reason, '') AS said FROM payments
     WHERE booking_id = $1 AND kind LIKE 'deposit%' ORDER BY created_at, kind`,
    [id],
  );
  return rows.map(({ said }) => said);
};
const holdsUntil = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ until: Date }>(
    `SELECT holds_until AS until FROM payments WHERE booking_id = $1 AND holds_until IS NOT NULL
     ORDER BY created_at`,
    [id],
  );
  return rows.map(({ until }) => until.toISOString().slice(5, 16));
};
const holdRef = async ({ id }: Booking) => {
  const { provider_ref } = await rental.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('booking_id', '=', id)
    .where('kind', '=', 'deposit-hold')
    .executeTakeFirstOrThrow();
  return provider_ref ?? '';
};
const differences = async ({ reference }: Booking) => {
  const { differences } = await reconcile(rental.app.deps);
  return differences.filter((one) => one.reference === reference).map(({ kind }) => kind);
};

describe('the end of a hold is for the provider to say', () => {
  it.each([
    ['a Visa whose owner is away', '4242424242424242', '03-23T03:00'],
    ['a Mastercard', '5555555555554444', '03-25T09:00'],
    ['a card that may be held for a month', '2223003122003222', '04-17T09:00'],
  ])('%s', async (_, number, until) => {
    const booking = await rental.book(undefined, await rental.card(number));
    const held = await at('03-18T09:00', booking);
    expect(await holdsUntil(booking)).toEqual([until]);
    expect(held.deposit?.lapsesAt).toContain(until);
  });
});

describe('a deposit stands as long as it is needed', () => {
  it('until the return has been looked at, renewed before the provider ends it', async () => {
    const booking = await rental.book({
      startsAt: '2027-03-20T09:00:00Z',
      endsAt: '2027-03-26T09:00:00Z',
    });
    await at('03-18T09:00', booking);
    await at('03-22T20:00', booking);
    expect(await at('03-26T09:00', booking)).toMatchObject({ status: 'completed' });
    const states = [];
    // A Friday: the hold of the 22nd would end on Saturday, and the inspection ends on Monday.
    for (const time of ['03-26T13:59', '03-26T14:01', '03-27T21:30', '03-29T07:10']) {
      states.push((await at(time, booking)).deposit?.state);
    }
    expect(states).toEqual(['held', 'held', 'held', 'released']);
    expect(await holdsUntil(booking)).toEqual(['03-23T03:00', '03-27T14:00', '03-31T08:01']);
  });

  it('through a review of weeks, and no longer', async () => {
    const booking = await rental.book();
    await at('03-18T09:00', booking);
    await at('03-24T10:00', booking);
    await runCommand(rental.app.deps, [
      ...['booking', 'review', booking.reference],
      ...['--reason', 'a scratch on the door'],
    ]);
    for (let day = 25; day <= 31; day += 1) {
      const { status, deposit } = await at(`03-${day}T12:00`, booking);
      expect([status, deposit?.state]).toEqual(['review', 'held']);
      expect(await differences(booking)).toEqual([]);
    }
    await runCommand(rental.app.deps, ['booking', 'process', booking.reference]);
    expect((await rental.booking(booking.id)).deposit?.state).toBe('released');
    const before = await ledger(booking);
    await at('04-20T12:00', booking);
    expect(await ledger(booking)).toEqual(before);
  });
});

describe('a hold that the provider has ended', () => {
  it('is heard of, said at once, and asked for anew', async () => {
    const booking = await rental.book();
    await at('03-18T09:00', booking);
    const ref = await holdRef(booking);
    await goTo('03-19T12:00');
    // Ended by hand at the provider, which nobody here asked for.
    await rental.app.deps.paymentProvider.accountOf('EUR').release(ref, crypto.randomUUID());
    await hear();
    expect((await rental.booking(booking.id)).deposit?.state).toBe('renewing');
    expect(await ledger(booking)).toEqual([
      'deposit-hold succeeded',
      'deposit-release succeeded lapsed',
    ]);
    await rental.goTo('2027-03-19T12:01:00Z');
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).deposit?.state).toBe('held');
    await hear();
    expect(await ledger(booking)).toHaveLength(3);
    expect(await differences(booking)).toEqual([]);
  });

  it('is told apart while no new one is granted, on the page and by reconcile', async () => {
    const booking = await rental.book();
    await at('03-18T09:00', booking);
    await at('03-20T09:00', booking);
    for (const time of ['22T03:01', '22T07:02', '22T11:03', '22T15:04', '23T03:05']) {
      await setControls(simulator().db, { declineNext: 'generic_decline' });
      await at(`03-${time}`, booking);
    }
    expect((await rental.booking(booking.id)).deposit).toMatchObject({ state: 'renewing' });
    expect(await ledger(booking)).toContain('deposit-release succeeded lapsed');
    expect(await differences(booking)).toEqual([]);
    await goTo('03-23T03:30');
    expect(await differences(booking)).toEqual(['hold-lapsed']);
    expect((await at('03-23T07:06', booking)).deposit?.state).toBe('held');
    expect(await differences(booking)).toEqual([]);
  });

  it('by itself is told by the provider, without anybody asking about it', async () => {
    const booking = await rental.book();
    await at('03-18T09:00', booking);
    const ref = await holdRef(booking);
    await goTo('03-23T03:01');
    const told: unknown[] = [];
    await simulator().deliver(async (body) => {
      const { type, data } = JSON.parse(body);
      if (type === 'payment_intent.canceled' && data.object.id === ref)
        told.push(data.object.cancellation_reason);
      return 200;
    });
    expect(told).toEqual(['automatic']);
  });
});

it('a renewal that the bank keeps refusing is emailed about at first and at last, not each time', async () => {
  const booking = await rental.book({
    startsAt: '2027-03-20T09:00:00Z',
    endsAt: '2027-04-02T09:00:00Z',
  });
  await at('03-18T09:00', booking);
  for (let times = 0; times < 14; times += 1) {
    await setControls(simulator().db, { declineNext: 'generic_decline' });
    const minutes = times * (4 * 60 + 5);
    const now = Temporal.Instant.from('2027-03-22T03:05:00Z').add({ minutes });
    await at(now.toString().slice(5, 16), booking);
  }
  await setControls(simulator().db, {});
  const refusals = (await ledger(booking)).filter((one) => one === 'deposit-hold failed');
  expect(refusals.length).toBeGreaterThan(6);
  const emails = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('event_key', 'like', `deposit-failed:${booking.id}%`)
    .orderBy('created_at')
    .execute();
  expect(emails.map(({ data }) => (data as { whatNext: string }).whatNext)).toEqual([
    expect.stringContaining('We’ll try again on'),
    expect.stringContaining('won’t try again'),
  ]);
});
