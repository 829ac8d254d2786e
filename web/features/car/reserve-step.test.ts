import { describe, expect, test } from 'vitest';
import { type ReserveFacts, reserveStep, searchStepFor } from './reserve-step.ts';

const ready: ReserveFacts = {
  hasDeliveryDate: true,
  hasReturnDate: true,
  hasDeliveryAddress: true,
  hasReturnAddress: true,
  isTripPossible: true,
  isSignedIn: true,
  hasPendingVerifications: false,
  isWithinReach: true,
};

describe('Reserve', () => {
  test('goes on to extras and insurance when nothing stands in the way', () => {
    expect(reserveStep(ready)).toEqual({ kind: 'book' });
  });

  test('is disabled until dates and addresses of delivery and return are all set [R-CAR-020]', () => {
    const missingIn = (facts: Partial<ReserveFacts>) => reserveStep({ ...ready, ...facts });
    expect(missingIn({ hasDeliveryDate: false })).toEqual({
      kind: 'incomplete',
      missing: ['dates'],
    });
    expect(missingIn({ hasReturnDate: false })).toEqual({ kind: 'incomplete', missing: ['dates'] });
    expect(missingIn({ hasDeliveryAddress: false })).toEqual({
      kind: 'incomplete',
      missing: ['delivery-address'],
    });
    expect(missingIn({ hasReturnAddress: false })).toEqual({
      kind: 'incomplete',
      missing: ['return-address'],
    });
    expect(missingIn({ hasDeliveryAddress: false, hasReturnAddress: false })).toEqual({
      kind: 'incomplete',
      missing: ['delivery-address', 'return-address'],
    });
  });

  test('asks for what is missing first, then sign-in, then verifications, then the place [A-ROLE-003 R-CAR-024]', () => {
    const everythingWrong: ReserveFacts = {
      hasDeliveryDate: false,
      hasReturnDate: false,
      hasDeliveryAddress: false,
      hasReturnAddress: false,
      isTripPossible: false,
      isSignedIn: false,
      hasPendingVerifications: true,
      isWithinReach: false,
    };
    const settled: Partial<ReserveFacts>[] = [
      {},
      {
        hasDeliveryDate: true,
        hasReturnDate: true,
        hasDeliveryAddress: true,
        hasReturnAddress: true,
      },
      { isTripPossible: true },
      { isSignedIn: true },
      { hasPendingVerifications: false },
      { isWithinReach: true },
    ];
    let facts = everythingWrong;
    const kinds = settled.map((step) => {
      facts = { ...facts, ...step };
      return reserveStep(facts).kind;
    });
    expect(kinds).toEqual(['incomplete', 'impossible', 'log-in', 'verify', 'out-of-reach', 'book']);
  });
});

test('what is missing is chosen in its step of the search', () => {
  expect(searchStepFor('delivery-address')).toBe(0);
  expect(searchStepFor('return-address')).toBe(1);
  expect(searchStepFor('dates')).toBe(2);
});
