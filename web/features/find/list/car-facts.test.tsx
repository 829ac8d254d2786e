import { beforeAll, expect, test } from 'vitest';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import type { ListedCar } from '../data/list-data.ts';
import { CarKind } from './car-facts.tsx';

beforeAll(() => addWords('fleet', fleet));

const aCar: ListedCar = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Hyundai Kona',
  year: 2024,
  category: 'C',
  bodyType: 'SUV',
  seats: 5,
  doors: 5,
  luggages: 2,
  transmission: 'AUTOMATIC',
  propulsionType: 'ELECTRIC',
  dailyMileageLimit: null,
  photo: null,
  base: { latitude: 38.71, longitude: -9.14 },
  rating: null,
  total: '€196.00',
  pinTotal: '€196',
  perDay: '€49.00',
};

function kindOf(facts: Partial<ListedCar> = {}) {
  const html = rendered(<CarKind car={{ ...aCar, ...facts }} countryCode="PT" />);
  const tags = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, tag]) => tag);
  return { tags, text: html.replaceAll(/<[^>]+>/g, ' ') };
}

test('a card says which kinds of car it is: its category, its body and that it is electric', () => {
  const { text, tags } = kindOf();
  expect(text).toContain('Compact');
  expect(tags).toEqual(['SUV', 'Electric']);
});

test('a hybrid is no kind of its own', () => {
  expect(kindOf({ bodyType: 'SEDAN', propulsionType: 'HYBRID' }).tags).toEqual(['Saloon']);
});

test('a car of no other kind has its category alone', () => {
  expect(kindOf({ bodyType: 'ECONOMY', propulsionType: 'GAS' }).tags).toEqual([]);
});
