import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import lisbon from '../../../ui/map/data/lisbon.json' with { type: 'json' };
import newYork from '../../../ui/map/data/new-york.json' with { type: 'json' };
import paris from '../../../ui/map/data/paris.json' with { type: 'json' };
import { pointAtWorldPixel, worldPixel, zoomLimits } from '../../../ui/projection.ts';
import { withinGround } from './within-ground.ts';

type Ground = readonly [west: number, south: number, east: number, north: number];

describe.each([
  ['Lisbon', lisbon],
  ['New York', newYork],
  ['Paris', paris],
])('the ground of %s', (_, { ground: asWritten, bbox }) => {
  const ground = asWritten as unknown as Ground;
  const [west, south, east, north] = ground;

  test('reaches well beyond the streets of the city', () => {
    const [cityWest = 0, citySouth = 0, cityEast = 0, cityNorth = 0] = bbox;
    expect(west).toBeLessThan(cityWest - 0.2);
    expect(south).toBeLessThan(citySouth - 0.2);
    expect(east).toBeGreaterThan(cityEast + 0.2);
    expect(north).toBeGreaterThan(cityNorth + 0.2);
  });

  test('reaches to the edge of every view up to 3840 by 2160 pixels, wherever it looks', () => {
    const view = fc.record({
      width: fc.integer({ min: 200, max: 3840 }),
      height: fc.integer({ min: 200, max: 2160 }),
    });
    const camera = fc.record({
      center: fc.record({
        latitude: fc.double({ min: south - 1, max: north + 1, noNaN: true }),
        longitude: fc.double({ min: west - 1, max: east + 1, noNaN: true }),
      }),
      zoom: fc.double({ min: zoomLimits.minZoom, max: zoomLimits.maxZoom, noNaN: true }),
    });
    fc.assert(
      fc.property(camera, view, (wished, size) => {
        const { center, zoom } = withinGround(wished, size, ground);
        const middle = worldPixel(center, zoom);
        const [start, end] = [-1, 1].map((side) =>
          pointAtWorldPixel(
            { x: middle.x + (side * size.width) / 2, y: middle.y + (side * size.height) / 2 },
            zoom,
          ),
        );
        expect(start?.longitude).toBeGreaterThanOrEqual(west - 1e-6);
        expect(end?.longitude).toBeLessThanOrEqual(east + 1e-6);
        expect(start?.latitude).toBeLessThanOrEqual(north + 1e-6);
        expect(end?.latitude).toBeGreaterThanOrEqual(south - 1e-6);
        expect(zoom).toBeGreaterThanOrEqual(wished.zoom);
      }),
    );
  });

  test('changes nothing of a look that stays within it', () => {
    const [cityWest = 0, citySouth = 0, cityEast = 0, cityNorth = 0] = bbox;
    const center = { latitude: (citySouth + cityNorth) / 2, longitude: (cityWest + cityEast) / 2 };
    const camera = { center, zoom: 11 };
    expect(withinGround(camera, { width: 710, height: 1000 }, ground)).toBe(camera);
  });
});
