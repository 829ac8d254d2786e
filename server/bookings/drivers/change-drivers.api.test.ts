import { beforeEach, describe, expect, it } from 'vitest';
import { ModificationPrice } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { driversOf } from '../../testing/rentals/drivers.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
// Invitations have a pace; here one renter invites for all tests.
beforeEach(() => rental.app.deps.database.pool.query('DELETE FROM attempts'));

const {
  person,
  bookWith,
  drivesOf,
  accepted,
  codeOf,
  states,
  driverOf,
  modifications,
  priceOf,
  change,
  subjectsTo,
  toldRenter,
} = driversOf(() => rental);

describe('a young additional driver', () => {
  it('costs nothing until the renter has seen the fee and confirmed it', async () => {
    const driver = await person({ birthdate: '2004-06-01' });
    const booking = await bookWith([driver.email], 'new-york');
    await accepted(driver, driverOf(booking));
    await rental.advance(booking.id);
    const waiting = await rental.booking(booking.id);
    expect(waiting.charged).toEqual(booking.charged);
    expect(driverOf(waiting)).toMatchObject({
      state: 'fee-to-agree',
      feePerDay: { amount: 45_0000, currency: 'USD' },
    });
    expect(await toldRenter(booking)).toEqual(['driver-fee']);
    const agree = { action: 'agree', driverId: driverOf(booking).id };
    const { difference, charge } = await priceOf(booking, agree);
    expect([difference.amount, charge.amount]).toEqual([4 * 45_0000, 4 * 45_0000]);
    const agreed = await change(booking, agree);
    expect(driverOf(agreed).state).toBe('may-drive');
    expect(agreed.charged.amount).toBe(booking.charged.amount + 4 * 45_0000);
    expect(await rental.refused(modifications(booking), { driver: agree })).toBe('nothing_changes');
  });

  it('is counted in a longer trip once agreed to, and given back when removed', async () => {
    const driver = await person({ birthdate: '2004-06-01' });
    const booking = await bookWith([driver.email], 'new-york');
    await accepted(driver, driverOf(booking));
    const driverId = driverOf(booking).id;
    await change(booking, { action: 'agree', driverId });
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const { lines } = await rental.done(
      `${modifications(booking)}/price`,
      longer,
      ModificationPrice,
    );
    expect(lines.find(({ kind }) => kind === 'young-driver')?.days).toBe(5);
    const removed = await change(booking, { action: 'remove', driverId });
    expect(removed.drivers.additional).toEqual([]);
    expect(removed.lines.map(({ kind }) => kind)).not.toContain('extra');
    const perDriver = booking.lines.find(({ kind }) => kind === 'extra')?.shown.amount ?? 0;
    expect(removed.refunded.amount).toBe(perDriver + 4 * 45_0000);
    expect((await subjectsTo(driver.email)).at(-1)).toContain('You’re no longer a driver');
    expect(await drivesOf(driver)).toEqual([]);
  });
});

describe('who drives', () => {
  it('can be added later, once, at a price shown before', async () => {
    const booking = await bookWith([]);
    const invite = { action: 'invite', email: 'later@handover.example' };
    expect(booking.drivers).toMatchObject({ additional: [], areChangeable: true });
    const { charge } = await priceOf(booking, invite);
    expect(charge.amount).toBeGreaterThanOrEqual((booking.drivers.pricePerDay?.amount ?? 0) * 4);
    const changed = await change(booking, invite);
    expect(changed.charged.amount).toBe(booking.charged.amount + charge.amount);
    expect(await states(booking)).toEqual(['invited']);
    expect(await subjectsTo('later@handover.example')).toEqual(['Sample invited you to drive']);
    expect(await rental.refused(modifications(booking), { driver: invite })).toBe(
      'driver_already_invited',
    );
    for (const n of [2, 3]) {
      await change(booking, { action: 'invite', email: `later-${n}@handover.example` });
    }
    const fourth = { driver: { action: 'invite', email: 'later-4@handover.example' } };
    expect(await rental.refused(modifications(booking), fourth)).toBe('too_many_drivers');
    const both = { ...fourth, endsAt: '2027-03-25T09:00:00Z' };
    expect(await rental.refused(modifications(booking), both)).toBe('invalid_input');
  });

  it('is not charged twice for one invitation that is sent twice at once', async () => {
    const booking = await bookWith([]);
    const driver = { action: 'invite', email: 'twice@handover.example' };
    const answers = await Promise.all(
      [1, 2].map(() => rental.send('POST', modifications(booking), { driver })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it('can be removed without a late fee until delivery, and not afterwards', async () => {
    const booking = await bookWith(['somebody@handover.example']);
    const remove = { action: 'remove', driverId: driverOf(booking).id };
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:30:00Z'));
    const { fee, refundToCredit } = await priceOf(booking, remove);
    expect(fee.amount).toBe(0);
    expect(refundToCredit.amount).toBeGreaterThan(0);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    expect(await rental.refused(modifications(booking), { driver: remove })).toBe(
      'too_late_to_change',
    );
  });

  it('is decided at delivery: verified later, they may not drive', async () => {
    const [ready, late] = [await person(), await person({ licence_verified: false })];
    const booking = await bookWith([ready.email, late.email, 'never@handover.example']);
    await accepted(ready, driverOf(booking, 0));
    await accepted(late, driverOf(booking, 1));
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T09:00:00Z'));
    await rental.advance(booking.id);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).status).toBe('active');
    await rental.db
      .updateTable('users')
      .set({ licence_verified: true })
      .where('email', '=', late.email)
      .execute();
    expect(await states(booking)).toEqual(['may-drive', 'may-not-drive', 'may-not-drive']);
    const leaves = await ready.call('DELETE', '/api/me', { password: 'a long enough one' });
    expect(await codeOf(leaves), 'whoever may drive a car that is out').toBe('booking_open');
  });

  it('hears that the trip is cancelled or has new times', async () => {
    const driver = await person();
    const booking = await bookWith([driver.email, 'unheard@handover.example']);
    await accepted(driver, driverOf(booking));
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const { id } = await rental.done(modifications(booking), longer, RequestRecord);
    await rental.work(id);
    const action = { action: 'user-cancel' };
    const cancelled = await rental.done(
      `/api/bookings/${booking.id}/actions`,
      action,
      RequestRecord,
    );
    await rental.work(cancelled.id);
    const told = (await subjectsTo(driver.email)).slice(-2);
    expect(told[0]).toContain('New times');
    expect(told[1]).toContain('Trip cancelled');
    expect((await drivesOf(driver)).map(({ state }) => state)).toEqual(['cancelled']);
    const kept = (await rental.booking(booking.id)).drivers.additional.map(({ email }) => email);
    expect(kept, 'an address that never became a driver is dropped').toEqual([driver.email, null]);
  });

  it('is not invited without end: ten emails a day from one account', async () => {
    const booking = await bookWith(['often@handover.example']);
    const again = { driverId: driverOf(booking).id };
    const path = `/api/bookings/${booking.id}/driver-invitations`;
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push((await rental.send('POST', path, again)).status);
    expect(answers).toEqual([...Array(9).fill(200), 429]);
  });
});
