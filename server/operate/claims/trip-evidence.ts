import type { TripEvidence } from '../../../contract/operate/claims.ts';
import { isReviewable } from '../../../domain/booking-lifecycle.ts';
import { isEmptier, newMarks, pairOf } from '../../../domain/charges/evidence.ts';
import { cleaningCauses } from '../../../domain/charges/kinds.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import { mayDo } from '../../../domain/permissions.ts';
import { cleaningPrice } from '../../bookings/claims/claim-amount.ts';
import { lateOf } from '../../bookings/claims/claim-evidence.ts';
import { claimedTrip } from '../../bookings/claims/claimed-trip.ts';
import { tripEvidence } from '../../bookings/claims/trip-evidence.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** What a claim can be made on. */
export async function readTripEvidence(
  db: Queries,
  { grants }: Pick<StaffCaller, 'grants'>,
  booking: BookingRow,
): Promise<TripEvidence> {
  const sealed = await tripEvidence(db, booking.id);
  const { isRecorded } = await claimedTrip(db, booking);
  const late = isRecorded ? lateOf(booking, sealed) : null;
  return {
    seals: {
      delivery: sealed.delivery?.code ?? null,
      collection: sealed.collection?.code ?? null,
    },
    pairs: handoverViews.flatMap((view) => pairOf(sealed, view) ?? []),
    marks: newMarks(sealed).map(({ id, kind, side, words }) => ({ id, kind, side, words })),
    isEmptier: isEmptier(sealed),
    late: late && late.amount.amount > 0 ? late : null,
    cleaning: cleaningCauses.map((of) => ({ of, amount: cleaningPrice(of, booking.currency) })),
    mayClaim: isReviewable(booking.status) && mayDo(grants, 'claims.make', booking.city_id),
  };
}
