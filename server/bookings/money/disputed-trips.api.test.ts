import { describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { closeDispute, openDispute } from '../../providers/payments/simulator/disputes.ts';
import { takeUpAnyDispute } from '../../statements/take-up-company-dispute.ts';
import { disputes } from '../../testing/rentals/disputes.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { checkDisputes } from './check-disputes.ts';
import { disputesOf } from './disputes.ts';
import { paymentsOf } from './payments.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { change } = providerTrouble(() => rental);
const { simulated, heard, disputed, decided, rowsOf } = disputes(() => rental);

const check = () =>
  checkDisputes(rental.app.deps, (account, ref) => takeUpAnyDispute(rental.app.deps, account, ref));
const support = async (...words: string[]) =>
  (await runCommand(rental.app.deps, ['booking', ...words])).lines.join('\n');
const soon = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };

describe('while a charge is disputed', () => {
  it('the booking cannot be changed, and support gives none of it back', async () => {
    const { id, reference, total } = await rental.book();
    const ref = await disputed(id);
    const shorter = { endsAt: '2027-03-23T09:00:00Z' };
    for (const path of ['modifications', 'modifications/price']) {
      const refused = await rental.refused(`/api/bookings/${id}/${path}`, shorter);
      expect(refused, path).toBe('booking_not_changeable');
    }
    expect((await rental.booking(id)).changeRefusal).toBe('booking_not_changeable');
    const amount = String(Math.floor(total.amount / 20_000));
    const goodwill = support('refund', reference, amount, '--to', 'card', '--reason', 'kindness');
    await expect(goodwill).rejects.toThrow('At most €0.00');
    await decided(ref, 'won');
    expect((await rental.booking(id)).changeRefusal).toBeNull();
    expect(
      (await rental.work((await change(id, { endsAt: '2027-03-25T09:00:00Z' })).id)).status,
    ).toBe('accepted');
  });

  it('and lost, a shorter trip would give back what the bank has returned: it stays as it is', async () => {
    const { id } = await rental.book();
    await decided(await disputed(id), 'lost');
    const shorter = { endsAt: '2027-03-23T09:00:00Z' };
    const refused = await rental.refused(`/api/bookings/${id}/modifications`, shorter);
    expect(refused).toBe('booking_not_changeable');
    expect((await rental.booking(id)).changeRefusal).toBe('booking_not_changeable');
  });

  it('the deposit is let go by the promised hour all the same: it is for the car, not for the price', async () => {
    const { id } = await rental.book(soon);
    await rental.goTo('2027-03-06T12:01:00Z');
    await rental.advance(id);
    await disputed(id);
    await rental.goTo('2027-03-08T12:01:00Z');
    await rental.advance(id);
    const { deposit, status } = await rental.booking(id);
    expect(status).toBe('completed');
    await rental.goTo(deposit?.releasedBy ?? '');
    await rental.advance(id);
    expect(await rental.booking(id)).toMatchObject({
      status: 'processed',
      deposit: { state: 'released' },
    });
  });
});

describe('whoever runs the business', () => {
  const told = async (ref: string) => {
    const { id } = await rental.db
      .selectFrom('disputes')
      .select('id')
      .where('provider_ref', '=', ref)
      .executeTakeFirstOrThrow();
    return rental.db
      .selectFrom('outgoing_mail')
      .select(['recipient', 'data'])
      .where('event_key', 'like', `dispute-opened:${id}:%`)
      .execute();
  };

  it('is emailed once when a dispute opens, with the deadline; the trip says so, too', async () => {
    const { id, reference } = await rental.book();
    const ref = await disputed(id);
    await heard(ref);
    const [email, ...others] = await told(ref);
    expect(others).toEqual([]);
    expect(email?.recipient).toBe(rental.app.deps.config.operationsEmail);
    expect(email?.data).toMatchObject({
      reference,
      dueBy: expect.stringMatching(/2027, Lisbon time$/),
    });
    expect((await rental.booking(id)).disputed?.amount).toBeGreaterThan(0);
    await decided(ref, 'won');
    expect(await told(ref)).toHaveLength(1);
    expect((await rental.booking(id)).disputed).toBeNull();
  });

  it('is emailed once more when an inquiry becomes a dispute', async () => {
    const { id } = await rental.book();
    const ref = await disputed(id, true);
    await decided(ref, 'lost');
    expect(await told(ref)).toHaveLength(2);
  });

  it('hears of a dispute whose webhooks got lost, and of its end', async () => {
    const { id } = await rental.book();
    const [charge] = await paymentsOf(rental.db, id);
    const { db, now } = simulated();
    const ref = await openDispute(db, charge?.provider_ref ?? '', { reason: 'fraudulent' }, now);
    expect(await disputesOf(rental.db, id)).toEqual([]);
    await check();
    expect(await told(ref ?? '')).toHaveLength(1);
    expect(await rowsOf(id)).toContain('dispute succeeded');
    await closeDispute(db, ref ?? '', 'won', now);
    await check();
    await check();
    expect(await disputesOf(rental.db, id)).toMatchObject([{ status: 'won' }]);
    expect(await rowsOf(id)).toContain('dispute-reversal succeeded');
  });
});
