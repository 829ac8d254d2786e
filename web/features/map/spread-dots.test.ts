import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../domain/service-area.ts';
import { pointAtWorldPixel, worldPixel, zoomLimits } from '../../../ui/projection.ts';
import { dotRadiusPx, spreadDots } from './spread-dots.ts';

const at = { latitude: 40.7484, longitude: -73.9857 };
const beside = (x: number): Point => {
  const from = worldPixel(at, 13);
  return pointAtWorldPixel({ x: from.x + x, y: from.y }, 13);
};
const pin = { at, offset: { x: 0, y: 0 }, size: { width: 80, height: 40 } };

describe('a dot for a car of another page', () => {
  test('stands where the car does, once for each place', () => {
    expect(spreadDots([at, at, beside(60)], { zoom: 13, marks: [] })).toEqual([at, beside(60)]);
  });

  test('is left out under a pin, and where another is', () => {
    expect(spreadDots([beside(44), beside(60), beside(66)], { zoom: 13, marks: [pin] })).toEqual([
      beside(60),
    ]);
  });

  test('overlaps no other at any zoom (up to 300 places)', () => {
    const point = fc.record({
      latitude: fc.double({ min: 40.6, max: 40.85, noNaN: true }),
      longitude: fc.double({ min: -74.05, max: -73.75, noNaN: true }),
    });
    const points = fc.array(point, { maxLength: 300, size: 'max' });
    const zooms = fc.double({ min: zoomLimits.minZoom, max: zoomLimits.maxZoom, noNaN: true });
    fc.assert(
      fc.property(points, zooms, (bases, zoom) => {
        const dots = spreadDots(bases, { zoom, marks: [] }).map((dot) => worldPixel(dot, zoom));
        const nearest = dots.flatMap((one, index) =>
          dots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(nearest.filter((distance) => distance <= 2 * dotRadiusPx)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
