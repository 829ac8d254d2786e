import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandoverAct } from '../handovers/event.ts';
import { windowOf } from '../jobs/job.ts';
import { dayNoticePolicy } from '../policy-constants.ts';
import { isLate, momentIn, type TimedAct, usefulUntil } from './day-moments.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const day = { planned: now.add({ minutes: 25 }), now };
const ago = (minutes: number, act: HandoverAct): TimedAct => ({
  act,
  at: now.subtract({ minutes }),
});
const began: HandoverAct = { kind: 'began', carId: 'car', knownMarks: [] };
const setOut: HandoverAct = { kind: 'set-out' };
const arrived: HandoverAct = { kind: 'arrived' };
const sealed: HandoverAct = { kind: 'sealed', digest: 'seal' };
const trouble: HandoverAct = { kind: 'trouble-met', trouble: 'does-not-start', words: '' };

describe('what a phone has just sent', () => {
  test('is told once the driver is on the way, and at the door', () => {
    expect(momentIn([ago(0, setOut)], day)?.moment).toBe('on-the-way');
    expect(momentIn([ago(1, setOut), ago(0, began)], day)?.moment).toBe('on-the-way');
    expect(momentIn([ago(1, arrived)], day)?.moment).toBe('at-door');
  });

  test('is told as it stands by now: only the last of it', () => {
    expect(momentIn([ago(9, setOut), ago(0, arrived)], day)?.moment).toBe('at-door');
    expect(momentIn([ago(9, setOut), ago(5, arrived), ago(0, sealed)], day)).toBeNull();
    expect(momentIn([ago(9, setOut), ago(2, trouble)], day)).toBeNull();
    expect(momentIn([ago(0, began)], day)).toBeNull();
  });

  test('says by when a driver who is late expects to be there', () => {
    const late: HandoverAct = { kind: 'running-late', expectedAt: '2026-11-20T10:30:00Z' };
    const told = momentIn([ago(2, setOut), ago(0, late)], day);
    expect(told?.moment).toBe('late');
    expect(told?.expectedAt?.toString()).toBe('2026-11-20T10:30:00Z');
  });

  test('is not told on another day, when a driver only tries the app', () => {
    expect(momentIn([ago(0, setOut)], { now, planned: now.add({ hours: 13 }) })).toBeNull();
    expect(momentIn([ago(0, setOut)], { now, planned: now.subtract({ hours: 3 }) })).not.toBeNull();
  });

  test('is not told hours later', () => {
    const { usefulMinutes } = dayNoticePolicy;
    expect(momentIn([ago(usefulMinutes['on-the-way'] - 1, setOut)], day)).not.toBeNull();
    expect(momentIn([ago(usefulMinutes['on-the-way'], setOut)], day)).toBeNull();
    expect(momentIn([ago(180, arrived)], day)).toBeNull();
  });

  test('is told only while it is useful, whatever it is and however many came together', () => {
    const act = fc.constantFrom(began, setOut, arrived, sealed, trouble);
    const acts = fc.array(
      fc.tuple(act, fc.integer({ min: -5, max: 300 })).map(([what, minutes]) => ago(minutes, what)),
      { maxLength: 30, size: 'max' },
    );
    fc.assert(
      fc.property(acts, (fresh) => {
        const told = momentIn(fresh, day);
        if (!told) return;
        expect(Temporal.Instant.compare(now, usefulUntil(told.moment, told.at))).toBe(-1);
        const kind = told.moment === 'at-door' ? 'arrived' : 'set-out';
        expect(fresh.findLast(({ act }) => act.kind !== 'began')?.act.kind).toBe(kind);
      }),
      { numRuns: 500 },
    );
  });
});

test('late begins when the window that the renter was told is over', () => {
  const told = windowOf(now);
  expect(isLate(told, now)).toBe(false);
  expect(isLate(told, told.to.subtract({ seconds: 1 }))).toBe(false);
  expect(isLate(told, told.to)).toBe(true);
});
