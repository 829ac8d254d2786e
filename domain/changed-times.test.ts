import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type TimeRange } from './availability.ts';
import { addedTimes, occupiedAfterChange } from './changed-times.ts';

const at = (hour: number) => Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000);
const range = (from: number, to: number): TimeRange => ({ from: at(from), to: at(to) });

describe('the time a change adds', () => {
  it.each([
    ['a longer trip', range(10, 20), range(10, 25), [range(20, 25)]],
    ['an earlier start', range(10, 20), range(5, 20), [range(5, 10)]],
    ['both ends', range(10, 20), range(5, 25), [range(5, 10), range(20, 25)]],
    ['a shorter trip', range(10, 20), range(12, 18), []],
    ['the same trip', range(10, 20), range(10, 20), []],
    ['other dates before', range(10, 20), range(1, 5), [range(1, 5)]],
    ['other dates after', range(10, 20), range(30, 40), [range(30, 40)]],
    ['touching', range(10, 20), range(20, 30), [range(20, 30)]],
  ])('%s', (_, own, wanted, added) => {
    expect(addedTimes(own, wanted).map(String)).toEqual(added.map(String));
    expect(addedTimes(own, wanted)).toEqual(added);
  });

  it('with the own time covers all that is wanted, and never overlaps it', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 100 }))
      .map(([from, hours]) => range(from, from + hours));
    fc.assert(
      fc.property(anyRange, anyRange, fc.integer({ min: 0, max: 300 }), (own, wanted, hour) => {
        const added = addedTimes(own, wanted);
        const moment = range(hour, hour + 1);
        const isWanted = overlaps(moment, wanted);
        const isKept = overlaps(moment, own) || added.some((one) => overlaps(moment, one));
        if (isWanted) expect(isKept).toBe(true);
        expect(added.some((one) => overlaps(one, own))).toBe(false);
        expect(added.every((one) => overlaps(one, wanted))).toBe(true);
      }),
    );
  });
});

it('a return that is not later needs no time after what the booking has, whatever the turnaround is now', () => {
  const minutes = fc.integer({ min: 0, max: 600 });
  const hours = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      hours,
      fc.integer({ min: 1, max: 300 }),
      (then, now, by, long) => {
        const endsAt = Temporal.Instant.from('2027-03-24T09:00:00Z');
        const occupied = {
          from: endsAt.subtract({ hours: 96 }),
          to: endsAt.add({ minutes: then }),
        };
        const newEnd = endsAt.add({ hours: by });
        const trip = { startsAt: newEnd.subtract({ hours: long }), endsAt: newEnd };
        const wanted = occupiedAfterChange({ occupied, endsAt }, trip, now);
        const isLater = by > 0;
        expect(wanted.from).toEqual(trip.startsAt);
        expect(Temporal.Instant.compare(wanted.to, newEnd)).toBeGreaterThanOrEqual(0);
        if (isLater) expect(wanted.to).toEqual(newEnd.add({ minutes: now }));
        else expect(Temporal.Instant.compare(wanted.to, occupied.to)).toBeLessThanOrEqual(0);
        if (by === 0) expect(wanted.to).toEqual(occupied.to);
      },
    ),
  );
});
