import type { HandoverAct } from '../handovers/event.ts';
import { dayNoticePolicy } from '../policy-constants.ts';
import type { DayMoment } from './day-way.ts';

/** An act with the time it truly happened: the phone's clock may be wrong, and the server knows by how much. */
export interface TimedAct {
  readonly act: HandoverAct;
  readonly at: Temporal.Instant;
}

interface ToldMoment {
  readonly moment: 'on-the-way' | 'at-door' | 'late';
  readonly at: Temporal.Instant;
  /** By when the driver expects to be there; null where they did not say. */
  readonly expectedAt: Temporal.Instant | null;
}

/** Until when a moment is worth telling: a phone without a network sends hours later, and then it is only confusing. */
export const usefulUntil = (moment: DayMoment, at: Temporal.Instant): Temporal.Instant =>
  at.add({ minutes: dayNoticePolicy.usefulMinutes[moment] });

const isUseful = (moment: DayMoment, at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, usefulUntil(moment, at)) < 0;

/** Around the time agreed, whatever the calendar says: a handover at midnight is set out for the evening before. */
export const isOnTheDay = (planned: Temporal.Instant, now: Temporal.Instant): boolean =>
  Math.abs(planned.since(now).total('hours')) < dayNoticePolicy.mostHoursAway;

/**
 * What a renter is told of acts that have just arrived: only the last that matters, and only while it is news. Whoever is
 * at the door is no longer on the way, and what is sealed or in trouble is told in other words.
 */
export function momentIn(
  fresh: readonly TimedAct[],
  { planned, now }: { readonly planned: Temporal.Instant; readonly now: Temporal.Instant },
): ToldMoment | null {
  const last = fresh.findLast(({ act }) => !isPreparation(act));
  const moment = last && moments[last.act.kind];
  if (!moment || !isOnTheDay(planned, now) || !isUseful(moment, last.at, now)) return null;
  const { act, at } = last;
  const expected = act.kind === 'running-late' ? act.expectedAt : null;
  return { moment, at, expectedAt: expected === null ? null : Temporal.Instant.from(expected) };
}

/** Noting which car it is says nothing to the renter. */
const isPreparation = ({ kind }: HandoverAct) => kind === 'began' || kind === 'fetched';

const moments: { readonly [K in HandoverAct['kind']]?: ToldMoment['moment'] } = {
  'set-out': 'on-the-way',
  'running-late': 'late',
  arrived: 'at-door',
};

/** From when a renter who has heard nothing is told that we are late: the end of the time they were told. */
export const isLate = (told: { readonly to: Temporal.Instant }, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(told.to, now) <= 0;
