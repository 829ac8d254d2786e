import type { Mark, Readings, Sha256 } from '../handovers/event.ts';
import type { HandoverView } from '../handovers/view.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import type { ChargeKind, CleaningCause } from './kinds.ts';

/** A mark from near. */
export interface CloseUp {
  readonly mark: string;
  readonly digest: Sha256;
}

/** One end of a trip as it was sealed, by our clock: a phone's own may be wrong. */
export interface SealedEnd {
  readonly code: string;
  /** When a driver first stood there; null where nobody said so. */
  readonly arrivedAt: Temporal.Instant | null;
  /** From when on a driver had the car before them. */
  readonly metAt: Temporal.Instant;
  readonly sealedAt: Temporal.Instant;
  readonly views: readonly { readonly view: HandoverView; readonly digest: Sha256 }[];
  readonly marks: readonly Mark[];
  readonly closeUps: readonly CloseUp[];
  readonly readings: Readings | null;
  /** What it cost to fill up. */
  readonly receipt: Sha256 | null;
}

/** Null where nothing was sealed: the city goes by the clock, or it has not happened yet. */
export interface TripEvidence {
  readonly delivery: SealedEnd | null;
  readonly collection: SealedEnd | null;
  /** Marks of the renter's own, from the hour after the delivery. */
  readonly added: readonly Pick<Mark, 'id'>[];
}

/** What a claim is made on, by what was sealed or what an authority wrote. */
export interface ClaimGround {
  readonly views: readonly HandoverView[];
  readonly marks: readonly string[];
  readonly cleanedOf: CleaningCause | null;
  /** Of a toll or fine: when it happened, and the number on the paper. */
  readonly paper: { readonly number: string; readonly at: Temporal.Instant } | null;
}

export interface Pair {
  readonly view: HandoverView;
  readonly before: Sha256;
  readonly after: Sha256;
}

/** One view at both ends. */
export function pairOf({ delivery, collection }: TripEvidence, view: HandoverView): Pair | null {
  const before = delivery?.views.find((one) => one.view === view)?.digest;
  const after = collection?.views.find((one) => one.view === view)?.digest;
  return before && after ? { view, before, after } : null;
}

interface MarkedEnds {
  readonly delivery: Pick<SealedEnd, 'marks'> | null;
  readonly collection: Pick<SealedEnd, 'marks'> | null;
  readonly added: TripEvidence['added'];
}

/** Sealed when the car came back, and neither sealed at its delivery nor added by the renter afterwards. */
export function newMarks({ delivery, collection, added }: MarkedEnds): readonly Mark[] {
  if (!delivery || !collection) return [];
  const known = new Set([...delivery.marks, ...added].map(({ id }) => id));
  return collection.marks.filter(({ id }) => !known.has(id));
}

/** Less in the tank or the battery than at the delivery. */
export function isEmptier({ delivery, collection }: TripEvidence): boolean {
  const before = delivery?.readings;
  const after = collection?.readings;
  if (!before || !after) return false;
  const isLess = (one: number | null, other: number | null) =>
    one !== null && other !== null && other < one;
  return (
    isLess(before.fuelEighths, after.fuelEighths) ||
    isLess(before.chargePercent, after.chargePercent)
  );
}

export type EvidenceRefusal = 'evidence_missing' | 'outside_the_trip';

export interface ClaimedTrip {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** In a city that goes by the clock nobody is late. */
  readonly isRecorded: boolean;
}

/** Whether what a claim is made on carries it. What is not sealed at both ends is nobody's damage. */
export function judgeGround(
  kind: ChargeKind,
  ground: ClaimGround,
  evidence: TripEvidence,
  trip: ClaimedTrip,
): Verdict<EvidenceRefusal> {
  switch (kind) {
    case 'damage': {
      const fresh = newMarks(evidence).map(({ id }) => id);
      const isWhole =
        ground.views.every((view) => pairOf(evidence, view)) &&
        ground.marks.every((id) => fresh.includes(id));
      const isSome = ground.views.length + ground.marks.length > 0;
      return isSome && isWhole ? allowed : refused('evidence_missing');
    }
    case 'cleaning': {
      const isSeen = ground.views.some((view) =>
        evidence.collection?.views.some((one) => one.view === view),
      );
      const isMarked = ground.marks.some((id) => newMarks(evidence).some((one) => one.id === id));
      const isGiven = ground.cleanedOf !== null && (isSeen || isMarked);
      return isGiven ? allowed : refused('evidence_missing');
    }
    case 'fuel':
      return isEmptier(evidence) ? allowed : refused('evidence_missing');
    case 'late':
      // Nobody is late for a driver who is not there.
      return trip.isRecorded && evidence.collection?.arrivedAt
        ? allowed
        : refused('evidence_missing');
    case 'toll':
    case 'fine':
      if (!ground.paper) return refused('evidence_missing');
      return isDuring(ground.paper.at, trip, evidence) ? allowed : refused('outside_the_trip');
  }
}

/** While the renter had the car: from the seal of its delivery until a driver had it back, where that was recorded. */
function isDuring(at: Temporal.Instant, trip: ClaimedTrip, evidence: TripEvidence): boolean {
  const from = evidence.delivery?.sealedAt ?? trip.startsAt;
  const to = evidence.collection?.metAt ?? trip.endsAt;
  return Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) < 0;
}

/** What was claimed of the same trip before, and neither withdrawn nor rejected. */
export interface EarlierClaim {
  readonly kind: ChargeKind;
  readonly views: readonly HandoverView[];
  readonly marks: readonly string[];
  readonly cleanedOf: CleaningCause | null;
  readonly paperNumber: string | null;
}

/**
 * One thing is paid for once: a mark, an authority's paper, the lateness, the fuel and the cleaning of a trip, and what
 * a pair shows where no mark says which of it is meant.
 */
export const isClaimedAlready = (
  kind: ChargeKind,
  { views, marks, cleanedOf, paper }: ClaimGround,
  earlier: readonly EarlierClaim[],
): boolean =>
  earlier.some(
    (one) =>
      ((kind === 'late' || kind === 'fuel') && one.kind === kind) ||
      (kind === 'cleaning' && one.kind === kind && one.cleanedOf === cleanedOf) ||
      (paper !== null && one.paperNumber === paper.number) ||
      one.marks.some((id) => marks.includes(id)) ||
      (kind === 'damage' &&
        one.kind === kind &&
        marks.length + one.marks.length === 0 &&
        one.views.some((view) => views.includes(view))),
  );
