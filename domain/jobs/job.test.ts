import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clash, isToldWho, mayTake, seesPhone, shownToDrivers, windowOf } from './job.ts';

const at = Temporal.Instant.from('2027-03-20T10:00:00Z');
const after = (minutes: number) => at.add({ minutes });
const job = (minutes: number, bookingId = 'b', kind: 'deliver' | 'collect' = 'deliver') => ({
  bookingId,
  kind,
  at: after(minutes),
});

test('the renter is told half an hour, around the time agreed', () => {
  expect(windowOf(at)).toEqual({ from: after(-15), to: after(15) });
});

describe('nobody is at two doors at once', () => {
  test.each([
    [0, true],
    [59, true],
    [60, false],
    [-59, true],
    [-60, false],
  ])('%i minutes apart', (minutes, isClash) => {
    expect(clash(job(0), job(minutes, 'other'))).toBe(isClash);
  });

  test('a job is not in its own way, its booking’s other end may be', () => {
    expect(mayTake(job(0), [job(0)]).ok).toBe(true);
    expect(mayTake(job(0), [job(30, 'b', 'collect')])).toEqual({ ok: false, code: 'driver_busy' });
  });

  test('whatever order jobs are given in, those of one driver never clash', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 60, size: 'max' }), (times) => {
        const own: ReturnType<typeof job>[] = [];
        for (const [index, time] of times.entries()) {
          const one = job(time, `b${index}`);
          if (mayTake(one, own).ok) own.push(one);
        }
        expect(own.some((one) => own.some((other) => clash(one, other)))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  [-12 * 60, true],
  [-12 * 60 - 1, false],
  [120, true],
  [121, false],
])('a driver sees the number %i minutes from the job: %s', (minutes, isSeen) => {
  expect(seesPhone(at, after(minutes))).toBe(isSeen);
});

test.each([
  ['2027-03-18T23:30:00Z', false, false],
  ['2027-03-19T00:30:00Z', true, false],
  ['2027-03-20T00:10:00Z', true, true],
  ['2027-03-20T23:10:00Z', true, true],
  ['2027-03-21T00:10:00Z', false, false],
])('at %s a driver sees it: %s, the renter knows who: %s', (now, isSeen, isTold) => {
  const instant = Temporal.Instant.from(now);
  const { from, to } = shownToDrivers(instant, 'Europe/Lisbon');
  const isAfter = (one: Temporal.Instant) => Temporal.Instant.compare(one, at) > 0;
  expect(!isAfter(from) && isAfter(to)).toBe(isSeen);
  expect(isToldWho(at, instant, 'Europe/Lisbon')).toBe(isTold);
});
