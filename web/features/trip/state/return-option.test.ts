import { describe, expect, test } from 'vitest';
import { addressOfEntry, chooseCity, deliverTo, returnTo } from './return-option.ts';
import { emptySearch } from './search-state.ts';

const hotel = { query: 'Hotel Mundial', location: { latitude: 38.7155, longitude: -9.1361 } };
const airport = { query: 'Airport', location: { latitude: 38.7742, longitude: -9.1342 } };
const delivered = deliverTo({ ...emptySearch, cityId: 'lisbon' }, hotel);

describe('the return address', () => {
  test('follows the delivery address until another is chosen', () => {
    expect(delivered.end).toMatchObject(hotel);
    expect(deliverTo(delivered, airport).end).toMatchObject(airport);
    const elsewhere = returnTo(delivered, airport);
    expect(deliverTo(elsewhere, { ...hotel, query: 'Rossio' }).end).toMatchObject(airport);
  });

  test('is kept in the history as longitude and latitude, newest first, each once [R-CHANGE-004 R-DATA-021 R-SEARCH-031]', () => {
    const station = { query: 'Oriente', location: { latitude: 38.768, longitude: -9.0991 } };
    const search = returnTo(returnTo(returnTo(delivered, airport), station), airport);
    expect(search.returnOption).toBe('custom_location_-9.1342,38.7742');
    expect(search.returnLocationHistory).toEqual([
      { label: 'Airport', value: 'custom_location_-9.1342,38.7742' },
      { label: 'Oriente', value: 'custom_location_-9.0991,38.768' },
    ]);
    const [entry] = search.returnLocationHistory;
    expect(entry && addressOfEntry(entry)).toEqual(airport);
  });

  test('keeps the five newest', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].reduce(
      (search, n) => returnTo(search, { query: `${n}`, location: { latitude: n, longitude: n } }),
      delivered,
    );
    expect(many.returnLocationHistory.map(({ label }) => label)).toEqual(['7', '6', '5', '4', '3']);
  });

  test('collapses to the same address when it is the delivery address [R-SEARCH-032]', () => {
    expect(returnTo(delivered, { ...hotel, query: 'Mundial' })).toEqual(delivered);
    const moved = deliverTo(returnTo(delivered, airport), airport);
    expect(moved.returnOption).toBe('same_address');
  });
});

describe('another city', () => {
  test('forgets the addresses and keeps the dates', () => {
    const search = returnTo(
      { ...delivered, start: { ...delivered.start, date: '2026-05-02' } },
      airport,
    );
    const other = chooseCity(search, 'new-york');
    expect(other).toMatchObject({ cityId: 'new-york', returnOption: 'same_address' });
    expect(other.start).toMatchObject({ date: '2026-05-02', location: null, query: '' });
    expect(other.end).toMatchObject({ location: null, query: '' });
    expect(other.returnLocationHistory).toEqual([]);
    expect(chooseCity(search, 'lisbon')).toBe(search);
  });
});
