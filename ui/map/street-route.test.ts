import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landOf } from '../../domain/land.ts';
import { box, type Point } from '../../domain/service-area.ts';
import { type Pixel, worldPixel } from '../projection.ts';
import type { CityShape } from './city-shape.ts';
import lisbonJson from './data/lisbon.json' with { type: 'json' };
import newYorkJson from './data/new-york.json' with { type: 'json' };
import { graphZoom, type StreetGraph, streetGraph } from './street-graph.ts';
import { streetRoute } from './street-route.ts';

const lisbon = lisbonJson as unknown as CityShape;
const newYork = newYorkJson as unknown as CityShape;
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const everywhere = box(-90, -180, 90, 180);
const wholeGraphs = new Map<CityShape, StreetGraph>();

/** How far a way is from being on streets, in pixels of about a metre. */
function offStreet(shape: CityShape, way: readonly Point[]) {
  const graph = wholeGraphs.get(shape) ?? streetGraph(shape, everywhere);
  wholeGraphs.set(shape, graph);
  const pixels = way.map((point) => worldPixel(point, graphZoom));
  const pieces = pixels.slice(1).map((to, index): [Pixel, Pixel] => [pixels[index] ?? to, to]);
  const distances = pieces.slice(1, -1).map(([a, b]) => {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return Math.min(
      ...graph.pieces.map(({ from, to }) => {
        const [c, d] = [graph.corners[from], graph.corners[to]];
        return c && d ? distanceTo(middle, c, d) : Number.POSITIVE_INFINITY;
      }),
    );
  });
  return Math.max(0, ...distances);
}

function distanceTo(point: Pixel, a: Pixel, b: Pixel): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - share * x, point.y - a.y - share * y);
}

describe('the way between two doors', () => {
  test('turns at the corners of a small grid', () => {
    const street = (name: string, ...coordinates: [number, number][]) => ({
      type: 'Feature' as const,
      properties: { kind: 'street' as const, class: 'local', name },
      geometry: { type: 'LineString' as const, coordinates },
    });
    const grid: CityShape = {
      type: 'FeatureCollection',
      credits: [],
      bbox: [0, 0, 0.01, 0.01],
      ground: [-1, -1, 1, 1],
      features: [street('South', [0, 0], [0.01, 0]), street('East', [0.01, -0.001], [0.01, 0.01])],
    };
    const way = streetRoute(grid, at(0.0002, 0.002), at(0.008, 0.0102));
    expect(way?.map((point) => [point.latitude.toFixed(3), point.longitude.toFixed(3)])).toEqual([
      ['0.000', '0.002'],
      ['0.000', '0.002'],
      ['0.000', '0.010'],
      ['0.008', '0.010'],
      ['0.008', '0.010'],
    ]);
    expect(streetRoute(grid, at(0.005, 0.005), at(0.008, 0.01))).toBeNull();
  });

  test('goes round Central Park by its streets, and crosses a river on a bridge', () => {
    const round = streetRoute(newYork, at(40.76772, -73.98365), at(40.77214, -73.96498));
    expect(round).not.toBeNull();
    expect(offStreet(newYork, round ?? [])).toBeLessThan(15);

    const landAt = landOf(newYork.features);
    const over = streetRoute(newYork, at(40.7484, -73.9857), at(40.6903, -73.9921));
    expect(over).not.toBeNull();
    expect(landAt(at(40.7484, -73.9857))).not.toBe(landAt(at(40.6903, -73.9921)));
    expect(offStreet(newYork, over ?? [])).toBeLessThan(15);
  });

  test('is not told where only a great detour is drawn: the streets of the castle hill are missing', () => {
    expect(streetRoute(lisbon, at(38.715, -9.135), at(38.7188, -9.1405))).toBeNull();
  });

  test.each([
    ['Lisbon', lisbon, [38.715, 38.745], [-9.16, -9.135]],
    ['New York', newYork, [40.72, 40.78], [-73.99, -73.96]],
  ] as const)('in %s keeps to streets (8 ways)', (_, shape, [south, north], [west, east]) => {
    const door = fc.record({
      latitude: fc.double({ min: south, max: north, noNaN: true }),
      longitude: fc.double({ min: west, max: east, noNaN: true }),
    });
    fc.assert(
      fc.property(door, door, (from, to) => {
        const way = streetRoute(shape, from, to);
        if (!way) return;
        expect(offStreet(shape, way)).toBeLessThan(15);
      }),
      { numRuns: 8 },
    );
  });
});
