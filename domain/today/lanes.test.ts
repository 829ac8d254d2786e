import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, hoursOf, inRows, placeOn } from './lanes.ts';

const at = (...minutes: number[]) => minutes.map((atMinutes) => ({ atMinutes }));

describe('the hours of a day', () => {
  it('are those between morning and evening, in twos', () => {
    expect(axisOf(at(9 * 60, 18 * 60), 14 * 60)).toEqual({ from: 480, to: 1_200 });
    expect(hoursOf({ from: 480, to: 720 })).toEqual([480, 600, 720]);
  });

  it('reach to what is early or late, and to now', () => {
    expect(axisOf(at(5 * 60 + 30), 21 * 60)).toEqual({ from: 4 * 60, to: 22 * 60 });
    expect(axisOf(at(23 * 60 + 30), 12 * 60)).toEqual({ from: 480, to: 24 * 60 });
  });

  it('begin at the left and end at the right', () => {
    const axis = { from: 480, to: 1_200 };
    expect([480, 840, 1_200].map((minutes) => placeOn(axis, minutes))).toEqual([0, 0.5, 1]);
  });
});

describe('stops of a day', () => {
  it('stand in one row as long as there is room between them', () => {
    expect(inRows(at(600, 540, 720), 60)).toEqual([at(540, 600, 720)]);
    expect(inRows(at(540, 540, 570, 600), 60)).toEqual([at(540, 600), at(540), at(570)]);
  });

  it('are all there once, never too close, in no more rows than have to be', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const stops = fc.array(fc.record({ atMinutes: minutes }), { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(stops, fc.integer({ min: 1, max: 180 }), (all, apart) => {
        const rows = inRows(all, apart);
        expect(rows.flat().toSorted(byTime)).toEqual(all.toSorted(byTime));
        for (const row of rows) {
          for (const [index, { atMinutes }] of row.entries()) {
            const before = row[index - 1];
            if (before) expect(atMinutes - before.atMinutes).toBeGreaterThanOrEqual(apart);
          }
        }
        const together = all.map(
          (one) =>
            all.filter(({ atMinutes }) => {
              const later = atMinutes - one.atMinutes;
              return later >= 0 && later < apart;
            }).length,
        );
        expect(rows.length).toBe(Math.max(0, ...together));
      }),
      { numRuns: 200 },
    );
  });
});

const byTime = (one: { atMinutes: number }, other: { atMinutes: number }) =>
  one.atMinutes - other.atMinutes;
