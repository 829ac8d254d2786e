import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { City } from '../../../../contract/cities.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import { moneyFromUnits } from '../../../../domain/money.ts';
import { emptySearch, type SearchState } from '../../trip/state/search-state.ts';
import { plainList } from './list-address.ts';
import { cityOfList, loadList } from './load-list.ts';

const city: City = {
  id: 'lisbon',
  code: 'LIS',
  name: 'Lisbon',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  offered: true,
  supportPhone: null,
  hours: { opensAtHour: 7, closesAtHour: 23 },
  center: { latitude: 38.72, longitude: -9.14 },
  boundingBox: {
    southWest: { latitude: 38.6, longitude: -9.3 },
    northEast: { latitude: 38.8, longitude: -9.0 },
  },
  carCount: 1,
  lowestPricePerDay: null,
  deposit: {
    creditCard: moneyFromUnits(350, 'EUR'),
    debitCard: moneyFromUnits(600, 'EUR'),
  },
  youngDriverFees: [],
};

const searchCars = vi.fn<ApiClient['searchCars']>();
const listCities = vi.fn(async () => ({
  cities: [city, { ...city, id: 'paris', offered: false }],
}));
const api = {
  listCities,
  getConfig: async () => ({
    now: '2026-11-15T05:00:00Z',
    flags: { reviewsEnabled: true },
    booking: { maximumDurationDays: 28, noticeHours: 2 },
  }),
  listFilterChoices: async () => ({ brands: ['Fiat'], years: [2024] }),
  listCityAreas: async () => ({ areas: [] }),
  searchCars,
} as unknown as ApiClient;

const narrowed = {
  ...plainList,
  filters: { ...plainList.filters, seats: [5], brand: ['Fiat', 'Trabant'] },
  sort: 'desc' as const,
  page: 3,
};
const found = { total: 0, page: 1, pages: 0, days: 3, cars: [] };
const wanted = (change: Partial<SearchState> = {}) => ({
  address: plainList,
  search: { ...emptySearch, ...change },
});
const dated = {
  start: { ...emptySearch.start, date: '2026-11-20', time: '10:30' },
  end: { ...emptySearch.end, date: '2026-11-24', time: '09:00' },
};

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  searchCars.mockResolvedValue(found);
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('loading the list', () => {
  test('asks for the trip of the search, in UTC, and says it in city time [R-CALL-001]', async () => {
    const list = await loadList(api, city, wanted(dated));
    expect(searchCars).toHaveBeenCalledWith({
      query: expect.objectContaining({
        city: 'lisbon',
        from: '2026-11-20T10:30:00Z',
        to: '2026-11-24T09:00:00Z',
        size: '10',
      }),
    });
    expect(list.trip).toMatchObject({
      starts: { day: 'Nov 20', time: '10:30am' },
      ends: { day: 'Nov 24', time: '09:00am' },
    });
  });

  test('asks for the page, the order and the filters of its address, and brands of the city', async () => {
    await loadList(api, city, { ...wanted(dated), address: narrowed });
    expect(searchCars).toHaveBeenCalledExactlyOnceWith({
      query: expect.objectContaining({ page: '3', sort: 'desc', seats: ['5'], brand: ['Fiat'] }),
    });
  });

  test('takes the first city on offer for one that is not', async () => {
    expect(await cityOfList(api, wanted({ cityId: 'paris' }))).toBe(city);
    const address = { ...plainList, cityId: 'paris' };
    expect(await cityOfList(api, { ...wanted(), address })).toBe(city);
  });

  test('is of the city its address names, whatever was searched before', async () => {
    const newYork = { ...city, id: 'new-york' };
    listCities.mockResolvedValueOnce({ cities: [city, newYork] });
    const address = { ...plainList, cityId: 'new-york' };
    expect(await cityOfList(api, { ...wanted({ cityId: 'lisbon' }), address })).toBe(newYork);
  });

  test('has nothing to show while no city is on offer', async () => {
    listCities.mockResolvedValueOnce({ cities: [] });
    expect(await cityOfList(api, wanted())).toBeUndefined();
  });

  test('falls back to the first trip the rules allow, and says so', async () => {
    const strict = {
      ...api,
      getConfig: async () => ({
        now: '2026-11-15T10:00:00Z',
        flags: { reviewsEnabled: true },
        booking: { maximumDurationDays: 2, noticeHours: 24 },
      }),
    } as unknown as ApiClient;
    const list = await loadList(strict, city, wanted(dated));
    expect(list.result.kind).toBe('found');
    expect(list.trip).toMatchObject({
      from: '2026-11-17T09:00:00Z',
      to: '2026-11-19T09:00:00Z',
      replaced: 'notAllowed',
    });
    expect(log).not.toHaveBeenCalled();
  });

  test('empties the list and logs, once, when the search fails [R-ERROR-008 R-LIST-032]', async () => {
    const error = new ApiError({ code: 'unavailable', message: 'No readable answer' }, 503);
    searchCars.mockRejectedValue(error);
    const list = await loadList(api, city, wanted(dated));
    expect(list.result).toEqual({ kind: 'failed' });
    expect(list.trip.starts.day).toBe('Nov 20');
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
  });
});
