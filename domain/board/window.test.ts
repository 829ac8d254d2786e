import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantFromIso } from '../city-time.ts';
import { boardZooms, momentAt, placeOf, scaleOf, windowAround } from './window.ts';

const zone = 'Europe/Lisbon';
const day = Temporal.PlainDate.from('2026-11-18');
const scale = scaleOf(windowAround(day, 'two-weeks'), zone);
const at = (iso: string) => placeOf(scale, instantFromIso(iso).epochMilliseconds);

describe('where a moment lies', () => {
  test.each([
    ['the first midnight', '2026-11-16T00:00:00Z', { closed: 0, open: 0 }],
    [
      'ten in the morning of a closed day',
      '2026-11-20T10:00:00Z',
      { closed: 3 + 10 / 24, open: 1 },
    ],
    ['the end of the folded night', '2026-11-18T06:00:00Z', { closed: 2, open: 0.08 }],
    ['noon of the open day', '2026-11-18T12:00:00Z', { closed: 2, open: 0.08 + 0.92 / 3 }],
    ['before the window', '2026-10-01T00:00:00Z', { closed: 0, open: 0 }],
    ['after it', '2027-01-01T00:00:00Z', { closed: 13, open: 1 }],
  ])('%s', (_, iso, place) => {
    const { closed, open } = at(iso);
    expect(closed).toBeCloseTo(place.closed, 9);
    expect(open).toBeCloseTo(place.open, 9);
  });

  test('a day of 25 and one of 23 hours are as wide as any other', () => {
    for (const [date, hours] of [
      ['2026-10-25', 25],
      ['2027-03-28', 23],
    ] as const) {
      const long = scaleOf(windowAround(Temporal.PlainDate.from(date), 'six-weeks'), zone);
      const [begins = 0, ends = 0] = long.dayStartsMs.slice(7, 9);
      expect((ends - begins) / 3_600_000).toBe(hours);
      expect(placeOf(long, begins).closed).toBe(7);
      expect(placeOf(long, ends).closed).toBe(8);
      expect(placeOf(long, begins + (hours / 2) * 3_600_000).closed).toBeCloseTo(7.5, 9);
    }
  });

  test('later is further right, and the way back leads to the same minute, whatever day is open', () => {
    const widths = { closedPx: 50, openPx: 340 };
    fc.assert(
      fc.property(
        fc.constantFrom(...boardZooms),
        fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 400 }),
        fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
        (zoom, timeZone, days, [one, other]) => {
          const around = windowAround(day.add({ days }), zoom);
          const any = scaleOf(around, timeZone);
          const [first = 0] = any.dayStartsMs;
          const length = (any.dayStartsMs.at(-1) ?? 0) - first;
          const [earlier = 0, later = 0] = [one, other]
            .toSorted((a, b) => a - b)
            .map((share) => Math.floor(first + share * length));
          const pxOf = (atMs: number) => {
            const { closed, open } = placeOf(any, atMs);
            return closed * widths.closedPx + open * widths.openPx;
          };
          expect(pxOf(earlier)).toBeLessThanOrEqual(pxOf(later) + 1e-6);
          expect(Math.abs(momentAt(any, pxOf(later), widths) - later)).toBeLessThan(60_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});
