import { describe, expect, test } from 'vitest';
import { contains } from './service-area.ts';

const lisbon = {
  southWest: { latitude: 38.69, longitude: -9.23 },
  northEast: { latitude: 38.8, longitude: -9.09 },
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
});
