import { describe, expect, it } from 'vitest';
import { searchedCities } from '../searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';

const geocoder = createEmbeddedGeocoder();

describe('The address at a point', () => {
  it('is the nearest door in Lisbon, even numbers on the right', async () => {
    const at = { city: searchedCities.lisbon, latitude: 38.7101, longitude: -9.1374 } as const;
    const place = await geocoder.reverse(at);
    expect(place?.name).toMatch(/^Rua Augusta 1[01]\d$/);
    expect(place).toMatchObject({ kind: 'address', approximate: false });
  });

  it('is the nearest door in New York', async () => {
    const at = {
      city: searchedCities['new-york'],
      latitude: 40.7679,
      longitude: -73.9837,
    } as const;
    const place = await geocoder.reverse(at);
    expect(place?.name).toMatch(/^3[34]\d West 58th Street$/);
  });

  it('is only whereabouts on the river', async () => {
    const at = { city: searchedCities.lisbon, latitude: 38.6905, longitude: -9.15 } as const;
    expect((await geocoder.reverse(at))?.approximate).toBe(true);
  });

  it('is nothing across the city limit', async () => {
    const almada = { city: searchedCities.lisbon, latitude: 38.67, longitude: -9.16 } as const;
    expect(await geocoder.reverse(almada)).toBeNull();
  });
});
