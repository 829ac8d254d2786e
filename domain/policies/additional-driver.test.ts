import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromUnits, zero } from '../money.ts';
import { type AdditionalDriver, driverFee, driverState, isNewDriver } from './additional-driver.ts';
import type { Renter } from './eligibility.ts';
import { verified } from './renter.fixture.ts';
import { someBands } from './young-driver.fixture.ts';

const now = Temporal.Instant.from('2027-03-11T12:00:00Z');
const trip = {
  startsAt: Temporal.Instant.from('2027-03-20T13:00:00Z'),
  timeZone: 'America/New_York',
  currency: 'USD',
  youngDriverBands: someBands,
} as const;
const aged22: Renter = { ...verified, birthdate: Temporal.PlainDate.from('2005-01-01') };
const invited: AdditionalDriver = {
  invitedAt: now,
  person: null,
  hasLeft: false,
  agreedFeePerDay: zero('USD'),
  wasCleared: null,
};
const stateOf = (driver: Partial<AdditionalDriver>, at = now, of = trip) =>
  driverState({ ...invited, ...driver }, of, at);

describe('an additional driver', () => {
  it('is invited for 7 days, and no longer than until delivery', () => {
    expect(stateOf({})).toBe('invited');
    expect(stateOf({}, now.add({ hours: 7 * 24 - 1 }))).toBe('invited');
    expect(stateOf({}, now.add({ hours: 7 * 24 }))).toBe('invitation-ended');
    const soon = { ...trip, startsAt: now.add({ hours: 5 }) };
    expect(stateOf({}, now.add({ hours: 4 }), soon)).toBe('invited');
    expect(stateOf({}, now.add({ hours: 5 }), soon)).toBe('invitation-ended');
  });

  it('may drive once licence, identity and email are verified, like the renter', () => {
    expect(stateOf({ person: verified })).toBe('may-drive');
    for (const missing of ['isEmailVerified', 'isLicenceVerified', 'isIdentityVerified'] as const) {
      expect(stateOf({ person: { ...verified, [missing]: false } }), missing).toBe('to-verify');
    }
    expect(stateOf({ person: { ...verified, birthdate: undefined } })).toBe('to-verify');
    expect(stateOf({ person: { ...verified, isDisabled: true } })).toBe('to-verify');
  });

  it('who is young may drive once the renter has agreed to their fee, and not before', () => {
    const fee = moneyFromUnits(45, 'USD');
    expect(stateOf({ person: aged22 })).toBe('fee-to-agree');
    expect(driverFee({ ...invited, person: aged22 }, trip)).toEqual(fee);
    expect(stateOf({ person: aged22, agreedFeePerDay: fee })).toBe('may-drive');
    const lisbon = { ...trip, youngDriverBands: [] };
    expect(driverState({ ...invited, person: aged22 }, lisbon, now)).toBe('may-drive');
  });

  it('is what they were found to be at delivery, whatever happens afterwards', () => {
    const onTheWay = now.add({ hours: 24 * 10 });
    expect(stateOf({ wasCleared: false, person: verified }, onTheWay)).toBe('may-not-drive');
    expect(stateOf({ wasCleared: true, person: null, hasLeft: true }, onTheWay)).toBe('may-drive');
  });

  it('who has left does not drive, however well they are verified', () => {
    expect(stateOf({ person: verified, hasLeft: true })).toBe('left');
  });

  it('is somebody else than the renter and whoever drives already, however they are written', () => {
    expect(isNewDriver('ben@handover.example', ['ana@handover.example'])).toBe(true);
    expect(isNewDriver(' Ana@Handover.example', ['ana@handover.example'])).toBe(false);
  });

  it('never drives unverified, unpaid, uninvited or gone', () => {
    const flag = fc.boolean();
    const facts = fc.record({
      isAccepted: flag,
      isVerified: flag,
      hasLeft: flag,
      age: fc.integer({ min: 18, max: 80 }),
      agreedUnits: fc.constantFrom(0, 45, 120),
      hours: fc.integer({ min: 0, max: 240 }),
    });
    fc.assert(
      fc.property(facts, ({ isAccepted, isVerified, hasLeft, age, agreedUnits, hours }) => {
        const birthdate = Temporal.PlainDate.from({ year: 2027 - age, month: 1, day: 1 });
        const state = stateOf(
          {
            person: isAccepted ? { ...verified, isLicenceVerified: isVerified, birthdate } : null,
            hasLeft,
            agreedFeePerDay: moneyFromUnits(agreedUnits, 'USD'),
          },
          now.add({ hours }),
        );
        const feeUnits = age < 21 ? 120 : age < 25 ? 45 : 0;
        const mayDrive = isAccepted && isVerified && !hasLeft && agreedUnits >= feeUnits;
        expect(state === 'may-drive').toBe(mayDrive);
      }),
    );
  });
});
