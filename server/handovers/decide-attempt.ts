import type { AttemptDecision } from '../../domain/handovers/judge-seal.ts';
import { mayAccept, needOf } from '../../domain/handovers/judge-seal.ts';
import type { JobKind } from '../../domain/jobs/job.ts';
import { takeHandedCar } from '../bookings/change/take-handed-car.ts';
import { lockBooking } from '../bookings/record/booking-row.ts';
import { headOf, moveHead } from '../bookings/record/evidence-heads.ts';
import { showAtOnce } from '../bookings/record/show-at-once.ts';
import type { DayWork } from '../bookings/record/text-renter.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { notFound, Refusal } from '../errors.ts';
import { attemptsOf } from './attempts-of.ts';
import { decisionDigest } from './decision-digest.ts';
import { sealWhenWhole } from './seal-when-whole.ts';

interface Decided {
  readonly bookingId: string;
  readonly kind: JobKind;
  readonly phoneId: string;
  readonly decision: AttemptDecision;
  readonly reason: string;
  /** Somebody of staff by their id, or the command line. */
  readonly decidedBy: string;
}

/**
 * A person says what becomes of what a phone did. Accepted, it is sealed as it is, and the car that was delivered is
 * the booking's from then on; set aside, it stays stored.
 */
export async function decideAttempt(
  tx: Queries,
  work: DayWork,
  { bookingId, kind, phoneId, decision, reason, decidedBy }: Decided,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const attempts = await attemptsOf(tx, booking, kind);
  const attempt = attempts.find((one) => one.phoneId === phoneId);
  if (!attempt) throw notFound('This attempt');
  if (!needOf(attempt)) {
    throw new Refusal('attempt_decided', 'This has been decided already, or needs no decision.');
  }
  if (decision === 'accepted' && !mayAccept(attempt)) {
    throw new Refusal('attempt_not_acceptable', 'This cannot become the seal of the handover.');
  }
  const now = work.clock.now();
  const chain = { chain: 'decisions', booking_id: booking.id } as const;
  const last = await headOf(tx, chain);
  const decided = {
    booking_id: booking.id,
    kind,
    phone_id: attempt.phoneId,
    decision,
    reason,
    decided_by: decidedBy,
    decided_at: toDate(now),
  };
  const position = (last?.position ?? 0) + 1;
  const digest = decisionDigest(decided, last?.digest ?? null);
  await tx
    .insertInto('handover_decisions')
    .values({ ...decided, position, digest })
    .execute();
  await moveHead(tx, chain, { position, digest });
  const { carId } = attempt.handover;
  if (decision === 'accepted' && kind === 'deliver' && carId !== null) {
    await takeHandedCar(tx, booking, carId, { by: `staff ${decidedBy}`, now });
  }
  await showAtOnce(tx, booking, now);
  await sealWhenWhole(tx, work, { bookingId, kind });
}
