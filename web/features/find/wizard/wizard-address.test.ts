import { describe, expect, test } from 'vitest';
import { carsPath, isAmongCars, safeOrigin, stepIn, stepPath } from './wizard-address.ts';

describe('the origin of a search', () => {
  test('is a path of this site', () => {
    expect(safeOrigin('/assets?page=2&seats=5')).toBe('/assets?page=2&seats=5');
    expect(safeOrigin('/assets/7')).toBe('/assets/7');
  });

  test.each(['//evil.example', '/search?step=1'])('is home instead of %j', (value) => {
    expect(safeOrigin(value)).toBe('/');
  });
});

test('an unknown step is the first [R-ROUTE-004]', () => {
  const steps = ['step=0', 'step=1', 'step=2', 'step=3', 'step=x', ''];
  expect(steps.map((query) => stepIn(new URLSearchParams(query)))).toEqual([0, 1, 2, 0, 0, 0]);
});

test('a step keeps the origin [R-ROUTE-003]', () => {
  expect(stepPath('/assets?seats=5', 1)).toBe('/search?origin=%2Fassets%3Fseats%3D5&step=1');
});

test('a finished search leads to the list, or back to where it was left', () => {
  expect(carsPath('/', 'lisbon')).toBe('/assets?city=lisbon');
  expect(carsPath('/assets?city=lisbon&page=3&seats=5&sort=desc&view=map', 'lisbon')).toBe(
    '/assets?city=lisbon&seats=5&sort=desc&view=map',
  );
  expect(carsPath('/assets/7', 'lisbon')).toBe('/assets/7');
  expect(isAmongCars('/assetsx')).toBe(false);
});
