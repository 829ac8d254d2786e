import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTrip, tripFromDraft } from './trip-draft.ts';
import { validateTrip } from './trip-rules.ts';

test('the first trip offered is one the rules allow, whatever an operator sets', () => {
  const aMoment = fc
    .date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()));
  const aZone = fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Pacific/Auckland');
  const someHours = fc.integer({ min: 0, max: 1_000 });
  const someDays = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(aMoment, aZone, someHours, someDays, (now, timeZone, noticeHours, max) => {
      const facts = { now, timeZone, noticeHours, maxDurationDays: max };
      const trip = tripFromDraft(defaultTrip(facts), timeZone);
      const verdict =
        trip && validateTrip(trip, { ...facts, turnaroundMinutes: 120, occupied: [] });
      expect(verdict).toEqual({ ok: true });
    }),
    { numRuns: 2_000 },
  );
});
