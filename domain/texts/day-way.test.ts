import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMoments, dayWays, waysOf } from './day-way.ts';

const reachable = { hasNumber: true, isStopped: false, canText: true };

describe('the day of a handover', () => {
  test('is told by the way that the renter chose', () => {
    expect(waysOf('on-the-way', { way: 'email', ...reachable })).toEqual({
      email: true,
      text: false,
    });
    expect(waysOf('at-door', { way: 'text', ...reachable })).toEqual({ email: false, text: true });
    expect(waysOf('late', { way: 'both', ...reachable })).toEqual({ email: true, text: true });
  });

  test('goes by email to whoever replied STOP, has no number, or where nobody carries texts', () => {
    const byEmail = { email: true, text: false };
    expect(waysOf('late', { ...reachable, way: 'text', isStopped: true })).toEqual(byEmail);
    expect(waysOf('late', { ...reachable, way: 'both', hasNumber: false })).toEqual(byEmail);
    expect(waysOf('late', { ...reachable, way: 'text', canText: false })).toEqual(byEmail);
  });

  test('is never told by no way at all, and never by a text that was not asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dayMoments),
        fc.constantFrom(...dayWays),
        fc.record({ hasNumber: fc.boolean(), isStopped: fc.boolean(), canText: fc.boolean() }),
        (moment, way, reach) => {
          const { email, text } = waysOf(moment, { way, ...reach });
          expect(email || text).toBe(true);
          if (reach.isStopped || way === 'email') expect(text).toBe(false);
          if (moment === 'sealed') expect(email).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
