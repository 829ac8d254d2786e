import { beforeAll, expect, test } from 'vitest';
import { car } from '../../../i18n/en/car.ts';
import { fleet } from '../../../i18n/en/fleet.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { aCar } from './car.fixture.ts';
import { Facts } from './facts.tsx';
import { Heading } from './heading.tsx';
import { Reviews } from './reviews.tsx';

beforeAll(() => {
  addWords('car', car);
  addWords('fleet', fleet);
});

/** Words inside drawings, such as the letters on a lever, are part of the drawing. */
const textOf = (shown: string) =>
  shown
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const factsOf = (change: Partial<typeof aCar>) =>
  [...rendered(<Facts car={{ ...aCar, ...change }} />).matchAll(/<li.*?<\/li>/g)].map(([item]) =>
    textOf(item),
  );

test('seats, the car’s own doors, transmission, propulsion and suitcases are shown [D-032-004 R-CAR-004 R-CAR-005]', () => {
  expect(factsOf({ doors: 3 })).toEqual([
    '5 seats',
    '3 doors',
    'Automatic',
    'Hybrid',
    '3 suitcases',
  ]);
});

test.each([
  [0, '0 suitcases'],
  [1, '1 suitcase'],
  [2, '2 suitcases'],
])('%i pieces of luggage read %s [R-CAR-006]', (luggages, text) => {
  expect(factsOf({ luggages }).at(-1)).toBe(text);
});

test('features are told in words [R-DATA-006]', () => {
  const car = { ...aCar, features: ['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC'] as const };
  expect(textOf(rendered(<Facts car={{ ...car, features: [...car.features] }} />))).toContain(
    'USB, Bluetooth, heated seats, and air conditioning',
  );
});

test('brand, model, category with its letter and year head the page [D-037-002 R-CAR-003 R-DATA-002]', () => {
  const shown = textOf(rendered(<Heading car={aCar} showsRating={false} />));
  expect(shown).toContain('Volvo XC40 D Family, 2024');
});

test('the rating is the true average with its count, and only while reviews are shown [D-032-002 R-CAR-017]', () => {
  expect(textOf(rendered(<Heading car={aCar} showsRating />))).toContain('4.8 (27 reviews)');
  expect(textOf(rendered(<Heading car={aCar} showsRating={false} />))).not.toContain('review');
  expect(textOf(rendered(<Heading car={{ ...aCar, rating: null }} showsRating />))).not.toContain(
    'review',
  );
});

test('a car without reviews says so [D-032-003 R-CAR-018]', () => {
  expect(textOf(rendered(<Reviews list={{ rating: null, reviews: [] }} />))).toContain(
    'No reviews yet. Yours could be the first.',
  );
});
