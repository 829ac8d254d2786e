import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Booking } from '../../../contract/bookings.ts';
import { ReviewList } from '../../../contract/reviews.ts';
import { runCommand } from '../../operator/run-command.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const at = async (instant: string, { id }: Booking) => {
  await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
  await rental.advance(id);
  return rental.booking(id);
};
const mails = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ template: string }>(
    `SELECT template FROM outgoing_mail WHERE event_key LIKE '%' || $1 || '%' ORDER BY created_at`,
    [id],
  );
  return rows.map(({ template }) => template);
};
const holds = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ kind: string; status: string }>(
    `SELECT kind, status FROM payments WHERE booking_id = $1 AND kind LIKE 'deposit%' ORDER BY created_at, kind`,
    [id],
  );
  return rows.map(({ kind, status }) => `${kind} ${status}`);
};

describe('a booking lives by itself', () => {
  it('from paid to finished, each step in its time and told to the renter [D-018-005 R-STATE-019]', {
    tags: ['embedded'],
  }, async () => {
    const booking = await rental.book();
    expect((await at('2027-03-18T08:59:00Z', booking)).status).toBe('security-deposit-pending');
    expect(await at('2027-03-18T09:00:00Z', booking)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held' },
    });
    expect((await at('2027-03-19T09:00:00Z', booking)).status).toBe('booked');
    expect((await at('2027-03-20T09:00:00Z', booking)).status).toBe('active');
    expect((await at('2027-03-24T08:59:00Z', booking)).status).toBe('active');
    expect(await at('2027-03-24T09:00:00Z', booking)).toMatchObject({
      status: 'completed',
      mayReview: true,
    });
    expect((await at('2027-03-25T07:00:00Z', booking)).status).toBe('completed');
    expect(await at('2027-03-25T09:00:00Z', booking)).toMatchObject({
      status: 'processed',
      deposit: { state: 'released' },
    });
    expect((await at('2027-04-24T09:01:00Z', booking)).status).toBe('finished');
    expect(await mails(booking)).toEqual(['booking-booked', 'delivery-tomorrow', 'trip-thanks']);
  });

  it('and catches up at once when nobody looked for a month', async () => {
    const booking = await rental.book();
    expect((await at('2027-05-30T09:00:00Z', booking)).status).toBe('completed');
    const { rows } = await rental.app.deps.database.pool.query<{
      to_status: string;
      actor: string;
    }>('SELECT to_status, actor FROM booking_history WHERE booking_id = $1 ORDER BY id', [
      booking.id,
    ]);
    expect(rows.map(({ to_status, actor }) => [to_status, actor])).toEqual([
      ['pending', 'renter'],
      ['security-deposit-pending', 'provider'],
      ['booked', 'provider'],
      ['active', 'clock'],
      ['completed', 'clock'],
    ]);
  });

  it('looked at by two at once takes each step once', async () => {
    const booking = await rental.book();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    await Promise.all([
      rental.advance(booking.id),
      rental.advance(booking.id),
      rental.advance(booking.id),
    ]);
    expect((await rental.booking(booking.id)).status).toBe('active');
    expect(await holds(booking)).toEqual(['deposit-hold succeeded']);
  });

  it('renews the deposit of a long trip before it lapses [D-010-004]', async () => {
    const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-10T09:00:00Z' };
    const booking = await rental.book(long);
    await at('2027-03-18T09:00:00Z', booking);
    await at('2027-03-22T02:59:00Z', booking);
    expect(await holds(booking)).toHaveLength(1);
    await at('2027-03-22T03:01:00Z', booking);
    expect(await holds(booking)).toEqual([
      'deposit-hold succeeded',
      'deposit-hold succeeded',
      'deposit-release succeeded',
    ]);
    expect((await rental.booking(booking.id)).deposit?.state).toBe('held');
  });
});

describe('a deposit that is refused', () => {
  const refuseNext = () => {
    const [simulator] = rental.app.deps.cardEntry.simulators;
    if (!simulator) throw new Error('cards are not simulated');
    return setControls(simulator.db, { declineNext: 'generic_decline' });
  };

  it('is tried again four hours later', async () => {
    const booking = await rental.book();
    await refuseNext();
    expect((await at('2027-03-18T09:00:00Z', booking)).status).toBe('security-deposit-retry');
    expect((await at('2027-03-18T12:59:00Z', booking)).status).toBe('security-deposit-retry');
    expect((await at('2027-03-18T13:01:00Z', booking)).status).toBe('booked');
    expect(await mails(booking)).toContain('deposit-failed');
  });

  it('when it is renewed is told, and tried again while the old one stands', async () => {
    const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-10T09:00:00Z' };
    const booking = await rental.book(long);
    await at('2027-03-18T09:00:00Z', booking);
    await at('2027-03-20T09:00:00Z', booking);
    expect(await mails(booking)).not.toContain('deposit-failed');
    await refuseNext();
    await at('2027-03-22T03:01:00Z', booking);
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'active',
      deposit: { state: 'held' },
    });
    expect(await mails(booking)).toContain('deposit-failed');
    await at('2027-03-22T07:02:00Z', booking);
    expect(await holds(booking)).toEqual([
      'deposit-hold succeeded',
      'deposit-hold failed',
      'deposit-hold succeeded',
      'deposit-release succeeded',
    ]);
  });

  it('when it is renewed for the last time is told, too, to the renter and to whoever runs the place [D-010-006]', async () => {
    const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-10T09:00:00Z' };
    const booking = await rental.book(long);
    await at('2027-03-18T09:00:00Z', booking);
    const logged = vi.spyOn(rental.app.deps.log, 'error');
    const told = [];
    const refusals = ['22T03:01', '22T07:02', '22T11:03', '22T15:04'];
    const anew = ['23T03:01', '23T07:02', '23T11:03', '23T15:04'];
    for (const time of [...refusals, '23T02:59', ...anew, '24T09:00']) {
      if (time !== '23T02:59' && time !== '24T09:00') await refuseNext();
      expect((await at(`2027-03-${time}:00Z`, booking)).status).toBe('active');
      const { rows } = await rental.app.deps.database.pool.query<{ next: string }>(
        `SELECT data->>'whatNext' AS next FROM outgoing_mail
         WHERE template = 'deposit-failed' AND event_key LIKE '%' || $1 || '%' ORDER BY created_at`,
        [booking.id],
      );
      told.push([rows.length, rows.at(-1)?.next.split(/ on | to /)[0], logged.mock.calls.length]);
    }
    logged.mockRestore();
    expect(told).toEqual([
      [1, 'We’ll try again', 0],
      [1, 'We’ll try again', 0],
      [1, 'We’ll try again', 0],
      [1, 'We’ll try again', 1],
      [1, 'We’ll try again', 1],
      [1, 'We’ll try again', 1],
      [1, 'We’ll try again', 1],
      [1, 'We’ll try again', 1],
      [2, 'We’ve tried several times', 2],
      [2, 'We’ve tried several times', 2],
    ]);
    const refused = Array(4).fill('deposit-hold failed');
    expect(await holds(booking)).toEqual([
      'deposit-hold succeeded',
      ...refused,
      'deposit-release succeeded',
      ...refused,
    ]);
  });

  it('when it is renewed for the last time is held until it lapses, and asked for anew after [D-010-007]', async () => {
    const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-10T09:00:00Z' };
    const booking = await rental.book(long);
    expect(booking.deposit).toMatchObject({ state: 'planned', lapsesAt: null });
    await at('2027-03-18T09:00:00Z', booking);
    const states = [];
    const refused = ['22T03:01', '22T07:02', '22T11:03', '22T15:04'];
    const askedAnew = ['23T03:01', '23T07:02', '23T11:03', '23T15:04'];
    for (const time of [...refused, '23T02:59', ...askedAnew, '24T09:00']) {
      if (refused.includes(time) || askedAnew.includes(time)) await refuseNext();
      states.push((await at(`2027-03-${time}:00Z`, booking)).deposit?.state);
    }
    expect(states).toEqual([
      ...['held', 'held', 'held', 'lapsing', 'lapsing'],
      ...['renewing', 'renewing', 'renewing', 'lapsed', 'lapsed'],
    ]);
    expect((await rental.booking(booking.id)).deposit?.lapsesAt).toMatch(/^2027-03-23T03:0/);
    await at('2027-04-10T09:00:00Z', booking);
    expect(await at('2027-04-13T09:00:00Z', booking)).toMatchObject({
      status: 'processed',
      deposit: { state: 'released' },
    });
  });

  it('three times more ends the booking with a full refund [D-018-004]', async () => {
    const booking = await rental.book();
    for (const time of ['18T09:00', '18T13:01', '18T17:02', '18T21:03']) {
      await refuseNext();
      await at(`2027-03-${time}:00Z`, booking);
    }
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'security-deposit-failed',
      refunded: booking.charged,
      deposit: { state: 'failed' },
    });
    expect(await rental.freeCar()).toBe(booking.car.id);
  });
});

it('a booking left at the bank is abandoned after a quarter of an hour', async () => {
  const quote = await rental.quote(await rental.freeCar(), undefined, {
    checkout: { profile: 'personal' },
  });
  const card = await rental.card('4000002760003184');
  const waiting = await rental.work((await rental.request(quote.id, card)).id);
  const booking = await rental.booking(waiting.bookingId ?? '');
  await rental.advance(booking.id);
  expect((await rental.booking(booking.id)).status).toBe('pending');
  await rental.app.deps.clock.moveTo(testNow.add({ minutes: 16 }));
  await rental.advance(booking.id);
  expect((await rental.booking(booking.id)).status).toBe('payment-failed');
  expect(await rental.work(waiting.id)).toMatchObject({
    status: 'failure',
    errorCode: 'authentication_failed',
  });
  expect(await rental.freeCar()).toBe(booking.car.id);
});

describe('a review', () => {
  const reviewsOf = ({ car }: Booking) => rental.read(`/api/assets/${car.id}/reviews`, ReviewList);
  const review = { rating: 2, comfort: 5, description: 'Quiet, clean and late.' };

  it('is written of a trip that took place, once, and signed with a first name and an initial [D-032-001 D-032-002]', async () => {
    const booking = await rental.book();
    const path = `/api/bookings/${booking.id}/review`;
    const before = await reviewsOf(booking);
    expect(await rental.refused(path, review)).toBe('review_not_possible');
    await at('2027-03-24T09:00:00Z', booking);
    await rental.done(path, review, z.object({}));
    expect(await rental.refused(path, review)).toBe('review_not_possible');
    expect((await rental.booking(booking.id)).mayReview).toBe(false);

    const { rating, reviews } = await reviewsOf(booking);
    expect(reviews[0]).toMatchObject({ ...review, drive: null, userName: 'Sample R.' });
    expect(reviews.slice(1)).toEqual(before.reviews);
    const stars = reviews.map((one) => one.rating);
    expect(rating?.count).toBe(stars.length);
    expect(rating?.average).toBeCloseTo(stars.reduce((sum, one) => sum + one, 0) / stars.length);
  });

  it('is shown to nobody while reviews are switched off', async () => {
    const { settings } = rental.app.deps;
    const set = async (isOn: boolean) => {
      const words = ['settings', 'set', 'asset_page_config', `reviewsEnabled=${isOn}`];
      await runCommand(rental.app.deps, words);
      await expect.poll(() => settings.current().asset_page_config.reviewsEnabled).toBe(isOn);
    };
    const path = `/api/assets/${await rental.freeCar()}/reviews`;
    await set(false);
    expect((await rental.app.request(path)).status).toBe(403);
    await set(true);
    expect((await rental.app.request(path)).status).toBe(200);
  });
});
