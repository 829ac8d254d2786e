import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaKm2,
  boundsOf,
  checkPolygon,
  covers,
  isWithinBox,
  type Polygon,
  type Position,
  polygonOf,
} from './polygon.ts';
import { box, contains } from './service-area.ts';

const polygon = (...rings: Position[][]): Polygon => ({ type: 'Polygon', coordinates: rings });
const square = (south: number, west: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('a polygon', () => {
  const courtyard = polygon(square(0, 0, 4), square(1, 1, 2));

  test('covers its inside and its edges, and not its holes; their edges belong to it', () => {
    expect(covers(courtyard, at(0.5, 0.5))).toBe(true);
    expect(covers(courtyard, at(0, 2))).toBe(true);
    expect(covers(courtyard, at(4, 4))).toBe(true);
    expect(covers(courtyard, at(2, 2))).toBe(false);
    expect(covers(courtyard, at(1, 2))).toBe(true);
    expect(covers(courtyard, at(4.1, 2))).toBe(false);
    expect(covers(courtyard, at(Number.NaN, 2))).toBe(false);
  });

  test('covers exactly what its box contained, if it is made of one', () => {
    const edge = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(edge, edge, fc.nat(20), fc.nat(20), edge, edge, (south, west, h, w, y, x) => {
        const extent = box(south, west, south + h + 1, west + w + 1);
        expect(covers(polygonOf(extent), at(y, x))).toBe(contains(extent, at(y, x)));
        expect(boundsOf(polygonOf(extent))).toEqual(extent);
      }),
    );
  });

  test('like a star is drawn whatever its corners are: its middle is in it, its bounds are around it', () => {
    const arms = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), {
      minLength: 3,
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(arms, (lengths) => {
        const corners = lengths.map((length, arm): Position => {
          const angle = (arm / lengths.length) * 2 * Math.PI;
          return [10 + length * Math.cos(angle), 40 + length * Math.sin(angle)];
        });
        const star = polygon([...corners, corners[0] ?? [0, 0]]);
        expect(checkPolygon(star)).toEqual({ ok: true });
        expect(covers(star, at(40, 10))).toBe(true);
        for (const [longitude, latitude] of corners) {
          expect(covers(star, { latitude, longitude })).toBe(true);
          const further = at(40 + (latitude - 40) * 1.01, 10 + (longitude - 10) * 1.01);
          expect(covers(star, further)).toBe(false);
        }
        expect(isWithinBox(star, boundsOf(star))).toBe(true);
        expect(areaKm2(star)).toBeLessThan(areaKm2(polygonOf(boundsOf(star))) + 1e-6);
      }),
    );
  });

  test('is as large as the ground it covers', () => {
    const degree = areaKm2(polygon(square(0, 0, 1)));
    expect(degree).toBeGreaterThan(12_300);
    expect(degree).toBeLessThan(12_400);
    expect(areaKm2(courtyard) / degree).toBeCloseTo(12, 1);
    expect(areaKm2(polygon(square(60, 0, 0.1))) / areaKm2(polygon(square(0, 0, 0.1)))).toBeCloseTo(
      0.5,
      2,
    );
  });

  test.each([
    [
      'ring_too_short',
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
    ],
    ['ring_not_closed', polygon(square(0, 0, 1).slice(0, -1))],
    [
      'ring_crosses_itself',
      polygon([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
    ],
    [
      'ring_crosses_itself',
      polygon([
        [0, 0],
        [2, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    ],
    [
      'ring_crosses_itself',
      polygon([
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    ],
    ['hole_outside', polygon(square(0, 0, 1), square(0.5, 0.5, 1))],
    ['hole_outside', polygon(square(0, 0, 1), square(2, 2, 1))],
    ['holes_meet', polygon(square(0, 0, 4), square(1, 1, 1), square(1.5, 1.5, 1))],
    ['holes_meet', polygon(square(0, 0, 4), square(1, 1, 2), square(1.5, 1.5, 1))],
    ['area_too_small', polygon(square(0, 0, 0.0001))],
  ])('is refused as %s', (code, wrong) => {
    expect(checkPolygon(wrong)).toEqual({ ok: false, code });
  });
});
