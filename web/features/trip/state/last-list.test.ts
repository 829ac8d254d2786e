import { expect, test } from 'vitest';
import { inCity, listOf } from './last-list.ts';

test('the list of a city comes with the filters, the order and the map it was left with', () => {
  expect(listOf('lisbon')).toBe('/assets?city=lisbon');
  expect(inCity('/assets', 'lisbon')).toBe(listOf('lisbon'));
  expect(inCity('/assets?category=SUV&category=A&sort=desc&view=map', 'lisbon')).toBe(
    '/assets?city=lisbon&category=SUV&category=A&sort=desc&view=map',
  );
});
