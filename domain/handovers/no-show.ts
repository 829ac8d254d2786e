import { later } from '../later.ts';
import { handoverPolicy } from '../policy-constants.ts';
import type { HandoverAct } from './event.ts';
import { isClockWrong } from './judge-seal.ts';

/** From when a driver whom nobody meets may leave: half an hour past the promised time, or past their own arrival when that was late. */
export function leaveAt(
  promisedAt: Temporal.Instant,
  arrivedAt: Temporal.Instant | null = null,
): Temporal.Instant {
  const from = arrivedAt ? later(promisedAt, arrivedAt) : promisedAt;
  return from.add({ minutes: handoverPolicy.waitMinutes });
}

/** An act at the door, by our own clock: a phone's may be wrong. */
export interface SaidAtDoor {
  readonly act: HandoverAct;
  readonly at: Temporal.Instant;
}

/**
 * When a renter did not come. It costs them the trip, so all of it must be documented: the driver was there, has a
 * photograph of the door, and did not leave before their time. Null while it is not, or when somebody came after all.
 */
export function missedAt(
  said: readonly SaidAtDoor[],
  promisedAt: Temporal.Instant,
): Temporal.Instant | null {
  const arrived = said.find(({ act }) => act.kind === 'arrived');
  const hasDoor = said.some(({ act }) => isOfDoor(act));
  const last = said.findLast(({ act }) => !isOfDoor(act));
  if (!arrived || !hasDoor || !last || !isNobodyThere(last.act)) return null;
  const earliest = leaveAt(promisedAt, arrived.at);
  const early = last.at.until(earliest).total('seconds');
  if (early > 0 && isClockWrong(early)) return null;
  return later(last.at, earliest);
}

export const isNobodyThere = (act: HandoverAct): boolean =>
  act.kind === 'trouble-met' && act.trouble === 'nobody-there';

const isOfDoor = (act: HandoverAct) => act.kind === 'photograph-taken' && act.subject === 'door';
