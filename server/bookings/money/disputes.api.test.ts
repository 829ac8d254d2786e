import { describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { openDispute } from '../../providers/payments/simulator/disputes.ts';
import { disputes } from '../../testing/rentals/disputes.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { disputesOf } from './disputes.ts';
import { takeUpDispute } from './take-up-dispute.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { cancel } = providerTrouble(() => rental);
const { wait, refundsOf, differencesOf } = refundTrouble(() => rental);
const { simulated, heard, disputed, decided, rowsOf, refunded } = disputes(() => rental);

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
const soon = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };

describe('a dispute', () => {
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
    const lines = (await support('show', reference)).match(/dispute: (needs-response|won):/g);
    expect(lines).toEqual(['dispute: needs-response:', 'dispute: won:']);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('that was decided is not opened again by what was read before', async () => {
    const { id } = await rental.book();
    const ref = await disputed(id);
    const account = rental.app.deps.paymentProvider.accountOf('EUR');
    const before = await account.readDispute(ref);
    await decided(ref, 'lost');
    await takeUpDispute(rental.app.deps, account, before);
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

describe('a cancellation while a charge is disputed', () => {
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
    await support('cancel', reference, '--full-refund', '--reason', 'our fault');
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
