import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areMarksForToday,
  bestAction,
  inOrder,
  isForToday,
  isHeardToday,
  notBackNeed,
  objectionNeed,
  urgencyOf,
} from './needs.ts';

const now = Temporal.Instant.from('2026-11-18T14:20:00Z');
const after = (minutes: number) => now.add({ minutes });

test.each([
  [-90, 'live'],
  [0, 'live'],
  [60, 'live'],
  [61, 'waiting'],
  [24 * 60, 'waiting'],
  [24 * 60 + 1, 'next'],
] as const)('what bites in %i minutes is %s', (minutes, urgency) => {
  expect(urgencyOf(after(minutes), now)).toBe(urgency);
});

test('what has no deadline presses nobody', () => {
  expect(urgencyOf(null, now)).toBe('next');
});

test('whoever waits for a late car is found another before its renter is called', () => {
  const isDriven = true;
  expect(bestAction('late-return', { endangers: true, isDriven })).toBe('repair');
  expect(bestAction('collection-late', { endangers: true, isDriven })).toBe('repair');
  expect(bestAction('late-return', { endangers: false, isDriven: false })).toBe('call');
});

test.each(['delivery-late', 'collection-late'] as const)(
  'of a %s the renter is told, once somebody drives',
  (kind) => {
    expect(bestAction(kind, { endangers: false, isDriven: true })).toBe('call');
    expect(bestAction(kind, { endangers: false, isDriven: false })).toBe('jobs');
  },
);

test.each([
  ['by the clock', 'by-clock', false, 1, 'late-return'],
  ['before a driver who is there', 'recorded', true, 1, 'late-return'],
  ['within the time told', 'recorded', false, 14, null],
  ['with nobody there', 'recorded', false, 15, 'collection-late'],
] as const)('a car that is not back %s', (_, handovers, isMet, minutes, kind) => {
  const endsAt = after(-minutes);
  expect(notBackNeed({ handovers, isMet, endsAt }, now)).toBe(kind);
});

test('what bites in more than a week is for another day', () => {
  expect(isForToday(after(7 * 24 * 60), now)).toBe(true);
  expect(isForToday(after(7 * 24 * 60 + 1), now)).toBe(false);
  expect(isForToday(after(-60), now)).toBe(true);
});

test('what a phone has said is for the day on which it is heard', () => {
  expect(isHeardToday(after(-24 * 60 + 1), now)).toBe(true);
  expect(isHeardToday(after(-24 * 60), now)).toBe(false);
});

test.each([
  ['somebody else who may decide', { id: 'joana', mayDecide: true }, 'claim-objected'],
  ['whoever claimed', { id: 'rui', mayDecide: true }, 'claim-for-another'],
  ['whoever decides nothing', { id: 'joana', mayDecide: false }, 'claim-for-another'],
] as const)('an objection is for %s or for another', (_, viewer, kind) => {
  expect(objectionNeed({ madeBy: 'rui' }, viewer)).toBe(kind);
});

test.each([
  ['on their first day', -60, 20 * 24 * 60, true],
  ['in the middle of a long trip', -24 * 60, 20 * 24 * 60, false],
  ['in the week before the return', -24 * 60, 7 * 24 * 60, true],
  ['when the car is late', -24 * 60, -60, true],
])('marks of a renter are looked at %s: see the table', (_, added, ends, isShown) => {
  const marks = { addedAt: after(added), endsAt: after(ends) };
  expect(areMarksForToday(marks, now)).toBe(isShown);
});

const instant = fc.integer({ min: -10_000, max: 10_000 }).map(after);
const need = fc.record({ by: fc.option(instant), since: instant });

test('deadlines come first and in order, then whoever has waited longest', () => {
  fc.assert(
    fc.property(fc.array(need, { maxLength: 60, size: 'max' }), (needs) => {
      const ordered = inOrder(needs);
      expect(new Set(ordered)).toEqual(new Set(needs));
      const dated = ordered.filter(({ by }) => by);
      expect(ordered.slice(0, dated.length)).toEqual(dated);
      for (const [index, { by, since }] of ordered.entries()) {
        const next = ordered[index + 1];
        if (by && next?.by) expect(Temporal.Instant.compare(by, next.by)).toBeLessThanOrEqual(0);
        if (!by && next) {
          expect(Temporal.Instant.compare(since, next.since)).toBeLessThanOrEqual(0);
        }
      }
    }),
  );
});
