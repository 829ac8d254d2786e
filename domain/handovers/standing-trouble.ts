import { type BookingStatus, isSettled } from '../booking-lifecycle.ts';
import { isHeardToday } from '../today/needs.ts';
import type { HandoverAct, TroubleKind } from './event.ts';
import type { Attempt } from './judge-seal.ts';

type Troubled = Pick<Attempt, 'isTheirs' | 'isBookedCar' | 'isSealedByOther'> & {
  readonly events: readonly { readonly act: HandoverAct; readonly receivedAt: Temporal.Instant }[];
};

interface Told {
  readonly status: BookingStatus;
  /** When somebody at the desk last reached a driver who felt unsafe there. */
  readonly safeAt: Temporal.Instant | null;
}

export interface StandingTrouble {
  readonly trouble: TroubleKind;
  readonly words: string;
  readonly heardAt: Temporal.Instant;
}

/**
 * What a driver has told the office and still waits with. It is over when they go on, when somebody else does the job,
 * when another car is given, and with the booking. Whoever does not feel safe is called, whatever has become of the
 * job, until somebody has reached them.
 */
export function standingTrouble(
  { events, isTheirs, isBookedCar, isSealedByOther }: Troubled,
  { status, safeAt }: Told,
  now: Temporal.Instant,
): StandingTrouble | null {
  const last = events.findLast(({ act }) => !isProof(act));
  if (last?.act.kind !== 'trouble-met' || !isHeardToday(last.receivedAt, now)) return null;
  const { trouble, words } = last.act;
  const isDone = !isTheirs || isSealedByOther || isSettled(status);
  const hasOtherCar = isOfCar(trouble) && !isBookedCar;
  const isOver = trouble === 'unsafe' ? isSince(last.receivedAt, safeAt) : isDone || hasOtherCar;
  if (isOver) return null;
  return { trouble, words, heardAt: last.receivedAt };
}

/** Pictures and marks only show what is wrong; the eight views belong to the walk around a car that is handed over. */
function isProof(act: HandoverAct): boolean {
  if (act.kind === 'photograph-taken') return act.subject !== 'view';
  return act.kind === 'mark-noted' || act.kind === 'mark-removed';
}

const isSince = (from: Temporal.Instant, at: Temporal.Instant | null) =>
  at !== null && Temporal.Instant.compare(at, from) >= 0;

const ofCar: readonly TroubleKind[] = ['car-not-there', 'does-not-start', 'new-damage'];
const isOfCar = (trouble: TroubleKind) => ofCar.includes(trouble);
