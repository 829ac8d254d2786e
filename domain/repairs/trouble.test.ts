import { describe, expect, test } from 'vitest';
import { answerBy } from './answer-by.ts';
import { hours, noon } from './repairs.fixture.ts';
import { endangers, troubleOf } from './trouble.ts';

const well = { condition: 'READY', dueBackAt: null, papersEndAt: null } as const;

describe('what is wrong with a car', () => {
  test.each([
    [well, null],
    [{ ...well, condition: 'OUT' as const }, null],
    [
      { ...well, condition: 'MISSING' as const },
      { reason: 'other', from: noon, until: null },
    ],
    [
      { ...well, condition: 'IN_SERVICE' as const },
      { reason: 'service', from: noon, until: hours(24), isGuess: true },
    ],
    [
      { ...well, dueBackAt: hours(-3) },
      { reason: 'late', from: hours(-3), until: hours(24), isGuess: true },
    ],
    [
      { ...well, papersEndAt: hours(48) },
      { reason: 'service', from: hours(48), until: null },
    ],
  ])('%o', (known, trouble) => {
    expect(troubleOf(known, noon)).toEqual(trouble);
  });

  test.each([
    ['begins meanwhile', 3, 30, true],
    ['begins when it is there again', 24, 48, false],
    ['is over before', -9, -3, false],
    ['is on the road when it begins', -9, 1, true],
  ])('a trip that %s', (_, startsIn, endsIn, isEndangered) => {
    const trouble = { reason: 'service', from: hours(-3), until: hours(24) } as const;
    const trip = { startsAt: hours(startsIn), endsAt: hours(endsIn) };
    expect(endangers(trouble, trip)).toBe(isEndangered);
  });
});

test.each([
  ['in a week', 7 * 24, 24],
  ['tomorrow evening', 30.2, 24],
  ['tomorrow', 20.2, 17],
  ['in five hours', 5, 2.5],
  ['in an hour', 1, 0.5],
  ['in twenty minutes', 1 / 3, 0.25],
  ['in two minutes', 1 / 30, 0.25],
  ['now', 0, 0.25],
  ['since an hour', -1, 0.25],
])('who is delivered to %s has %i hours of %f to answer', (_, startsIn, answeredIn) => {
  const delivery = { startsAt: hours(startsIn), handovers: 'recorded' } as const;
  expect(answerBy(delivery, noon)).toEqual(hours(answeredIn));
});

test('by the clock nobody answers after the promised time', () => {
  const delivery = { startsAt: hours(1 / 30), handovers: 'by-clock' } as const;
  expect(answerBy(delivery, noon)).toEqual(hours(1 / 60));
});
