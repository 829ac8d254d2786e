import type { HandoverMode } from '../handovers/mode.ts';
import { later } from '../later.ts';
import { repairPolicy, tripPolicy } from '../policy-constants.ts';

interface Delivery {
  readonly startsAt: Temporal.Instant;
  readonly handovers: HandoverMode;
}

/**
 * Until when a renter can choose among the cars offered: a day, and no later than leaves time to bring the car.
 * Where delivery is nearer than that, half of what is left. On the half hour where there are hours. Nobody has fewer
 * minutes than who waits at the door already; only by the clock nothing can be answered once the promised time is past.
 */
export function answerBy(
  { startsAt, handovers }: Delivery,
  now: Temporal.Instant,
): Temporal.Instant {
  const { answerWithinHours, answeredHoursBeforeDelivery, answerMinutesAtDoor } = repairPolicy;
  const minutesLeft = startsAt.since(now).total('minutes');
  const minutes = Math.min(
    answerWithinHours * 60,
    Math.max(minutesLeft - answeredHoursBeforeDelivery * 60, minutesLeft / 2),
  );
  const at = now.add({ seconds: Math.floor(minutes * 60) }).round({
    smallestUnit: 'minute',
    roundingIncrement: minutes > 60 ? tripPolicy.slotMinutes : 1,
    roundingMode: 'floor',
  });
  return handovers === 'by-clock' ? at : later(at, now.add({ minutes: answerMinutesAtDoor }));
}
