import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses, releasesCar } from '../booking-lifecycle.ts';
import { barPartsOf, barStateOf, barStates, freeCarsByDay, spanOf } from './bar.ts';
import { placeOf, scaleOf, windowAround } from './window.ts';

const ms = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;
const scale = scaleOf(
  windowAround(Temporal.PlainDate.from('2026-11-18'), 'two-weeks'),
  'Europe/Lisbon',
);
const [windowFrom = 0] = scale.dayStartsMs;
const windowTo = scale.dayStartsMs.at(-1) ?? 0;
const now = ms('2026-11-18T14:20:00Z');
const taken = (from: string, to: string) => ({
  startsAtMs: ms(from),
  endsAtMs: ms(to),
  freeAtMs: ms(to) + 2 * 3_600_000,
});

describe('a bar', () => {
  test('is drawn for every booking that takes its car’s time, and for no other', () => {
    for (const status of bookingStatuses) {
      expect(barStateOf(status) === null, status).toBe(releasesCar(status));
    }
  });

  test('ends where it was promised; what is late grows from there to now', () => {
    const late = taken('2026-11-15T11:30:00Z', '2026-11-18T11:30:00Z');
    const parts = barPartsOf(late, 'out', scale, now);
    expect(parts).toEqual({
      bar: { fromMs: windowFrom, toMs: late.endsAtMs },
      isFromBefore: true,
      goesOn: false,
      turnaround: null,
      late: { fromMs: late.endsAtMs, toMs: now },
    });
    const minuteLater = barPartsOf(late, 'out', scale, now + 60_000);
    expect(minuteLater?.late?.toMs).toBe(now + 60_000);
  });

  test('that is late since before the window is in it still', () => {
    const long = taken('2026-11-01T09:00:00Z', '2026-11-10T09:00:00Z');
    expect(barPartsOf(long, 'out', scale, now)?.late).toEqual({ fromMs: windowFrom, toMs: now });
    expect(barPartsOf(long, 'returned', scale, now)).toBeNull();
  });

  test('shows the turnaround, also where only that reaches into the window', () => {
    const before = taken('2026-11-12T09:00:00Z', '2026-11-15T23:00:00Z');
    expect(barPartsOf(before, 'returned', scale, now)?.turnaround).toEqual({
      fromMs: windowFrom,
      toMs: before.freeAtMs,
    });
  });

  test('never lies: its parts are the time that is taken, clipped to the window', () => {
    const moments = fc.integer({
      min: windowFrom - 40 * 86_400_000,
      max: windowTo + 40 * 86_400_000,
    });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 40 * 86_400_000 }),
        moments,
        fc.constantFrom(...barStates),
        (startsAtMs, length, nowMs, state) => {
          const endsAtMs = startsAtMs + length;
          const freeAtMs = endsAtMs + 7_200_000;
          const parts = barPartsOf({ startsAtMs, endsAtMs, freeAtMs }, state, scale, nowMs);
          if (!parts) {
            const isAway = freeAtMs <= windowFrom || startsAtMs >= windowTo;
            expect(isAway).toBe(true);
            return;
          }
          for (const part of [parts.bar, parts.turnaround, parts.late]) {
            if (!part) continue;
            expect(part.fromMs).toBeGreaterThanOrEqual(windowFrom);
            expect(part.toMs).toBeLessThanOrEqual(windowTo);
            const { width } = spanOf(scale, part);
            expect(width.closed).toBeGreaterThanOrEqual(-1e-9);
            expect(width.open).toBeGreaterThanOrEqual(-1e-9);
          }
          if (!parts.isFromBefore && startsAtMs < windowTo)
            expect(parts.bar.fromMs).toBe(startsAtMs);
          expect(parts.goesOn).toBe(endsAtMs > windowTo);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a span is the place of its ends', () => {
    const stretch = { fromMs: ms('2026-11-17T12:00:00Z'), toMs: ms('2026-11-20T12:00:00Z') };
    const { at, width } = spanOf(scale, stretch);
    const end = placeOf(scale, stretch.toMs);
    expect(at.closed + width.closed).toBeCloseTo(end.closed, 9);
    expect(at.open + width.open).toBeCloseTo(end.open, 9);
  });
});

test('a car is free on a day when nothing of it, turnaround included, is taken', () => {
  const free = freeCarsByDay(
    [
      { taken: [taken('2026-11-16T20:00:00Z', '2026-11-17T23:00:00Z')] },
      {
        taken: [
          taken('2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z'),
          taken('2026-11-20T15:00:00Z', '2026-11-20T18:00:00Z'),
        ],
      },
      { taken: [] },
    ],
    scale,
  );
  expect(free).toEqual([2, 2, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
});
