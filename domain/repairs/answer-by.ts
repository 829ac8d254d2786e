import { repairPolicy, tripPolicy } from '../policy-constants.ts';

/**
 * Until when a renter can choose among the cars offered: a day, and no later than leaves time to bring the car.
 * Where delivery is nearer than that, half of what is left. On the half hour where there are hours. Whoever waits at
 * the door already has minutes.
 */
export function answerBy(startsAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const { answerWithinHours, answeredHoursBeforeDelivery } = repairPolicy;
  const minutesLeft = startsAt.since(now).total('minutes');
  if (minutesLeft <= 0) return now.add({ minutes: repairPolicy.answerMinutesAtDoor });
  const minutes = Math.min(
    answerWithinHours * 60,
    Math.max(minutesLeft - answeredHoursBeforeDelivery * 60, minutesLeft / 2),
  );
  const at = now.add({ seconds: Math.floor(minutes * 60) });
  return at.round({
    smallestUnit: 'minute',
    roundingIncrement: minutes > 60 ? tripPolicy.slotMinutes : 1,
    roundingMode: 'floor',
  });
}
