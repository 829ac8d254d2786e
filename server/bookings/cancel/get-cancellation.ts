import type { CancellationTimeline } from '../../../contract/bookings.ts';
import { cancellationTimeline, refundFor } from '../../../domain/policies/cancellation.ts';
import { creditOnlyOf } from '../../../domain/policies/entered-window.ts';
import { isWithin } from '../../../domain/policies/late-fee.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { requireOwnBooking } from '../record/booking-row.ts';
import { hasOpenChange } from '../record/open-change.ts';
import { cancellationFacts, cancellationRules } from './cancellation-facts.ts';

/** What a cancellation gives back now and later, answered by the rule that carries it out. */
export async function getCancellation(
  db: Queries,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  bookingId: string,
  userId: string,
): Promise<CancellationTimeline> {
  const booking = await requireOwnBooking(db, bookingId, userId);
  const facts = await cancellationFacts(db, booking);
  const rules = cancellationRules(settings, booking.currency);
  const now = clock.now();
  const answer = refundFor(facts, rules, now);
  const refusal = answer.ok ? null : answer.code;
  return {
    refusal: refusal ?? ((await hasOpenChange(db, booking.id)) ? 'change_in_progress' : null),
    isOutsideWindow: !isWithin(rules.cancellationHours, facts.startsAt, now),
    creditOnly: creditOnlyOf(facts),
    steps: cancellationTimeline(facts, rules, now).map(({ from, to, refund }) => ({
      from: from.toString(),
      to: to.toString(),
      how: refund.how,
      toCard: refund.toCard,
      toCredit: refund.toCredit,
      fee: refund.fee,
      changeFee: refund.changeFee,
    })),
  };
}
