import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraFor, movedBy, pointAtWorldPixel, projection, worldPixel } from './projection.ts';

const size = { width: 474, height: 720 };
const lisbon = { latitude: 38.7253, longitude: -9.15 };

const cityPoint = fc.record({
  latitude: fc.double({ min: -60, max: 65, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe('the projection', () => {
  test('puts the centre in the middle and north up', () => {
    const project = projection({ center: lisbon, zoom: 12 }, size);
    expect(project(lisbon)).toEqual({ x: 237, y: 360 });
    const north = project({ ...lisbon, latitude: 38.73 });
    const east = project({ ...lisbon, longitude: -9.14 });
    expect(north.y).toBeLessThan(360);
    expect(east.x).toBeGreaterThan(237);
  });

  test('has a world of 512 pixels at zoom 0, twice as many with each step', () => {
    expect(worldPixel({ latitude: 0, longitude: 180 }, 0)).toEqual({ x: 512, y: 256 });
    expect(worldPixel({ latitude: 0, longitude: 0 }, 3)).toEqual({ x: 2048, y: 2048 });
  });

  test('is undone by its inverse', () => {
    fc.assert(
      fc.property(cityPoint, fc.integer({ min: 0, max: 18 }), (point, zoom) => {
        const back = pointAtWorldPixel(worldPixel(point, zoom), zoom);
        expect(back.latitude).toBeCloseTo(point.latitude, 8);
        expect(back.longitude).toBeCloseTo(point.longitude, 8);
      }),
    );
  });

  test('moves by the pixels asked for', () => {
    const camera = { center: lisbon, zoom: 13 };
    const before = projection(camera, size)(lisbon);
    const after = projection(movedBy(camera, { x: 40, y: -25 }), size)(lisbon);
    expect(after.x).toBeCloseTo(before.x - 40, 5);
    expect(after.y).toBeCloseTo(before.y + 25, 5);
  });
});

describe('the camera for some points', () => {
  const fit = { padding: { sides: 56, top: 90, bottom: 40 }, maxZoom: 14.5 };

  test('has them all in sight, inside the padding', () => {
    const near = fc.record({
      latitude: fc.double({ min: 40.6, max: 40.9, noNaN: true }),
      longitude: fc.double({ min: -74.05, max: -73.75, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 60, size: 'max' }), (points) => {
        const camera = cameraFor(points, size, fit);
        const project = projection(camera, size);
        for (const { x, y } of points.map(project)) {
          expect(x).toBeGreaterThanOrEqual(fit.padding.sides - 0.01);
          expect(x).toBeLessThanOrEqual(size.width - fit.padding.sides + 0.01);
          expect(y).toBeGreaterThanOrEqual(fit.padding.top - 0.01);
          expect(y).toBeLessThanOrEqual(size.height - fit.padding.bottom + 0.01);
        }
      }),
    );
  });

  test('is as close as that allows', () => {
    const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    const spansOf = (...points: (typeof lisbon)[]) => {
      const pixels = points.map(projection(cameraFor(points, size, fit), size));
      return [span(pixels.map(({ x }) => x)), span(pixels.map(({ y }) => y))];
    };
    const east = { ...lisbon, longitude: -9.05 };
    const north = { ...lisbon, latitude: 38.85 };
    expect(spansOf(lisbon, east)[0]).toBeCloseTo(size.width - 2 * fit.padding.sides, 5);
    expect(spansOf(lisbon, north)[1]).toBeCloseTo(
      size.height - fit.padding.top - fit.padding.bottom,
      5,
    );
  });

  test('does not go closer than useful for a single one', () => {
    const even = { sides: 40, top: 40, bottom: 40 };
    expect(cameraFor([lisbon], size, { padding: even, maxZoom: 14.5 })).toEqual({
      center: { latitude: expect.closeTo(38.7253, 6), longitude: expect.closeTo(-9.15, 6) },
      zoom: 14.5,
    });
  });
});
