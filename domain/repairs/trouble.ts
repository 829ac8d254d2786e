import type { CarCondition } from '../fleet/condition.ts';
import type { ReplacementReason } from '../policies/another-car.ts';
import { repairPolicy } from '../policy-constants.ts';

/** What the records say of a car by themselves; that it is damaged, somebody has to say. */
export const awayReasons = [
  'late',
  'service',
  'other',
] as const satisfies readonly ReplacementReason[];

/** Why a car cannot be had, and when: from then on, until it can be handed over again if that is known. */
export interface Trouble {
  readonly reason: ReplacementReason;
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant | null;
  /** Nobody has said until when: enough to look after who is delivered by then, and nothing to promise anybody. */
  readonly isGuess?: true;
}

export interface Away extends Trouble {
  readonly reason: (typeof awayReasons)[number];
}

interface KnownOfCar {
  readonly condition: CarCondition;
  /** A trip whose time is up and whose car is not back: when it was due. */
  readonly dueBackAt: Temporal.Instant | null;
  /** When its insurance or inspection ends; it may be driven until then. */
  readonly papersEndAt: Temporal.Instant | null;
}

/**
 * What the records say by themselves. Nobody knows when a late or broken car is back: it counts as away for a day
 * from now, and somebody who knows better says so. A missing car and one without papers stay away.
 */
export function troubleOf(car: KnownOfCar, now: Temporal.Instant): Away | null {
  if (car.condition === 'MISSING') return { reason: 'other', from: now, until: null };
  const untilThen = {
    until: now.add({ hours: repairPolicy.assumedAwayHours }),
    isGuess: true,
  } as const;

  if (car.condition === 'IN_SERVICE') return { reason: 'service', from: now, ...untilThen };
  if (car.dueBackAt) return { reason: 'late', from: car.dueBackAt, ...untilThen };
  if (car.papersEndAt) return { reason: 'service', from: car.papersEndAt, until: null };
  return null;
}

interface Ahead {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** Whether a trip wants the car while it cannot be had. The turnaround after a trip needs no car that drives. */
export function endangers({ from, until }: Trouble, { startsAt, endsAt }: Ahead): boolean {
  const beginsBefore = until === null || Temporal.Instant.compare(startsAt, until) < 0;
  return beginsBefore && Temporal.Instant.compare(from, endsAt) < 0;
}
