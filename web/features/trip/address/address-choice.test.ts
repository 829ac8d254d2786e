import { describe, expect, test } from 'vitest';
import type { Place } from '../../../../contract/places.ts';
import { somePlace as place } from '../state/place.fixture.ts';
import { addressChoices, addressNotice, sureGuess } from './address-choice.ts';
import type { PlacesAnswer } from './use-places.ts';

const situation = (state: PlacesAnswer['state'], places: Place[] = [], isPicked = false) => ({
  answer: { state, places, credit: null },
  isPicked,
  canKeep: true,
  used: [{ query: 'Rua do Carmo 2, Lisboa', location: { latitude: 38.711, longitude: -9.139 } }],
  isLocationAllowed: true,
});
const kinds = (of: Parameters<typeof addressChoices>[0]) =>
  addressChoices(of).map(({ kind }) => kind);

describe('what can be picked for an address', () => {
  test('are the places found, and always the own place and a pin on the map', () => {
    expect(kinds(situation('found', [place]))).toEqual(['place', 'here', 'pin']);
    expect(kinds(situation('short'))).toEqual(['here', 'pin']);
  });

  test('before typing are the last used and where people go most, below what stood there before them', () => {
    expect(kinds(situation('popular', [place]))).toEqual(['here', 'pin', 'used', 'place']);
    expect(addressNotice(situation('popular', [place]), 'idle')).toBe('hint');
  });

  test('is the own place only where the browser would tell it', () => {
    const choices = (isLocationAllowed: boolean) =>
      addressChoices({ ...situation('short'), isLocationAllowed });
    expect(choices(true)).toContainEqual({ kind: 'here', isBlocked: false });
    expect(choices(false)).toContainEqual({ kind: 'here', isBlocked: true });
  });

  test('Enter takes the first address found for what was typed, and nothing else', () => {
    expect(sureGuess(situation('found', [place]))).toBe(place);
    for (const state of ['short', 'popular', 'searching', 'failed', 'offline'] as const) {
      expect(sureGuess(situation(state, [place])), state).toBeUndefined();
    }
    expect(sureGuess(situation('found', []))).toBeUndefined();
    expect(sureGuess(situation('found', [place], true))).toBeUndefined();
  });

  test.each(['failed', 'offline'] as const)('is another try when the search has %s', (state) => {
    expect(kinds(situation(state))).toEqual(['retry', 'here', 'pin']);
  });

  test('is what was picked before, where it can be kept, and no list of others', () => {
    const picked = situation('failed', [place], true);
    expect(kinds(picked)).toEqual(['keep', 'here', 'pin']);
    expect(kinds({ ...picked, canKeep: false })).toEqual(['here', 'pin']);
  });
});

describe('what is said above the list', () => {
  test.each([
    ['short', [], 'hint'],
    ['searching', [], 'searching'],
    ['searching', [place], null],
    ['found', [place], null],
    ['found', [], 'none'],
    ['failed', [], 'failed'],
    ['offline', [place], 'offline'],
  ] as const)('%s with %j: %s', (state, places, notice) => {
    expect(addressNotice(situation(state, [...places]), 'idle')).toBe(notice);
  });

  test('is nothing about an address that was picked', () => {
    expect(addressNotice(situation('found', [], true), 'idle')).toBeNull();
  });

  test.each(['locating', 'denied', 'unknown', 'out_of_reach'] as const)(
    'is %s before anything else while the own place is looked for',
    (location) => {
      expect(addressNotice(situation('found', [], true), location)).toBe(location);
    },
  );
});
