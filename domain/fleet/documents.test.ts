import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFree } from '../availability.ts';
import { documentState, isDrivable, undrivableTime } from './documents.ts';

const zone = 'Europe/Lisbon';
const day = (text: string) => Temporal.PlainDate.from(text);
const trip = (from: string, to: string) => ({
  startsAt: Temporal.Instant.from(from),
  endsAt: Temporal.Instant.from(to),
});

describe('a car whose insurance or inspection ends', () => {
  const until = day('2027-06-10');
  it.each([
    ['on the trip’s last day', '2027-06-10T17:00:00Z', true],
    ['at the midnight at which the trip ends', '2027-06-10T23:00:00Z', true],
    ['half an hour before the trip does', '2027-06-10T23:30:00Z', false],
    ['days before the trip does', '2027-06-14T09:00:00Z', false],
  ])('%s', (_, to, can) => {
    expect(isDrivable(until, trip('2027-06-08T09:00:00Z', to), zone)).toBe(can);
  });

  it('or of which nothing is written down, can be driven', () => {
    expect(isDrivable(null, trip('2027-06-08T09:00:00Z', '2037-06-08T09:00:00Z'), zone)).toBe(true);
    expect(undrivableTime(null, zone, 120)).toBeNull();
  });

  it('is refused by the calendar exactly where the rule refuses it', () => {
    const zones = ['Europe/Lisbon', 'America/New_York', 'Africa/Cairo', 'Asia/Kathmandu'];
    const halfHour = fc.integer({ min: 0, max: 48 * 60 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        halfHour,
        fc.integer({ min: 1, max: 48 * 28 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(0, 30, 120, 600),
        (timeZone, start, length, lastDay, turnaround) => {
          const startsAt = Temporal.Instant.from('2027-03-01T00:00:00Z').add({
            minutes: 30 * start,
          });
          const some = { startsAt, endsAt: startsAt.add({ minutes: 30 * length }) };
          const drivableUntil = day('2027-03-01').add({ days: lastDay });
          const taken = undrivableTime(drivableUntil, timeZone, turnaround);
          expect(isFree(some, taken ? [taken] : [], turnaround)).toBe(
            isDrivable(drivableUntil, some, timeZone),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  [null, 'unknown'],
  ['2027-03-04', 'ended'],
  ['2027-03-05', 'ends-soon'],
  ['2027-04-04', 'ends-soon'],
  ['2027-04-05', 'good'],
])('a document that ends on %s is %s on 5 March', (endsOn, state) => {
  expect(documentState(endsOn === null ? null : day(endsOn), day('2027-03-05'))).toBe(state);
});
