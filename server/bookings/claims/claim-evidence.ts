import {
  type ClaimGround,
  type CloseUp,
  newMarks,
  type Pair,
  pairOf,
  type TripEvidence,
} from '../../../domain/charges/evidence.ts';
import type { CleaningCause } from '../../../domain/charges/kinds.ts';
import { type LateCharge, lateCharge } from '../../../domain/charges/late.ts';
import type { Mark, Readings, Sha256 } from '../../../domain/handovers/event.ts';
import { money } from '../../../domain/money.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { ClaimRow } from '../record/claims.ts';

/** What a claim is made on, copied out of the seals on its day: it stays what the renter was shown. */
export interface ClaimEvidence {
  readonly pairs: readonly Pair[];
  /** Of the return alone, where nothing can be paired. */
  readonly photographs: readonly { readonly view: string; readonly digest: Sha256 }[];
  readonly marks: readonly Mark[];
  /** Of those marks. */
  readonly closeUps: readonly CloseUp[];
  readonly readings: { readonly before: Readings; readonly after: Readings } | null;
  /** Of filling up, where that is claimed. */
  readonly receipt: Sha256 | null;
  readonly late: LateCharge | null;
  readonly cleanedOf: CleaningCause | null;
  readonly paper: { readonly number: string; readonly at: string } | null;
  readonly seals: { readonly delivery: string | null; readonly collection: string | null };
}

export function evidenceFor(
  kind: ClaimRow['kind'],
  ground: ClaimGround,
  evidence: TripEvidence,
  booking: BookingRow,
): ClaimEvidence {
  const { delivery, collection } = evidence;
  const pairs = ground.views.flatMap((view) => pairOf(evidence, view) ?? []);
  const isPaired = (view: string) => pairs.some((pair) => pair.view === view);
  const before = delivery?.readings;
  const after = collection?.readings;
  return {
    pairs,
    photographs: (collection?.views ?? []).filter(
      ({ view }) => ground.views.includes(view) && !isPaired(view),
    ),
    marks: newMarks(evidence).filter(({ id }) => ground.marks.includes(id)),
    closeUps: (collection?.closeUps ?? []).filter(({ mark }) => ground.marks.includes(mark)),
    readings: kind === 'fuel' && before && after ? { before, after } : null,
    receipt: kind === 'fuel' ? (collection?.receipt ?? null) : null,
    late: kind === 'late' ? lateOf(booking, evidence) : null,
    cleanedOf: kind === 'cleaning' ? ground.cleanedOf : null,
    paper: ground.paper && { number: ground.paper.number, at: ground.paper.at.toString() },
    seals: { delivery: delivery?.code ?? null, collection: collection?.code ?? null },
  };
}

/** What a late return costs, by when a driver had the car back; null where no seal says it. */
export function lateOf(booking: BookingRow, { collection }: TripEvidence): LateCharge | null {
  if (!collection?.arrivedAt) return null;
  return lateCharge({
    agreedAt: toInstant(booking.ends_at),
    arrivedAt: collection.arrivedAt,
    metAt: collection.metAt,
    pricePerDay: money(booking.price_per_day, booking.currency),
  });
}
