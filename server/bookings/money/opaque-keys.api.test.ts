import { describe, expect, it } from 'vitest';
import { runCommand } from '../../operator/run-command.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
const { cancel } = providerTrouble(() => rental);
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
