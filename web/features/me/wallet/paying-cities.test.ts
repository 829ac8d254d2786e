import { expect, test } from 'vitest';
import { choicesOf, citiesOf } from './paying-cities.ts';

const cities = [
  { name: 'Lisbon', currency: 'EUR' },
  { name: 'Porto', currency: 'EUR' },
  { name: 'New York', currency: 'USD' },
] as const;

test('a card pays in the cities of its account’s currencies', () => {
  expect(citiesOf({ currencies: ['EUR'] }, cities)).toEqual(['Lisbon', 'Porto']);
  expect(citiesOf({ currencies: ['EUR', 'USD'] }, cities)).toHaveLength(3);
});

test('whoever adds a card chooses between accounts by their cities, none without a city', () => {
  expect(choicesOf([{ currencies: ['EUR'] }, { currencies: ['USD'] }], cities)).toEqual([
    { currency: 'EUR', cities: ['Lisbon', 'Porto'] },
    { currency: 'USD', cities: ['New York'] },
  ]);
  expect(choicesOf([{ currencies: [] }, { currencies: ['USD'] }], cities)).toHaveLength(1);
  expect(choicesOf([{ currencies: ['EUR', 'USD'] }], [])).toEqual([]);
});
