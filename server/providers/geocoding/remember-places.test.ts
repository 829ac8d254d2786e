import { describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../../clock.ts';
import type { Geocoder } from './port.ts';
import { rememberPlaces } from './remember-places.ts';
import { searchedCities } from './searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

const at = (instant: string): Clock => ({
  ...systemClock,
  now: () => Temporal.Instant.from(instant),
});

describe('what was answered', () => {
  function counting() {
    let calls = 0;
    const gazetteer = createEmbeddedGeocoder();
    const geocoder: Geocoder = {
      search(query) {
        calls += 1;
        return query.text.includes('fail') ? Promise.reject(new Error()) : gazetteer.search(query);
      },
      reverse(at) {
        calls += 1;
        return gazetteer.reverse(at);
      },
    };
    return { geocoder, calls: () => calls };
  }

  it('is kept for an hour of the product’s clock', async () => {
    const { geocoder, calls } = counting();
    let now = '2027-03-05T10:00:00Z';
    const kept = rememberPlaces(geocoder, {
      ...systemClock,
      now: () => Temporal.Instant.from(now),
    });
    const answer = await kept.search({ city: searchedCities.lisbon, text: 'Rua Augusta' });
    expect(await kept.search({ city: searchedCities.lisbon, text: ' rua  augusta' })).toEqual(
      answer,
    );
    now = '2027-03-05T10:59:59Z';
    await kept.search({ city: searchedCities.lisbon, text: 'Rua Augusta' });
    expect(calls()).toBe(1);
    await kept.search({ city: searchedCities.paris, text: 'Rua Augusta' });
    await kept.search({ city: searchedCities.lisbon, text: 'Rua Augusta', limit: 1 });
    expect(calls()).toBe(3);
    now = '2027-03-05T11:00:00Z';
    await kept.search({ city: searchedCities.lisbon, text: 'Rua Augusta' });
    expect(calls()).toBe(4);
  });

  it('is kept for a point, to a metre', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'));
    await kept.reverse({ city: searchedCities.lisbon, latitude: 38.7107, longitude: -9.1417 });
    await kept.reverse({ city: searchedCities.lisbon, latitude: 38.710_700_4, longitude: -9.1417 });
    await kept.reverse({ city: searchedCities.lisbon, latitude: 38.7108, longitude: -9.1417 });
    expect(calls()).toBe(2);
  });

  it('is forgotten, the oldest first, when there is too much of it', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'), 2);
    const look = (text: string) => kept.search({ city: searchedCities.lisbon, text });
    await look('Rua Augusta');
    await look('Rua Garrett');
    await look('Rua do Ouro');
    await look('Rua Garrett');
    expect(calls()).toBe(3);
    await look('Rua Augusta');
    expect(calls()).toBe(4);
  });

  it('is not kept when it was no answer', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'));
    for (const _ of [1, 2]) {
      await expect(kept.search({ city: searchedCities.lisbon, text: 'fail' })).rejects.toThrow();
    }
    expect(calls()).toBe(2);
  });
});
