import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landOf, onLand } from './land.ts';

const square = (kind: string, south: number, west: number, size: number, ofClass?: string) => ({
  properties: { kind, ...(ofClass ? { class: ofClass } : {}) },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** A bay of a tenth of a degree with two islands in it, one with a lake. */
const bay = [
  square('water', 0, 0, 0.1),
  square('land', 0.01, 0.01, 0.03),
  square('land', 0.01, 0.06, 0.03),
  square('water', 0.02, 0.02, 0.01, 'lake'),
  square('park', 0.05, 0.05, 0.01),
];

describe('the land of a map', () => {
  const landAt = landOf(bay);

  test('is what is drawn as land, the topmost first', () => {
    expect(landAt(at(0.005, 0.005))).toBeNull();
    expect(landAt(at(0.055, 0.055))).toBeNull();
    expect(landAt(at(0.015, 0.015))).not.toBeNull();
    expect(landAt(at(0.025, 0.025))).toBeNull();
    expect(landAt(at(0.2, 0.2))).not.toBeNull();
  });

  test('tells one island from the other and from the mainland', () => {
    const lands = [at(0.015, 0.015), at(0.015, 0.065), at(0.2, 0.2)].map(landAt);
    expect(new Set(lands).size).toBe(3);
    expect(landAt(at(0.038, 0.038))).toBe(lands[0]);
  });

  test('is where a point in the water is placed, at the nearest shore', () => {
    const placed = onLand(at(0.025, 0.0415), landAt);
    expect(landAt(placed)).toBe(landAt(at(0.015, 0.015)));
    expect(Math.abs(placed.longitude - 0.0415)).toBeLessThan(0.002);
  });

  test('is where every point is placed, and a point on land stays (200 points)', () => {
    const degrees = fc.double({ min: -0.01, max: 0.11, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (latitude, longitude) => {
        const point = at(latitude, longitude);
        const placed = onLand(point, landAt);
        expect(landAt(placed)).not.toBeNull();
        if (landAt(point) !== null) expect(placed).toBe(point);
      }),
      { numRuns: 200 },
    );
  });
});
