import { describe, expect, it } from 'vitest';
import { type Polygon, type Position, polygonOf } from '../../../domain/polygon.ts';
import { box } from '../../../domain/service-area.ts';
import { cornerNear, drawnRings, isDrawnAlike, ringAt } from './area-rings.ts';

const ring = (south: number, west: number, north: number, east: number): Position[] =>
  polygonOf(box(south, west, north, east)).coordinates[0] ?? [];
const area: Polygon = {
  type: 'Polygon',
  coordinates: [ring(41.1, -8.7, 41.2, -8.6), ring(41.12, -8.68, 41.14, -8.66)],
};

describe('an area on the map', () => {
  it('is drawn ring by ring, to a tenth of a metre', () => {
    const exact: Polygon = { ...area, coordinates: [[...ring(41.10000004, -8.7, 41.2, -8.6)]] };
    expect(drawnRings(exact)).toEqual([ring(41.1, -8.7, 41.2, -8.6)]);
    expect(isDrawnAlike(exact, { ...area, coordinates: area.coordinates.slice(0, 1) })).toBe(true);
    expect(isDrawnAlike(exact, area)).toBe(false);
  });

  it('leaves out what has too few corners to be drawn', () => {
    const begun: Position[] = [
      [-8.7, 41.1],
      [-8.6, 41.1],
      [-8.7, 41.1],
    ];
    expect(drawnRings({ ...area, coordinates: [begun] })).toEqual([]);
    expect(drawnRings(null)).toEqual([]);
  });

  it('is pointed at by its hole or else by its outline', () => {
    expect(ringAt(area.coordinates, [-8.67, 41.13])).toBe(1);
    expect(ringAt(area.coordinates, [-8.62, 41.18])).toBe(0);
    expect(ringAt(area.coordinates, [0, 0])).toBe(0);
  });

  it('takes the nearest corner of a neighbour, if the pointer is close', () => {
    const project = ([x, y]: Position) => ({ x: x * 1000, y: y * 1000 });
    const near = (x: number, y: number) => cornerNear([area], { x, y }, { project, withinPx: 12 });
    expect(near(-8603, 41_203)).toEqual([-8.6, 41.2]);
    expect(near(-8678, 41_121)).toEqual([-8.68, 41.12]);
    expect(near(-8640, 41_203)).toBeUndefined();
  });
});
