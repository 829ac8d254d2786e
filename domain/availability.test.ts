import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeParts, isFree, latestReturn, occupiedRange, overlaps } from './availability.ts';

const at = (text: string) => Temporal.Instant.from(`2026-05-${text}:00Z`);
const range = (from: string, to: string) => ({ from: at(from), to: at(to) });
const trip = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

const minute = fc.integer({ min: 0, max: 30 });
const someRange = fc.tuple(minute, minute).filter(([from, to]) => from < to);
const epoch = Temporal.Instant.fromEpochMilliseconds(0);
const toRange = ([from, to]: [number, number]) => ({
  from: epoch.add({ minutes: from }),
  to: epoch.add({ minutes: to }),
});

describe('availability', () => {
  test('ranges that only touch do not overlap', () => {
    const morning = range('01T09:00', '01T11:00');
    expect(overlaps(morning, range('01T11:00', '01T13:00'))).toBe(false);
    expect(overlaps(morning, range('01T07:00', '01T09:00'))).toBe(false);
    expect(overlaps(morning, range('01T10:59', '01T13:00'))).toBe(true);
    expect(overlaps(morning, range('01T09:30', '01T10:00'))).toBe(true);
  });

  test('a trip occupies the car until it is turned round', () => {
    expect(occupiedRange(trip('01T09:00', '03T09:00'), 120)).toEqual(range('01T09:00', '03T11:00'));
  });

  test('the turnaround keeps rentals apart, after and before [D-015-002]', () => {
    const occupied = [occupiedRange(trip('05T09:00', '08T09:00'), 120)];
    expect(isFree(trip('08T11:00', '09T09:00'), occupied, 120)).toBe(true);
    expect(isFree(trip('08T10:30', '09T09:00'), occupied, 120)).toBe(false);
    expect(isFree(trip('03T09:00', '05T07:00'), occupied, 120)).toBe(true);
    expect(isFree(trip('03T09:00', '05T07:30'), occupied, 120)).toBe(false);
  });

  test('the latest return is the turnaround before the next rental', () => {
    const occupied = [range('20T09:00', '21T09:00'), range('05T09:00', '08T11:00')];
    expect(latestReturn(at('01T09:00'), occupied, 120)).toEqual(at('05T07:00'));
    expect(latestReturn(at('08T11:00'), occupied, 120)).toEqual(at('20T07:00'));
    expect(latestReturn(at('21T09:00'), occupied, 120)).toBeUndefined();
  });

  test('the free parts of a time are those minutes of it that nobody has', () => {
    const minutesOf = (ranges: readonly { from: Temporal.Instant; to: Temporal.Instant }[]) =>
      ranges.flatMap(({ from, to }) => {
        const first = from.epochMilliseconds / 60_000;
        return Array.from({ length: to.since(from).total('minutes') }, (_, m) => first + m);
      });
    fc.assert(
      fc.property(someRange, fc.array(someRange, { maxLength: 8 }), (during, taken) => {
        const isTaken = (m: number) => taken.some(([from, to]) => from <= m && m < to);
        const free = minutesOf([toRange(during)]).filter((m) => !isTaken(m));
        expect(minutesOf(freeParts(toRange(during), taken.map(toRange)))).toEqual(free);
      }),
    );
  });

  test('overlapping is symmetric, and means that some minute is in both', () => {
    fc.assert(
      fc.property(someRange, someRange, (a, b) => {
        const shared = Array.from({ length: 31 }, (_, m) => m).some(
          (m) => a[0] <= m && m < a[1] && b[0] <= m && m < b[1],
        );
        expect(overlaps(toRange(a), toRange(b))).toBe(shared);
        expect(overlaps(toRange(b), toRange(a))).toBe(shared);
      }),
    );
  });
});
