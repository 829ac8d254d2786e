import type { AttemptDecision } from '../../../domain/handovers/judge-seal.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import type { Queries } from '../../db/connect.ts';
import { decideAttempt } from '../../handovers/decide-attempt.ts';
import { recordDeed } from '../bookings/record-deed.ts';

interface HandoverDecision {
  readonly kind: JobKind;
  readonly phoneId: string;
  readonly decision: AttemptDecision;
  readonly reason: string;
}

/** What becomes of what a phone did at a door, for the console and the command line alike. */
export function decideHandover(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
  { reason, ...asked }: HandoverDecision,
  actor: string,
): Promise<void> {
  const deed = { verb: 'decide-handover' as const, actor, asked, reason };
  return recordDeed(tx, work, booking, deed, () =>
    decideAttempt(tx, work, { bookingId: booking.id, ...asked, reason, decidedBy: actor }),
  );
}
