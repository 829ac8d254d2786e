import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCityTime, instantOfRealTime } from './city-time.ts';
import { halfHours } from './half-hours.ts';
import { occupiedDays } from './occupied-days.ts';
import { endTimeSlots, startTimeSlots } from './time-slots.ts';
import { isBlockedDay } from './trip-calendar.ts';
import { emptyDraft, type TripDraft, tripFromDraft } from './trip-draft.ts';
import type { CalendarFacts } from './trip-facts.ts';
import {
  clearDates,
  focusOn,
  isComplete,
  isConfirmable,
  pickDay,
  setEndTime,
  setStartTime,
} from './trip-picks.ts';
import { validateTrip } from './trip-rules.ts';

/** Days near which everything happens: the clock changes of the three cities, and a plain day. */
const anchors = ['2026-03-08', '2026-03-29', '2026-06-15', '2026-10-25', '2026-11-01'];

type World = { readonly facts: CalendarFacts; readonly anchor: Temporal.PlainDate };

const world: fc.Arbitrary<World> = fc
  .record({
    timeZone: fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Europe/Paris'),
    anchor: fc.constantFrom(...anchors).map((text) => Temporal.PlainDate.from(text)),
    nowMinutes: fc.integer({ min: -3 * 24 * 60, max: 24 * 60 }),
    nowSeconds: fc.constantFrom(0, 0, 1, 59),
    maxDurationDays: fc.constantFrom(1, 2, 3, 7, 28),
    noticeHours: fc.constantFrom(0, 2, 26),
    turnaroundMinutes: fc.constantFrom(0, 120, 120, 45, 1500),
    taken: fc.array(
      fc.record({
        fromMinutes: fc.integer({ min: -2 * 24 * 60, max: 12 * 24 * 60 }),
        lengthMinutes: fc.oneof(
          fc.integer({ min: 1, max: 300 }),
          fc.integer({ min: 1, max: 4 * 24 * 60 }),
        ),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ anchor, nowMinutes, nowSeconds, taken, ...rest }) => {
    const { timeZone, turnaroundMinutes } = rest;
    const midnight = fromCityTime(anchor.toPlainDateTime(), timeZone);
    const occupied = taken.map(({ fromMinutes, lengthMinutes }) => {
      const from = midnight.add({ minutes: fromMinutes });
      return { from, to: from.add({ minutes: lengthMinutes }) };
    });
    const facts: CalendarFacts = {
      ...rest,
      now: midnight.add({ seconds: nowMinutes * 60 + nowSeconds }),
      occupied,
      occupiedDays: occupiedDays(occupied, timeZone, turnaroundMinutes),
      weekStart: 1,
    };
    return { anchor, facts };
  });

const dayOffset = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.integer({ min: -5, max: 45 }));
const time = fc.constantFrom(...halfHours);

type Step = (draft: TripDraft, world: World) => TripDraft;

const pick = dayOffset.map(
  (days): Step =>
    (draft, { facts, anchor }) =>
      pickDay(draft, anchor.add({ days }), facts),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: pick },
  {
    weight: 2,
    arbitrary: time.map(
      (at): Step =>
        (draft, w) =>
          setStartTime(draft, at, w.facts),
    ),
  },
  {
    weight: 2,
    arbitrary: time.map(
      (at): Step =>
        (draft, w) =>
          setEndTime(draft, at, w.facts),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>(clearDates) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<TripDraft['focus']>('start', 'end').map(
      (focus): Step =>
        (draft) =>
          focusOn(draft, focus),
    ),
  },
);
const steps = fc.array(step, { minLength: 2, maxLength: 12 });

/** Every draft on the way counts: a renter may confirm after any step. */
function* reached(w: World, path: readonly Step[]): Generator<TripDraft> {
  let draft = emptyDraft;
  for (const next of path) {
    draft = next(draft, w);
    yield draft;
  }
}

function serverAccepts(draft: TripDraft, facts: CalendarFacts): boolean {
  const trip = tripFromDraft(draft, facts.timeZone);
  return trip !== undefined && validateTrip(trip, facts).ok;
}

describe('no sequence of picks', () => {
  test('that can be confirmed yields a trip the server would refuse [R-CALENDAR-013]', () => {
    let confirmable = 0;
    fc.assert(
      fc.property(world, steps, (w, path) => {
        for (const draft of reached(w, path)) {
          if (!isConfirmable(draft, undefined, w.facts)) continue;
          confirmable += 1;
          expect(serverAccepts(draft, w.facts)).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
    // The property would hold emptily if nothing could ever be confirmed.
    expect(confirmable).toBeGreaterThan(60);
  });

  test('leads into a dead end while hours are on offer', () => {
    fc.assert(
      fc.property(world, steps, (w, path) => {
        for (const draft of reached(w, path)) {
          if (!draft.startDate || !draft.endDate) continue;
          const hasHours =
            startTimeSlots(draft, w.facts).length > 0 && endTimeSlots(draft, w.facts).length > 0;
          if (hasHours) expect(isComplete(draft, w.facts)).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('spans a blocked day or the maximum duration', () => {
    fc.assert(
      fc.property(world, steps, (w, path) => {
        for (const { startDate, endDate } of reached(w, path)) {
          if (!startDate || !endDate) continue;
          const days = startDate.until(endDate).days;
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days).toBeLessThanOrEqual(w.facts.maxDurationDays);
          for (let day = 0; day <= days; day += 1) {
            expect(isBlockedDay(startDate.add({ days: day }), w.facts)).toBe(false);
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

test('the pickers and the server agree on every trip, both ways [R-CALENDAR-013]', () => {
  const drafts = fc.record({ start: dayOffset, length: dayOffset, startTime: time, endTime: time });
  let accepted = 0;
  fc.assert(
    fc.property(world, drafts, (w, { start, length, startTime, endTime }) => {
      const startDate = w.anchor.add({ days: start });
      const endDate = startDate.add({ days: length });
      const draft: TripDraft = { startDate, startTime, endDate, endTime, focus: 'start' };
      const isReal =
        instantOfRealTime(startDate.toPlainDateTime(startTime), w.facts.timeZone) &&
        instantOfRealTime(endDate.toPlainDateTime(endTime), w.facts.timeZone);
      fc.pre(isReal !== undefined);
      if (serverAccepts(draft, w.facts)) accepted += 1;
      expect(isComplete(draft, w.facts)).toBe(serverAccepts(draft, w.facts));
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(40);
});
