import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFree, occupiedRange } from '../availability.ts';
import { carValues } from '../car.ts';
import { judgeMove, type MoveCar, type MovedBooking, shiftedTrip } from './move.ts';

const at = (iso: string) => Temporal.Instant.from(`2026-11-${iso}Z`);
const place = { turnaroundMinutes: 120, timeZone: 'Europe/Lisbon' };
const trip = { startsAt: at('20T10:00'), endsAt: at('23T10:00') };
const compact = {
  category: 'C',
  bodyType: 'SEDAN',
  propulsionType: 'GAS',
  transmission: 'MANUAL',
  seats: 5,
  luggages: 2,
  extras: [],
} as const;
const hugo: MovedBooking = {
  id: 'hugo',
  carId: 'golf',
  trip,
  occupied: occupiedRange(trip, 120),
  promise: compact,
};
const car = (change: Partial<MoveCar> = {}): MoveCar => ({
  id: 'corolla',
  isOffered: true,
  drivableUntil: null,
  promise: compact,
  away: null,
  taken: [],
  ...change,
});
const other = (from: string, to: string) => ({
  id: 'jonas',
  kind: 'booking' as const,
  trip: { startsAt: at(from), endsAt: at(to) },
  freeAt: at(to).add({ minutes: 120 }),
});

describe('a booking that is carried to another car', () => {
  test.each([
    ['fits', car(), { ok: true, isBetter: false }],
    [
      'fits a better class',
      car({ promise: { ...compact, category: 'D' } }),
      { ok: true, isBetter: true },
    ],
    ['is where it was', car({ id: 'golf' }), { code: 'same' }],
    [
      'is an hour short after another',
      car({ taken: [other('18T09:00', '20T09:00')] }),
      { code: 'short', minutes: 60 },
    ],
    [
      'is short before another',
      car({ taken: [other('23T11:30', '25T09:00')] }),
      { code: 'short', minutes: 30 },
    ],
    ['meets the next to the minute', car({ taken: [other('23T12:00', '25T09:00')] }), { ok: true }],
    ['finds it booked', car({ taken: [other('21T09:00', '22T09:00')] }), { code: 'taken' }],
    [
      'finds a lower class',
      car({ promise: { ...compact, category: 'B' } }),
      { code: 'lesser', lacks: ['category'] },
    ],
    [
      'outlasts the papers',
      car({ drivableUntil: Temporal.PlainDate.from('2026-11-22') }),
      { code: 'papers' },
    ],
    [
      'finds a car that is late, and may not be back when it is wanted',
      car({ away: { reason: 'late', from: at('19T10:00'), until: at('20T11:00') } }),
      { code: 'away', reason: 'late' },
    ],
    [
      'fits a car that is back in time',
      car({ away: { reason: 'service', from: at('18T10:00'), until: at('20T10:00') } }),
      { ok: true },
    ],
    [
      'finds a car that is missing',
      car({ away: { reason: 'other', from: at('18T10:00'), until: null } }),
      { code: 'away', reason: 'other' },
    ],
    ['finds a car that is not offered', car({ isOffered: false }), { code: 'not-offered' }],
  ])('%s', (_, onto, verdict) => {
    expect(judgeMove(hugo, onto, trip, place)).toMatchObject(verdict);
  });

  test('on its own car it may come earlier or later, as far as there is room', () => {
    const own = car({ id: 'golf', taken: [other('23T13:00', '25T09:00')] });
    expect(judgeMove(hugo, own, shiftedTrip(trip, 60), place)).toMatchObject({ ok: true });
    expect(judgeMove(hugo, own, shiftedTrip(trip, 90), place)).toMatchObject({
      code: 'short',
      minutes: 30,
    });
  });

  test('fits only where a renter could book as well, and says why wherever it does not', () => {
    const hours = fc.integer({ min: -120, max: 120 });
    const times = fc.array(fc.tuple(hours, fc.integer({ min: 1, max: 72 })), {
      maxLength: 8,
      size: 'max',
    });
    fc.assert(
      fc.property(times, hours, fc.constantFrom(...carValues.category), (some, shift, category) => {
        const taken = some.map(([begins, length]) => {
          const startsAt = trip.startsAt.add({ hours: begins });
          const endsAt = startsAt.add({ hours: length });
          return { id: 'x', kind: 'block' as const, trip: { startsAt, endsAt }, freeAt: endsAt };
        });
        const wanted = shiftedTrip(trip, shift * 60);
        const onto = car({ taken, promise: { ...compact, category } });
        const ranges = taken.map(({ trip: { startsAt }, freeAt }) => ({
          from: startsAt,
          to: freeAt,
        }));
        const isHad = isFree(wanted, ranges, place.turnaroundMinutes);
        expect(judgeMove(hugo, onto, wanted, place).ok).toBe(isHad && category >= 'C');
      }),
      { numRuns: 300 },
    );
  });
});
