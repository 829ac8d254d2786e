import { describe, expect, test } from 'vitest';
import { projection } from '../projection.ts';
import type { CityShape } from './city-shape.ts';
import newYork from './data/new-york.json' with { type: 'json' };
import type { Mark } from './mark.ts';
import { staticLabels } from './static-labels.ts';
import { staticPaths } from './static-paths.ts';

const park = (name: string, longitude: number): CityShape['features'][number] => ({
  type: 'Feature',
  properties: { kind: 'park', name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [longitude, 0],
        [longitude + 0.001, 0],
        [longitude, 0.001],
        [longitude, 0],
      ],
    ],
  },
});

const tiny: CityShape = {
  type: 'FeatureCollection',
  credits: [],
  bbox: [-1, -1, 1, 1],
  ground: [-2, -2, 2, 2],
  features: [
    {
      type: 'Feature',
      properties: { kind: 'park', name: 'Green' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0.1, 0],
            [0, 0.1],
            [0, 0],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'street', class: 'primary', name: 'High Street' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-0.1, 0],
          [0.1, 0],
        ],
      },
    },
  ],
};

describe('the drawn map', () => {
  test('has its origin in the middle of what is drawn, and a path for each kind', () => {
    const { origin, parks, streets, water } = staticPaths(tiny);
    expect(origin).toEqual({ latitude: 0, longitude: 0 });
    expect(parks).toMatch(/^M0\.0 0\.0L582\.5 0\.0L0\.0 -582\.\dL0\.0 0\.0Z$/);
    expect(streets.primary).toBe('M-582.5 0.0L582.5 0.0');
    expect(streets.local).toBe('');
    expect(water).toBe('');
  });

  test('of a real city writes names that do not cover each other', () => {
    const size = { width: 474, height: 720 };
    const camera = { center: { latitude: 40.775, longitude: -73.97 }, zoom: 13.5 };
    const project = projection(camera, size);
    const labels = staticLabels(newYork as unknown as CityShape, {
      project,
      size,
      zoom: camera.zoom,
      marks: [],
    });
    const texts = labels.map(({ text }) => text);
    expect(texts).toContain('Central Park');
    expect(new Set(texts).size).toBe(texts.length);
    expect(labels.length).toBeGreaterThan(8);
    for (const { turn } of labels) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
  });

  test('leaves a name out that would cover another, that does not fit, or that a pin would cover', () => {
    const size = { width: 400, height: 300 };
    const camera = { center: { latitude: 0, longitude: 0 }, zoom: 14 };
    const namesOf = (...features: CityShape['features']) =>
      staticLabels(
        { ...tiny, features },
        { project: projection(camera, size), size, zoom: 14, marks },
      ).map(({ text }) => text);
    let marks: readonly Mark[] = [];
    expect(namesOf(park('East', 0.004), park('West', -0.004))).toEqual(['East', 'West']);
    expect(namesOf(park('East', 0.0005), park('West', -0.0005))).toEqual(['East']);
    expect(namesOf(park('East', 0.009))).toEqual([]);
    const pin = { width: 80, height: 40 };
    marks = [{ at: { latitude: 0, longitude: 0.004 }, offset: { x: 0, y: 0 }, size: pin }];
    expect(namesOf(park('East', 0.004), park('West', -0.004))).toEqual(['West']);
  });

  test('moves the name of a quarter a little where a pin stands on it', () => {
    const size = { width: 400, height: 300 };
    const camera = { center: { latitude: 0, longitude: 0 }, zoom: 12.5 };
    const quarter: CityShape['features'][number] = {
      type: 'Feature',
      properties: { kind: 'district', class: 'quarter', name: 'Old Town' },
      geometry: { type: 'Point', coordinates: [0, 0] },
    };
    const placeWith = (marks: readonly Mark[]) =>
      staticLabels(
        { ...tiny, features: [quarter] },
        { project: projection(camera, size), size, zoom: 12.5, marks },
      ).map(({ at }) => at);
    const at = { latitude: 0, longitude: 0 };
    const mark = (height: number) => ({ at, offset: { x: 0, y: 0 }, size: { width: 12, height } });
    expect(placeWith([])).toEqual([{ x: 200, y: 150 }]);
    expect(placeWith([mark(12)])).toEqual([{ x: 200, y: 132 }]);
    expect(placeWith([mark(200)])).toEqual([]);
  });
});
