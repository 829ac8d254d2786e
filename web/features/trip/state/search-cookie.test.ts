import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchState, searchCookie } from './search-cookie.ts';
import { emptySearch, type SearchState } from './search-state.ts';
import { limits } from './valid-search.ts';

const text = fc.string({ unit: 'grapheme', maxLength: limits.textLength, size: 'max' }).map((it) =>
  it
    .replace(/\p{Cc}/gu, '')
    .slice(0, limits.textLength)
    .toWellFormed(),
);
const degrees = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0);
const location = fc.record({ latitude: degrees(89), longitude: degrees(179) });
const custom = location.map(
  ({ latitude, longitude }) =>
    `custom_location_${longitude.toFixed(6)},${latitude.toFixed(6)}` as const,
);
const point = fc.record({
  date: fc.constantFrom(null, '2026-05-02', '2028-02-29', '2026-12-31'),
  time: fc.constantFrom('00:00', '09:00', '23:30'),
  location: fc.option(location),
  query: text,
});
const ids = (most: number) => fc.array(fc.uuid(), { maxLength: most, size: 'max' });
const search: fc.Arbitrary<SearchState> = fc.record({
  cityId: fc.constantFrom(null, 'lisbon', 'new-york'),
  start: point,
  end: point,
  returnOption: fc.oneof(fc.constantFrom('same_address', 'other_location'), custom),
  returnLocationHistory: fc.array(fc.record({ label: text, value: custom }), {
    maxLength: limits.history,
  }),
  extras: ids(limits.extras),
  insurances: fc.record({ main: fc.option(fc.uuid()), extras: ids(limits.insurances) }),
});

const at = (latitude: number, longitude: number) => ({
  ...emptySearch.start,
  location: { latitude, longitude },
});
const header = (state: SearchState) => searchCookie(state, false).split(';')[0] ?? '';

describe('the search cookie', () => {
  test('gives back what was put in, the oldest return addresses excepted [D-005-001 D-036-002 R-DATA-022]', () => {
    fc.assert(
      fc.property(search, (state) => {
        const read = readSearchState(`ribbon=closed; ${header(state)}`);
        const { returnLocationHistory, ...rest } = state;
        const { returnLocationHistory: history, ...readRest } = read;
        expect(readRest).toEqual(rest);
        expect(returnLocationHistory.slice(0, history.length)).toEqual(history);
      }),
    );
  });

  test('keeps the whole history of an ordinary search', () => {
    const entry = { label: 'Rua da Madalena 84, Lisbon', value: 'custom_location_-9.13,38.71' };
    const state = { ...emptySearch, returnLocationHistory: Array(5).fill(entry) };
    expect(readSearchState(header(state))).toEqual(state);
  });

  test('stays under 3.5 KB whatever was typed', () => {
    // Any code units, so lone surrogates and control characters too.
    const long = fc
      .uint16Array({ maxLength: 400, size: 'max' })
      .map((units) => String.fromCharCode(...units));
    const anyLength = fc.tuple(search, long, ids(60));
    fc.assert(
      fc.property(anyLength, ([state, query, extras]) => {
        const cookie = searchCookie(
          {
            ...state,
            start: { ...state.start, query },
            end: { ...state.end, query },
            returnLocationHistory: state.returnLocationHistory.map((it) => ({
              ...it,
              label: query,
            })),
            extras,
          },
          true,
        );
        expect(cookie.length).toBeLessThan(3_500);
        expect(readSearchState(cookie).start.time).toBe(state.start.time);
      }),
    );
  });

  test('reads as no search when it is anything else [D-005-002]', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const value = fc.oneof(
      fc.string(),
      json,
      json.map((it) => Buffer.from(it).toString('base64url')),
    );
    fc.assert(
      fc.property(fc.oneof(value, fc.string()), (it) => {
        expect(readSearchState(`handover.search=${it}`)).toEqual(emptySearch);
        expect(readSearchState(it)).toEqual(emptySearch);
      }),
    );
    expect(readSearchState(null)).toEqual(emptySearch);
  });

  test.each<[string, object]>([
    ['a day that does not exist', { start: { ...emptySearch.start, date: '2026-02-30' } }],
    ['a time off the half hour', { end: { ...emptySearch.end, time: '09:10' } }],
    ['a point beyond a pole', { start: at(91, 0) }],
    ['a point beyond the date line', { end: at(0, -181) }],
    ['half a point', { start: { ...emptySearch.start, location: { latitude: 38.7 } } }],
    ['a city that is a path', { cityId: '../etc' }],
    ['a return option of its own', { returnOption: 'custom_location_javascript:' }],
    ['markup for an id', { extras: ['<script>'] }],
  ])('reads as no search with %s [D-005-002 R-SEARCH-031]', (_, part) => {
    expect(readSearchState(header({ ...emptySearch, cityId: 'lisbon', ...part }))).toEqual(
      emptySearch,
    );
  });

  test('belongs to the whole site for 30 days [D-005-001]', () => {
    expect(searchCookie(emptySearch, false)).toMatch(/; Path=\/; SameSite=Lax; Max-Age=2592000$/);
    expect(searchCookie(emptySearch, true)).toMatch(/; Max-Age=2592000; Secure$/);
  });
});
