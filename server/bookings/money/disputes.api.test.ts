import { describe, expect, it } from 'vitest';
import type { Money } from '../../../domain/money.ts';
import { runCommand } from '../../operator/run-command.ts';
import { closeDispute, openDispute } from '../../providers/payments/simulator/disputes.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { paymentHandlers } from '../booking-workers.ts';
import { checkDisputes } from './check-disputes.ts';
import { disputesOf } from './disputes.ts';
import { paymentsOf } from './payments.ts';
import { takeUpDispute } from './take-up-dispute.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { cancel, change } = providerTrouble(() => rental);
const { wait, refundsOf, differencesOf } = refundTrouble(() => rental);

const simulated = () => {
  const { cardEntry, clock } = rental.app.deps;
  const [simulator] = cardEntry.simulators;
  if (!simulator) throw new Error('nothing is simulated');
  return { db: simulator.db, now: clock.now() };
};
const heard = async (ref: string) => {
  await paymentHandlers(rental.app.deps).dispute(ref, 'stripe');
};
/** The renter complains to their bank about the first charge of a booking, and we are told. */
async function disputed(bookingId: string, isInquiry = false): Promise<string> {
  const [charge] = await paymentsOf(rental.db, bookingId);
  const { db, now } = simulated();
  const complaint = { reason: 'fraudulent', isInquiry };
  const ref = await openDispute(db, charge?.provider_ref ?? '', complaint, now);
  await heard(ref ?? '');
  return ref ?? '';
}
async function decided(ref: string, outcome: 'won' | 'lost'): Promise<void> {
  const { db, now } = simulated();
  expect(await closeDispute(db, ref, outcome, now)).toBe(true);
  await heard(ref);
}
const rowsOf = async (bookingId: string) =>
  (await paymentsOf(rental.db, bookingId)).map(({ kind, status }) => `${kind} ${status}`);
const refunded = async (bookingId: string) =>
  (await refundsOf(bookingId)).filter(({ status }) => status === 'succeeded');
const emailOf = async (bookingId: string) => {
  const { data } = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('template', '=', 'booking-cancelled')
    .where('event_key', 'like', `%${bookingId}%`)
    .executeTakeFirstOrThrow();
  return (data as { readonly refund: string }).refund;
};
const support = async (...words: string[]) =>
  (await runCommand(rental.app.deps, ['booking', ...words])).lines.join('\n');
const half = ({ amount, currency }: Money) => ({ amount: amount / 2, currency });
const soon = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };

describe('a dispute', { timeout: 60_000 }, () => {
  it('opens a case on the booking, with its deadline, and what the bank took in the ledger', async () => {
    const { id, reference, total } = await rental.book();
    const ref = await disputed(id);
    expect(await disputesOf(rental.db, id)).toMatchObject([
      {
        provider_ref: ref,
        amount: total.amount,
        reason: 'fraudulent',
        status: 'needs-response',
        evidence_due_by: expect.any(Date),
        closed_at: null,
      },
    ]);
    expect(await rowsOf(id)).toEqual(['charge succeeded', 'dispute succeeded']);
    expect(await support('show', reference)).toContain(
      'needs-response, fraudulent, evidence due Friday, Mar 19, 10:00am 2027',
    );
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is taken up once, however often and by however many it is told', async () => {
    const { id, reference } = await rental.book();
    const ref = await disputed(id);
    await Promise.all([heard(ref), heard(ref), heard(ref)]);
    await decided(ref, 'won');
    await Promise.all([heard(ref), heard(ref)]);
    expect(await rowsOf(id)).toEqual([
      'charge succeeded',
      'dispute succeeded',
      'dispute-reversal succeeded',
    ]);
    expect(await disputesOf(rental.db, id)).toHaveLength(1);
    const lines = (await support('show', reference)).match(/dispute (needs-response|won):/g);
    expect(lines).toEqual(['dispute needs-response:', 'dispute won:']);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('that was decided is not opened again by what was read before', async () => {
    const { id } = await rental.book();
    const ref = await disputed(id);
    const account = rental.app.deps.paymentProvider.accountOf('EUR');
    const before = await account.readDispute(ref);
    await decided(ref, 'lost');
    await takeUpDispute(rental.app.deps, { ...account, readDispute: async () => before }, ref);
    expect(await disputesOf(rental.db, id)).toMatchObject([{ status: 'lost' }]);
  });

  it('of a charge whose answer is still on its way finds its booking', async () => {
    const { id } = await rental.book();
    await rental.db
      .updateTable('payments')
      .set({ provider_ref: null, status: 'pending' })
      .where('booking_id', '=', id)
      .execute();
    const { provider_ref } = await rental.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(provider_ref).toBeNull();
    const sought = await rental.db
      .selectFrom('payments')
      .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
      .innerJoin('payment_customers', 'payment_customers.user_id', 'bookings.user_id')
      .select(['payments.id as paymentId', 'ref as customerRef'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const long = Temporal.Instant.fromEpochMilliseconds(0);
    const made = await rental.app.deps.paymentProvider.accountOf('EUR').findPayment(sought, long);
    const { db, now } = simulated();
    await heard((await openDispute(db, made?.ref ?? '', { reason: 'general' }, now)) ?? '');
    expect(await disputesOf(rental.db, id)).toHaveLength(1);
  });

  it('of somebody else’s charge is nobody’s case', async () => {
    const stray = await rental.app.deps.paymentProvider.accountOf('EUR').charge(
      {
        customerRef: 'cus_sample_renter',
        cardRef: 'pm_sample_renter',
        cents: 1_000,
        currency: 'EUR',
        description: 'by hand',
        paymentId: 'no row of ours',
        isRenterPresent: false,
      },
      crypto.randomUUID(),
    );
    const { db, now } = simulated();
    const ref = await openDispute(db, stray.ref ?? '', { reason: 'general' }, now);
    await heard(ref ?? '');
    const cases = await rental.db.selectFrom('disputes').selectAll().execute();
    expect(cases.filter(({ provider_ref }) => provider_ref === ref)).toEqual([]);
  });

  it('begins as an inquiry that takes nothing', async () => {
    const { id, reference } = await rental.book();
    const ref = await disputed(id, true);
    expect(await rowsOf(id)).toEqual(['charge succeeded']);
    await decided(ref, 'lost'); // the bank is not content: now it is a dispute
    expect(await rowsOf(id)).toEqual(['charge succeeded', 'dispute succeeded']);
    expect(await disputesOf(rental.db, id)).toMatchObject([{ status: 'needs-response' }]);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });
});

describe('a cancellation while a charge is disputed', { timeout: 60_000 }, () => {
  it('gives nothing of it back, and all that was owed once the bank has confirmed the charge', async () => {
    const { id, reference, total } = await rental.book();
    const ref = await disputed(id);
    await rental.work((await cancel(id)).id);
    expect(await refundsOf(id)).toEqual([]);
    expect(await emailOf(id)).toContain('Your bank is looking into your payment');
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
    await decided(ref, 'won');
    await rental.advance(id);
    expect(await refunded(id)).toMatchObject([{ amount: total.amount, reason: 'dispute-won' }]);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('inside the window gives the credit that was owed once it is won, less the fee', async () => {
    const { id, reference, total } = await rental.book(soon);
    const ref = await disputed(id);
    await wait(24);
    await rental.work((await cancel(id)).id);
    expect((await rental.booking(id)).credited.amount).toBe(0);
    await decided(ref, 'won');
    await rental.advance(id);
    const { credited } = await rental.booking(id);
    expect(credited.amount).toBeGreaterThan(0);
    expect(credited.amount).toBeLessThan(total.amount);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('that is lost gives nothing back: the renter has it from the bank', async () => {
    const { id, reference } = await rental.book();
    await rental.app.deps.clock.moveTo(rental.app.deps.clock.now().add({ minutes: 1 }));
    const ref = await disputed(id);
    await rental.work((await cancel(id)).id);
    await decided(ref, 'lost');
    await rental.advance(id);
    expect(await refundsOf(id)).toEqual([]);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('after it was lost says that the bank has returned the money', async () => {
    const { id, reference } = await rental.book();
    await decided(await disputed(id), 'lost');
    await rental.work((await cancel(id)).id);
    expect(await refundsOf(id)).toEqual([]);
    expect(await emailOf(id)).toContain('already returned');
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('by support gives nothing of it back either', async () => {
    const { id, reference, total } = await rental.book();
    const ref = await disputed(id);
    await support('cancel', reference, '--full-refund');
    expect(await refundsOf(id)).toEqual([]);
    await decided(ref, 'won');
    await rental.advance(id);
    expect(await refunded(id)).toMatchObject([{ amount: total.amount }]);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it.each(['won', 'lost'] as const)(
    'that came before the dispute: its refund is refused, and asked for anew only when it is %s',
    async (outcome) => {
      const { id, reference } = await rental.book();
      const { id: requestId } = await cancel(id);
      const ref = await disputed(id);
      await rental.work(requestId);
      expect(await refundsOf(id)).toMatchObject([{ failure_code: 'charge_disputed' }]);
      expect((await rental.booking(id)).lostRefund).toBeNull();
      await wait(1);
      expect(await differencesOf(reference)).toEqual([]);
      await decided(ref, outcome);
      await rental.advance(id);
      expect(await refunded(id)).toHaveLength(outcome === 'won' ? 1 : 0);
      await wait(1);
      expect(await differencesOf(reference)).toEqual([]);
    },
  );
});

describe('while a charge is disputed', { timeout: 60_000 }, () => {
  it('the booking cannot be changed, and support gives none of it back', async () => {
    const { id, reference, total } = await rental.book();
    const ref = await disputed(id);
    const shorter = { endsAt: '2027-03-23T09:00:00Z' };
    for (const path of ['modifications', 'modifications/price']) {
      const refused = await rental.refused(`/api/bookings/${id}/${path}`, shorter);
      expect(refused, path).toBe('booking_not_changeable');
    }
    expect((await rental.booking(id)).changeRefusal).toBe('booking_not_changeable');
    const amount = String(Math.floor(half(total).amount / 10_000));
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

  it('the deposit stays held after the trip, and is released once the bank has decided', async () => {
    const { id, reference } = await rental.book(soon);
    await rental.goTo('2027-03-06T12:01:00Z');
    await rental.advance(id);
    const ref = await disputed(id);
    await rental.goTo('2027-03-08T12:01:00Z');
    await rental.advance(id);
    await rental.goTo('2027-03-12T12:00:00Z');
    await rental.advance(id);
    expect((await rental.booking(id)).status).toBe('completed');
    await expect(support('process', reference)).rejects.toThrow('stays held');
    await decided(ref, 'won');
    await rental.advance(id);
    expect((await rental.booking(id)).status).toBe('processed');
  });
});

describe('whoever runs the business', { timeout: 60_000 }, () => {
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
    await checkDisputes(rental.app.deps);
    expect(await told(ref ?? '')).toHaveLength(1);
    expect(await rowsOf(id)).toContain('dispute succeeded');
    await closeDispute(db, ref ?? '', 'won', now);
    await checkDisputes(rental.app.deps);
    await checkDisputes(rental.app.deps);
    expect(await disputesOf(rental.db, id)).toMatchObject([{ status: 'won' }]);
    expect(await rowsOf(id)).toContain('dispute-reversal succeeded');
  });
});
