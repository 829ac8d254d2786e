import { expect, it } from 'vitest';
import { designFor } from './design-for.ts';

it.each([
  ['Volkswagen', 'Golf', 'ECONOMY', 'volkswagen-golf'],
  ['Volkswagen', 'Golf Variant', 'ESTATE', 'volkswagen-golf'],
  ['SEAT', 'León', 'ECONOMY', 'seat-leon'],
  ['BMW', '3 Touring', 'ESTATE', 'bmw-3-touring'],
  ['Citroën', 'C3 Aircross', 'SUV', 'citroen-c3'],
  ['Volvo', 'XC600', 'SUV', 'nissan-qashqai'],
  ['Polestar', '2', 'SEDAN', 'toyota-corolla'],
  ['', '', 'VAN', 'volkswagen-touran'],
] as const)('%s %s as %s is drawn as %s', (brand, model, bodyType, design) => {
  expect(designFor(brand, model, bodyType)).toBe(design);
});
