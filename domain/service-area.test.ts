import { describe, expect, test } from 'vitest';
import { areasOfCity, contains, operatingAreaNotFound, pickArea } from './service-area.ts';

const lisbon = {
  cityRef: 'lisbon',
  southWest: { latitude: 38.69, longitude: -9.23 },
  northEast: { latitude: 38.8, longitude: -9.09 },
};
const newYork = {
  cityRef: 'new-york',
  southWest: { latitude: 40.57, longitude: -74.05 },
  northEast: { latitude: 40.88, longitude: -73.86 },
};

describe('service area', () => {
  test('contains its inside and its edges, and nothing else [A-DATA-004 R-ADDRESS-013]', () => {
    expect(contains(lisbon, { latitude: 38.72, longitude: -9.14 })).toBe(true);
    expect(contains(lisbon, lisbon.southWest)).toBe(true);
    expect(contains(lisbon, lisbon.northEast)).toBe(true);
    expect(contains(lisbon, { latitude: 38.689, longitude: -9.14 })).toBe(false);
    expect(contains(lisbon, { latitude: 38.801, longitude: -9.14 })).toBe(false);
    expect(contains(lisbon, { latitude: 38.72, longitude: -9.089 })).toBe(false);
    expect(contains(lisbon, { latitude: 38.72, longitude: -9.231 })).toBe(false);
    expect(contains(lisbon, { latitude: Number.NaN, longitude: -9.14 })).toBe(false);
  });

  test('latitude and longitude are not interchangeable', () => {
    expect(contains(lisbon, { latitude: -9.14, longitude: 38.72 })).toBe(false);
  });

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
