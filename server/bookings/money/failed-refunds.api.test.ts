import { describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../operate/audit/record-audit.ts';
import { runCommand } from '../../operator/run-command.ts';
import { forgetPerson } from '../../profile/forget-person.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { paymentHandlers } from '../booking-workers.ts';
import { advanceBooking } from '../life/advance-booking.ts';

let rental: Rental;
const trouble = providerTrouble(() => rental);
const { cancel, change, queuedBySweep, workWith } = trouble;
const short = async () => ({ status: 'failed', ref: null, code: 'balance_insufficient' }) as const;

withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const { wait, cancelled, refundsOf, statusesOf, bounce, bounceForGood, differencesOf } =
  refundTrouble(() => rental);
const mailsOf = async (bookingId: string) => {
  const mails = await rental.db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('template', '=', 'refund-failed')
    .where('event_key', 'like', `%${bookingId}%`)
    .orderBy('created_at')
    .execute();
  return mails.map(({ data }) => (data as { readonly whatNext: string }).whatNext);
};
describe('a refund that fails days after it was taken', () => {
  it('is sent once more when the provider tells so, and the renter hears of it', async () => {
    const { id, reference, total } = await cancelled();
    await wait(60);
    const ref = await bounce(id);
    await paymentHandlers(rental.app.deps).refund(ref, 'stripe');
    await rental.advance(id);
    expect(await statusesOf(id)).toEqual(['failed', 'succeeded']);
    expect(await refundsOf(id)).toMatchObject([{ failure_code: 'lost_or_stolen_card' }, {}]);
    expect(await rental.booking(id)).toMatchObject({ refunded: total, lostRefund: null });
    expect(await mailsOf(id)).toEqual([expect.stringContaining('sending it again')]);
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is noticed within a day when nobody tells', async () => {
    const { id } = await cancelled();
    await bounce(id);
    await wait(23);
    expect(await queuedBySweep()).not.toContain(id);
    await wait(2);
    expect(await queuedBySweep()).toContain(id);
    expect(await queuedBySweep()).not.toContain(id); // it is in the queue already
    await rental.advance(id);
    expect(await statusesOf(id)).toEqual(['failed', 'succeeded']);
  });

  it('is taken up once, however many hear of it', async () => {
    const { id } = await cancelled();
    await wait(25);
    await bounce(id);
    await Promise.all([rental.advance(id), rental.advance(id), rental.advance(id)]);
    expect(await statusesOf(id)).toEqual(['failed', 'succeeded']);
  });

  it('is looked after for a month and then left in peace', async () => {
    const { id } = await cancelled();
    for (const days of [1, 2, 4, 8]) {
      await wait(days * 24 + 1);
      expect(await queuedBySweep()).toContain(id);
      await rental.advance(id);
      expect(await queuedBySweep()).not.toContain(id);
    }
    await wait(16 * 24);
    await rental.advance(id);
    expect(await refundsOf(id)).toMatchObject([{ status: 'succeeded', check_again_at: null }]);
  });

  it('five times over is lost: renter and support see it, and support gives it as credit', async () => {
    const { id, reference, total } = await cancelled();
    await bounceForGood(id);
    expect(await statusesOf(id)).toEqual(Array(5).fill('failed'));
    expect(await rental.booking(id)).toMatchObject({ lostRefund: total, refunded: { amount: 0 } });
    expect((await mailsOf(id)).at(-1)).toContain('another way');
    await wait(1);
    expect(await differencesOf(reference)).toEqual(['given-back-to-card-differs', 'refund-lost']);
    const support = async (...words: string[]) =>
      (await runCommand(rental.app.deps, ['booking', ...words])).lines.join('\n');
    expect(await support('show', reference)).toContain('did not reach the card');
    await expect(support('settle', reference)).rejects.toThrow('--to credit|hand');
    const because = ['--reason', 'the card is closed'];
    expect(await support('settle', reference, '--to', 'credit', ...because)).toContain(
      'to credit instead of the card: the card is closed',
    );
    expect(await rental.booking(id)).toMatchObject({ lostRefund: null, credited: total });
    expect((await mailsOf(id)).at(-1)).toContain('as credit');
    expect(await differencesOf(reference)).toEqual([]);
    const again = support('settle', reference, '--to', 'credit', ...because);
    await expect(again).rejects.toThrow('No refund');
  });

  it('is tried again after days, not minutes, and for want of balance until there is enough', async () => {
    const { id, reference, total } = await cancelled(workWith({ refund: short }));
    expect(await refundsOf(id)).toMatchObject([
      { status: 'failed', failure_code: 'balance_insufficient' },
      { status: 'pending' },
    ]);
    for (let day = 0; day < 6; day += 1) {
      await wait(23);
      await advanceBooking(workWith({ refund: short }), id);
      expect(await queuedBySweep()).not.toContain(id);
      await wait(2);
      expect(await queuedBySweep()).toContain(id);
      await advanceBooking(workWith({ refund: short }), id);
      expect(await refundsOf(id)).toHaveLength(3 + day);
    }
    expect(await rental.booking(id)).toMatchObject({ lostRefund: null, refunded: total });
    expect(await mailsOf(id)).toEqual([]);
    await wait(25);
    await rental.advance(id);
    expect((await statusesOf(id)).at(-1)).toBe('succeeded');
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('and that support paid out by hand counts as given, and is compared with no provider', async () => {
    const { id, reference, total } = await cancelled();
    await bounceForGood(id);
    const words = ['settle', reference, '--to', 'hand', '--reason', 'bank transfer'];
    await runCommand(rental.app.deps, ['booking', ...words]);
    const entries = rental.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'reason'])
      .where('subject', '=', `booking ${reference}`);
    const entry = { action: 'booking settle', actor: COMMAND_LINE, reason: 'bank transfer' };
    expect(await entries.execute()).toEqual([entry]);
    expect(await rental.booking(id)).toMatchObject({ lostRefund: null, refunded: total });
    expect((await mailsOf(id)).at(-1)).toContain('another way, as agreed');
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('before the booking is cancelled is part of what the cancellation gives back', async () => {
    const inMay = { startsAt: '2027-05-20T09:00:00Z', endsAt: '2027-05-24T09:00:00Z' };
    const { id, reference, total } = await rental.book(inMay);
    await rental.work((await change(id, { endsAt: '2027-05-23T09:00:00Z' })).id);
    await bounceForGood(id);
    expect((await rental.booking(id)).lostRefund?.amount).toBeGreaterThan(0);
    await rental.work((await cancel(id)).id);
    expect(await rental.booking(id)).toMatchObject({ lostRefund: null, refunded: total });
    await wait(1);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is sent once more to whoever deleted their account meanwhile, without a letter', async () => {
    const { id } = await cancelled();
    await wait(25);
    await bounce(id);
    await rental.db.transaction().execute(async (tx) => {
      await forgetPerson(tx, rental.userId, rental.app.deps.clock.now());
    });
    await rental.advance(id);
    expect(await statusesOf(id)).toEqual(['failed', 'succeeded']);
    expect(await mailsOf(id)).toEqual([]);
  });
});
