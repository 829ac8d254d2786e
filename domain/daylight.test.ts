import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDusk, sunHeight } from './daylight.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };
const newYork = { latitude: 40.73, longitude: -73.98 };

const at = (local: string) => Temporal.ZonedDateTime.from(local).toInstant();

describe('dusk when it is dusk there', () => {
  // Sunsets and sunrises as almanacs print them, a few minutes to each side.
  test.each([
    [
      'Lisbon, midsummer',
      lisbon,
      '2027-06-21T21:00[Europe/Lisbon]',
      '2027-06-21T21:10[Europe/Lisbon]',
    ],
    [
      'Lisbon, midwinter',
      lisbon,
      '2027-12-21T17:13[Europe/Lisbon]',
      '2027-12-21T17:24[Europe/Lisbon]',
    ],
    [
      'New York, spring',
      newYork,
      '2027-03-20T19:03[America/New_York]',
      '2027-03-20T19:15[America/New_York]',
    ],
    [
      'New York, autumn',
      newYork,
      '2027-11-17T16:29[America/New_York]',
      '2027-11-17T16:41[America/New_York]',
    ],
  ])('%s', (_when, place, before, after) => {
    expect(isDusk(place, at(before))).toBe(false);
    expect(isDusk(place, at(after))).toBe(true);
  });

  test('the same moment is night in Lisbon and afternoon in New York', () => {
    const now = at('2027-03-05T21:00[Europe/Lisbon]');
    expect([lisbon, newYork].map((place) => isDusk(place, now))).toEqual([true, false]);
  });

  test('until the sun is up again', () => {
    expect(isDusk(lisbon, at('2027-03-05T06:45[Europe/Lisbon]'))).toBe(true);
    expect(isDusk(lisbon, at('2027-03-05T07:10[Europe/Lisbon]'))).toBe(false);
  });
});

test('at any place and time the sun is between straight below and straight above', () => {
  const places = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const times = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(places, times, (place, second) => {
      const now = Temporal.Instant.fromEpochMilliseconds(second * 1000);
      const height = sunHeight(place, now);
      expect(Math.abs(height)).toBeLessThanOrEqual(90);
      // On the other side of the world it stands as far below as it stands above here.
      const antipode = { latitude: -place.latitude, longitude: place.longitude + 180 };
      expect(height + sunHeight(antipode, now)).toBeCloseTo(0, 6);
    }),
  );
});
