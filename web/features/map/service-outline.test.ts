import { describe, expect, test } from 'vitest';
import { type Polygon, polygonOf } from '../../../domain/polygon.ts';
import { type Box, box } from '../../../domain/service-area.ts';
import { serviceOutline } from './service-outline.ts';

const drawn = (boxes: readonly Box[]) => drawnOf(boxes.map(polygonOf));
const drawnOf = (areas: readonly Polygon[]) =>
  serviceOutline(areas)
    .map(([a, b]) => `${a.latitude},${a.longitude} ${b.latitude},${b.longitude}`)
    .sort();

describe('the outline of the service areas', () => {
  test('of one area are its four sides', () => {
    expect(drawn([box(0, 0, 2, 3)])).toEqual(['0,0 0,3', '0,0 2,0', '0,3 2,3', '2,0 2,3']);
  });

  test('has no line where areas meet or overlap', () => {
    const together = ['0,0 0,4', '0,0 2,0', '0,4 2,4', '2,0 2,4'];
    expect(drawn([box(0, 0, 2, 2), box(0, 2, 2, 4)])).toEqual(together);
    expect(drawn([box(0, 0, 2, 3), box(0, 1, 2, 4)])).toEqual(together);
    expect(drawn([box(0, 0, 2, 4), box(0, 1, 1, 2)])).toEqual(together);
  });

  test('goes round the corner of two areas of different height', () => {
    expect(drawn([box(0, 0, 2, 2), box(0, 1, 1, 4)])).toEqual([
      '0,0 0,4',
      '0,0 2,0',
      '0,4 1,4',
      '1,2 1,4',
      '1,2 2,2',
      '2,0 2,2',
    ]);
  });

  test('follows slanted edges and goes round holes', () => {
    const triangle: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [8, 0],
          [0, 8],
          [0, 0],
        ],
        [
          [1, 1],
          [2, 1],
          [1, 2],
          [1, 1],
        ],
      ],
    };
    expect(drawnOf([triangle])).toEqual([
      '0,0 0,8',
      '0,0 8,0',
      '1,1 1,2',
      '1,1 2,1',
      '2,1 1,2',
      '8,0 0,8',
    ]);
    // A box over the hole and beyond the slanted edge takes away what it covers of both.
    expect(drawnOf([triangle, polygonOf(box(0, 0, 5, 5))])).toEqual([
      '0,0 0,8',
      '0,0 8,0',
      '3,5 0,8',
      '3,5 5,5',
      '5,3 5,5',
      '8,0 5,3',
    ]);
  });

  test('of no area is nothing', () => {
    expect(drawn([])).toEqual([]);
  });
});
