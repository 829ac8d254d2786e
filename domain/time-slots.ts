import { isFree } from './availability.ts';
import { fromCityTime, instantOfRealTime } from './city-time.ts';
import { halfHours } from './half-hours.ts';
import { tripPolicy } from './policy-constants.ts';
import { draftStartsLocal, type TripDraft } from './trip-draft.ts';
import { givesNotice, isInPast, type TripFacts } from './trip-facts.ts';

const slot = { minutes: tripPolicy.slotMinutes };

/**
 * The delivery times to offer, up to 23:30. An empty list means that no hour is left on that day.
 *
 * The notice is measured to the instant and holds for every day, not only for today: at 23:00 two
 * hours' notice reach into tomorrow. As only half hours are offered, it rounds up to the next one.
 */
export function startTimeSlots(draft: TripDraft, facts: TripFacts): readonly Temporal.PlainTime[] {
  const day = draft.startDate;
  if (!day) return halfHours;
  return halfHours.filter((time) => isStartOffered(day.toPlainDateTime(time), facts));
}

/**
 * The return times to offer: after the start on the same day, not past the start time on the last
 * day of the maximum duration, and not into the turnaround before the next rental.
 */
export function endTimeSlots(draft: TripDraft, facts: TripFacts): readonly Temporal.PlainTime[] {
  const day = draft.endDate;
  if (!day) return halfHours;
  const startsLocal = draftStartsLocal(draft);
  return halfHours.filter((time) => {
    const endsLocal = day.toPlainDateTime(time);
    return startsLocal ? isEndOffered(startsLocal, endsLocal, facts) : couldEndAt(endsLocal, facts);
  });
}

/** Whether at least the shortest trip can begin then. */
export function isStartOffered(startsLocal: Temporal.PlainDateTime, facts: TripFacts): boolean {
  const startsAt = instantOfRealTime(startsLocal, facts.timeZone);
  return startsAt !== undefined && canStart(startsAt, startsAt.add(slot), facts);
}

/** Whether a trip that begins at an offered time can end then. */
export function isEndOffered(
  startsLocal: Temporal.PlainDateTime,
  endsLocal: Temporal.PlainDateTime,
  facts: TripFacts,
): boolean {
  const latest = startsLocal.add({ days: facts.maxDurationDays });
  if (Temporal.PlainDateTime.compare(endsLocal, startsLocal) <= 0) return false;
  if (Temporal.PlainDateTime.compare(endsLocal, latest) > 0) return false;
  const startsAt = fromCityTime(startsLocal, facts.timeZone);
  const endsAt = instantOfRealTime(endsLocal, facts.timeZone);
  return (
    endsAt !== undefined && isFree({ startsAt, endsAt }, facts.occupied, facts.turnaroundMinutes)
  );
}

// With no start chosen yet, an end is offered when at least the shortest trip can end then.
function couldEndAt(endsLocal: Temporal.PlainDateTime, facts: TripFacts): boolean {
  const endsAt = instantOfRealTime(endsLocal, facts.timeZone);
  return endsAt !== undefined && canStart(endsAt.subtract(slot), endsAt, facts);
}

function canStart(startsAt: Temporal.Instant, endsAt: Temporal.Instant, facts: TripFacts): boolean {
  return (
    givesNotice(startsAt, facts) &&
    !isInPast(startsAt, facts) &&
    isFree({ startsAt, endsAt }, facts.occupied, facts.turnaroundMinutes)
  );
}
