import type { Sha256 } from './event.ts';
import { type Handover, missingSteps } from './handover.ts';

/** Why what a phone did waits for a person. Nothing of it is ever thrown away. */
export const handoverNeeds = [
  'second-phone',
  'cancelled',
  'late',
  'digest-differs',
  'incomplete',
  'other-car',
] as const;
export type HandoverNeed = (typeof handoverNeeds)[number];

export const attemptDecisions = ['accepted', 'set-aside'] as const;
export type AttemptDecision = (typeof attemptDecisions)[number];

/** What one phone did at one end of a booking, with what only the server knows of it. */
export interface Attempt {
  readonly handover: Handover;
  /** Computed anew from what is stored. */
  readonly digest: Sha256;
  readonly hasAllFiles: boolean;
  /** Somebody who sent it has the job now. */
  readonly isTheirs: boolean;
  readonly isBookedCar: boolean;
  /** A delivery for a trip that had come to nothing before all of it was here: its car is free for others. */
  readonly isCancelled: boolean;
  readonly isSealed: boolean;
  readonly isSealedByOther: boolean;
  /** Its browser deleted what it had, and it goes on under another id: nothing more comes of this one. */
  readonly isEmptied: boolean;
  /** Of somebody at the desk. */
  readonly decision: AttemptDecision | null;
}

/** Something that could be a proof: from there on two phones can contradict each other. */
export const hasEvidence = ({ photographs, readings, signature, sealed }: Handover): boolean =>
  photographs.length > 0 || readings !== null || signature !== null || sealed !== null;

/** `under-way` until the phone has sealed, `waiting` until all files are there. */
export function judgeSeal(
  attempt: Attempt,
): 'sealed' | 'seal' | 'set-aside' | 'under-way' | 'waiting' | HandoverNeed {
  const { handover, decision } = attempt;
  // Done again by the same phone, what it had begun contradicts nothing.
  const isGivenUp = attempt.isEmptied && !handover.sealed;
  if (attempt.isSealed) return 'sealed';
  if (decision === 'set-aside') return 'set-aside';
  if (hasEvidence(handover) && attempt.isSealedByOther && !isGivenUp) return 'second-phone';
  if (hasEvidence(handover) && !attempt.isTheirs && decision === null) return 'late';
  if (!handover.sealed) return 'under-way';
  if (attempt.isCancelled) return 'cancelled';
  if (handover.sealed.digest !== attempt.digest) return 'digest-differs';
  if (missingSteps(handover).length > 0) return 'incomplete';
  if (!attempt.hasAllFiles) return 'waiting';
  return attempt.isBookedCar || decision === 'accepted' ? 'seal' : 'other-car';
}

export const needOf = (attempt: Attempt): HandoverNeed | null => {
  const verdict = judgeSeal(attempt);
  return handoverNeeds.find((need) => need === verdict) ?? null;
};

/** Whether it becomes the seal if somebody at the desk says so. */
export const mayAccept = (attempt: Attempt): boolean =>
  judgeSeal({ ...attempt, decision: 'accepted' }) === 'seal';

/** A phone's clock that is further off is told to its driver, and beside every time it has written. */
const MOST_SECONDS_OFF = 120;

export const isClockWrong = (offSeconds: number): boolean =>
  Math.abs(offSeconds) > MOST_SECONDS_OFF;
