import { describe, expect, test } from 'vitest';
import { emptySearch, type SearchState } from './search-state.ts';
import { tripOfSearch, withDraft } from './trip-of-search.ts';

const lisbon = {
  timeZone: 'Europe/Lisbon',
  now: Temporal.Instant.from('2026-05-01T11:10:00Z'),
  noticeHours: 2,
  maxDurationDays: 28,
};

function searching(start: string, end: string): SearchState {
  const point = (text: string) => ({
    ...emptySearch.start,
    date: text.slice(0, 10),
    time: text.slice(11),
  });
  return { ...emptySearch, start: point(start), end: point(end) };
}

const byDefault = { startsAt: '2026-05-02T08:00:00Z', endsAt: '2026-05-05T08:00:00Z' };

describe('the trip of a search', () => {
  test('without dates is tomorrow at 09:00, for three days, in city time [A-POLICY-004 R-SEARCH-028]', () => {
    expect(tripOfSearch(emptySearch, lisbon)).toMatchObject(byDefault);
    const inNewYork = tripOfSearch(emptySearch, { ...lisbon, timeZone: 'America/New_York' });
    expect(inNewYork.startsAt).toBe('2026-05-02T13:00:00Z');
  });

  test('is the stored one while it lies ahead', () => {
    const trip = tripOfSearch(searching('2026-05-01 14:30', '2026-05-04 10:00'), lisbon);
    expect(trip).toMatchObject({
      startsAt: '2026-05-01T13:30:00Z',
      endsAt: '2026-05-04T09:00:00Z',
    });
    expect(trip.draft.startTime.toString()).toBe('14:30:00');
  });

  test.each([
    ['begun already', searching('2026-05-01 12:00', '2026-05-04 10:00')],
    ['reversed', searching('2026-05-05 09:00', '2026-05-04 09:00')],
    ['of no length', searching('2026-05-05 09:00', '2026-05-05 09:00')],
    ['half chosen', { ...searching('2026-05-05 09:00', '2026-05-06 09:00'), end: emptySearch.end }],
  ])('is the default when the stored one is %s', (_, search) => {
    expect(tripOfSearch(search, lisbon)).toMatchObject(byDefault);
  });

  test('says why it is another one than was chosen', () => {
    const reasonFor = (start: string, end: string, rules = lisbon) =>
      tripOfSearch(searching(start, end), rules).replaced;
    expect(tripOfSearch(emptySearch, lisbon).replaced).toBeNull();
    expect(reasonFor('2026-05-03 09:00', '2026-05-04 09:00')).toBeNull();
    expect(reasonFor('2026-05-01 12:00', '2026-05-04 10:00')).toBe('passed');
    expect(reasonFor('2026-05-01 13:00', '2026-05-04 10:00')).toBe('notAllowed');
    const shorter = { ...lisbon, maxDurationDays: 2 };
    expect(reasonFor('2026-05-03 09:00', '2026-05-06 09:00', shorter)).toBe('notAllowed');
  });

  test('goes back into the search as it came', () => {
    const search = searching('2026-05-03 14:30', '2026-05-04 10:00');
    expect(withDraft(emptySearch, tripOfSearch(search, lisbon).draft)).toEqual(search);
  });
});
