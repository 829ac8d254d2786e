import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { runCommand } from '../../operator/run-command.ts';
import { ALWAYS_ASKS, depositApprovals } from '../../testing/rentals/deposit-approvals.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
const { cancel, change, paidAtProvider } = providerTrouble(() => rental);
const { bookAsked, at, atBank, ledger } = depositApprovals(() => rental);
const { wait, statusesOf, bounceForGood, differencesOf } = refundTrouble(() => rental);

withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

describe('whatever the keys of the ledger say', () => {
  /** As if somebody had worded all of them otherwise. */
  const rewordKeys = async () => {
    for (const table of ['payments', 'credit_entries']) {
      await rental.app.deps.database.pool.query(
        `UPDATE ${table} SET idempotency_key = gen_random_uuid()`,
      );
    }
  };
  const support = async (...words: string[]) => {
    await runCommand(rental.app.deps, ['booking', ...words]);
    await rewordKeys();
  };
  const because = ['--reason', 'the car was late'];

  it.each(['credit', 'hand'])(
    'refunds are tried again, lost, made up for by %s and agree with the books',
    async (to) => {
      const { id, reference } = await rental.book();
      await support('refund', reference, '10', '--to', 'credit', ...because);
      await support('refund', reference, '20', '--to', 'card', ...because);
      await rental.advance(id);
      await rewordKeys();
      await rental.work((await cancel(id)).id);
      await rewordKeys();
      await wait(1);
      expect(await differencesOf(reference)).toEqual([]);
      await bounceForGood(id, rewordKeys);
      const lost = Array(5).fill('failed');
      expect(await statusesOf(id)).toEqual(['succeeded', ...lost]);
      await wait(1);
      expect(await differencesOf(reference)).toEqual(['given-back-to-card-differs', 'refund-lost']);
      await support('settle', reference, '--to', to, ...because);
      expect(await rental.booking(id)).toMatchObject({ lostRefund: null });
      await wait(1);
      expect(await differencesOf(reference)).toEqual([]);
    },
  );

  it('a change that waits for its renter’s bank finds what it has charged', async () => {
    const { id, reference } = await rental.book();
    const methodId = await rental.card(ALWAYS_ASKS);
    await rental.done(`/api/bookings/${id}/card`, { methodId }, Booking);
    const { id: requestId } = await change(id, { endsAt: '2027-03-25T09:00:00Z' });
    const { awaiting } = await rental.work(requestId);
    await rewordKeys();
    await rental.authenticate(awaiting?.clientSecret ?? '');
    expect((await rental.work(requestId)).status).toBe('accepted');
    expect(await paidAtProvider(id)).toEqual(['charge', 'charge']);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('a hold that its renter approves is the one that was asked for', async () => {
    const booking = await bookAsked();
    await at('03-18T09:00', booking);
    const { id, secret } = await atBank(booking);
    await rewordKeys();
    await rental.authenticate(secret);
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await ledger(booking)).toEqual([
      'deposit-hold failed 3184',
      'deposit-hold succeeded 3184',
    ]);
    expect(await differencesOf(booking.reference)).toEqual([]);
  });

  it('a refund that is pressed twice is given once', async () => {
    const { id, reference } = await rental.book();
    for (const to of ['card', 'credit']) {
      const words = ['refund', reference, '5', '--to', to, ...because, '--key', `press ${to}`];
      await support(...words);
      await support(...words);
    }
    const { refunded, credited } = await rental.booking(id);
    expect([refunded.amount, credited.amount]).toEqual([50_000, 50_000]);
  });

  it('a gift that never reached the card and became credit is still a gift', async () => {
    const inMay = { startsAt: '2027-05-20T09:00:00Z', endsAt: '2027-05-24T09:00:00Z' };
    const { id, reference } = await rental.book(inMay);
    await support('refund', reference, '20', '--to', 'card', ...because);
    await rental.advance(id);
    await bounceForGood(id, rewordKeys);
    await support('settle', reference, '--to', 'credit', ...because);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
    await rental.work((await cancel(id)).id);
    await rewordKeys();
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });
});
