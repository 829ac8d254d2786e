import { expect, test } from 'vitest';
import { box } from '../../../domain/service-area.ts';
import { emptySearch } from '../trip/state/search-state.ts';
import { isWithinReach } from './within-reach.ts';

const boundingBox = box(38.685, -9.235, 38.8, -9.085);
const corners: [number, number][] = [
  [-9.235, 38.685],
  [-9.085, 38.685],
  [-9.235, 38.8],
  [-9.235, 38.685],
];
const outline = { type: 'Polygon' as const, coordinates: [corners] };
const lisbon = { id: 'lisbon', name: 'Lisbon', boundingBox, outline };
const inLisbon = { ...emptySearch.start, location: { latitude: 38.71, longitude: -9.14 } };
const inPorto = { ...emptySearch.start, location: { latitude: 41.15, longitude: -8.61 } };

test('both addresses must lie in an area of the car’s city [R-CAR-023]', () => {
  expect(isWithinReach({ start: inLisbon, end: inLisbon }, [lisbon])).toBe(true);
  expect(isWithinReach({ start: inLisbon, end: inPorto }, [lisbon])).toBe(false);
  expect(isWithinReach({ start: inPorto, end: inLisbon }, [lisbon])).toBe(false);
  const beyondTheEdge = { ...inLisbon, location: { latitude: 38.79, longitude: -9.1 } };
  expect(isWithinReach({ start: beyondTheEdge, end: inLisbon }, [lisbon])).toBe(false);
});

test('an address that is not chosen yet is not out of reach', () => {
  expect(isWithinReach(emptySearch, [lisbon])).toBe(true);
});
