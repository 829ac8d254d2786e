import { describe, expect, test } from 'vitest';
import { serviceOutline } from './service-outline.ts';

const box = (south: number, west: number, north: number, east: number) => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});

const drawn = (areas: ReturnType<typeof box>[]) =>
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

  test('of no area is nothing', () => {
    expect(drawn([])).toEqual([]);
  });
});
