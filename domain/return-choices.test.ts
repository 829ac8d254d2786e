import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAt, returnDays, returnMoves } from './return-choices.ts';
import type { TripFacts } from './trip-facts.ts';
import { validateEnd } from './trip-rules.ts';

const t = (iso: string) => Temporal.Instant.from(iso);
const trip = { startsAt: t('2027-03-19T10:00:00Z'), endsAt: t('2027-03-22T18:00:00Z') };
const facts: TripFacts = {
  now: t('2027-03-20T09:00:00Z'),
  timeZone: 'Europe/Lisbon',
  maxDurationDays: 28,
  noticeHours: 2,
  turnaroundMinutes: 120,
  occupied: [{ from: t('2027-03-25T14:00:00Z'), to: t('2027-03-27T14:00:00Z') }],
};
const said = (move: 'later' | 'earlier', change: Partial<TripFacts> = {}) =>
  returnDays(trip, move, { ...facts, ...change }).map(
    ({ date, moreDays, times }) => `${date} ${moreDays} ${times[0]} ${times.at(-1)}`,
  );

describe('keeping a car longer', () => {
  it('goes until somebody else has it, with its turnaround', () => {
    expect(said('later')).toEqual([
      '2027-03-22 0 18:30:00 23:30:00',
      '2027-03-23 1 00:00:00 23:30:00',
      '2027-03-24 2 00:00:00 23:30:00',
      '2027-03-25 3 00:00:00 12:00:00',
      '2027-03-26 4 undefined undefined',
    ]);
  });

  it('offers a week where nobody has booked it', () => {
    expect(said('later', { occupied: [] })).toHaveLength(8);
  });

  it('begins today for whoever is late already', () => {
    const [first] = said('later', { now: t('2027-03-23T09:00:00Z') });
    expect(first).toBe('2027-03-23 1 11:00:00 23:30:00');
  });
});

describe('giving it back early', () => {
  it('is from the notice on, and each whole day less counts', () => {
    expect(said('earlier')).toEqual([
      '2027-03-20 -2 11:00:00 23:30:00',
      '2027-03-21 -1 00:00:00 23:30:00',
      '2027-03-22 0 00:00:00 17:30:00',
    ]);
  });

  it('ends with the notice before the return', () => {
    const [only, ...more] = said('earlier', { now: t('2027-03-22T16:30:00Z') });
    expect(more).toEqual([]);
    expect(only).toBe('2027-03-22 0 undefined undefined');
  });
});

it('offers nothing that the server would refuse', () => {
  const minutes = fc.integer({ min: -60 * 24 * 3, max: 60 * 24 * 10 });
  fc.assert(
    fc.property(minutes, minutes, fc.constantFrom(...returnMoves), (at, taken, move) => {
      const from = trip.endsAt.add({ minutes: taken });
      const others = Temporal.Instant.compare(from, trip.endsAt.add({ hours: 2 })) >= 0;
      const given = {
        ...facts,
        now: trip.startsAt.add({ minutes: Math.max(at, 0) }),
        occupied: others ? [{ from, to: from.add({ hours: 30 }) }] : [],
      };
      for (const { date, times } of returnDays(trip, move, given)) {
        for (const time of times) {
          const endsAt = returnAt(date, time, given);
          expect(validateEnd({ ...trip, endsAt }, given)).toEqual({ ok: true });
        }
      }
    }),
    { numRuns: 60 },
  );
});
