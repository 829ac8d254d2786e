import { describe, expect, test } from 'vitest';
import { areasOfCity, operatingAreaNotFound, pickArea } from './operating-areas.ts';
import { polygonOf } from './polygon.ts';
import { box } from './service-area.ts';

const lisbon = { cityRef: 'lisbon', outline: polygonOf(box(38.69, -9.23, 38.8, -9.09)) };
const newYork = { cityRef: 'new-york', outline: polygonOf(box(40.57, -74.05, 40.88, -73.86)) };

describe('operating areas', () => {
  test('the area that serves a point is found, or none', () => {
    const areas = [lisbon, newYork];
    expect(pickArea(areas, { latitude: 40.75, longitude: -73.98 })).toBe(newYork);
    expect(pickArea(areas, { latitude: 48.86, longitude: 2.35 })).toBeUndefined();
  });

  test('a city without an area is a defect [A-DATA-005 R-ADDRESS-016]', () => {
    expect(areasOfCity([lisbon, newYork], 'lisbon')).toEqual([lisbon]);
    expect(() => areasOfCity([lisbon], 'paris')).toThrow(operatingAreaNotFound);
    expect(operatingAreaNotFound).toBe('Operating area not found for the selected city!');
  });
});
