import { expect, test } from 'vitest';
import { home } from '../../../../i18n/en/home.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { CityChoice } from './city-choice.tsx';

addWords('home', home);

const lisbon = {
  id: 'lisbon',
  drawing: 'lisbon',
  name: 'Lisbon',
  currency: 'EUR',
  carCount: 42,
  isDusk: false,
} as const;

test('without a city on offer it says that none is available [A-SEARCH-002 R-SEARCH-017]', () => {
  expect(rendered(<CityChoice cities={[]} />)).toContain('We’re not live in any city right now.');
});

test('with the search of this page switched off, a phone says where a city leads instead', () => {
  const cities = [{ ...lisbon, lowestPrice: '€29.00' }];
  expect(rendered(<CityChoice cities={cities} />)).not.toContain('Search is off');
  expect(rendered(<CityChoice cities={cities} />, { homepageSearchEnabled: false })).toContain(
    'Search is off on this page right now. Choose a city to see all its cars.',
  );
});

test('a city is offered with its picture, its true number of cars and its true lowest price [A-PRODUCT-008 D-002-002 D-038-003 R-PRODUCT-001]', () => {
  const shown = rendered(<CityChoice cities={[{ ...lisbon, lowestPrice: '€29.00' }]} />);
  expect(shown).toContain('/pictures/cities/lisbon-card.svg');
  expect(shown).toContain('42 cars, from €29.00 a\u00a0day');
  expect(shown).not.toContain('We are not live');
});
