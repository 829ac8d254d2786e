import { beforeAll, expect, test } from 'vitest';
import { carKinds } from '../../../../domain/car-kinds.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { noFilters } from '../data/filters.ts';
import { KindChips } from './kind-chips.tsx';

beforeAll(() => addWords('fleet', fleet));

const counts = { A: 14, SUV: 9, VAN: 1, ELECTRIC: 6 } as const;
const kinds = carKinds.map((kind) => ({
  ...kind,
  count: Object.entries(counts).find(([value]) => value === kind.value)?.[1] ?? 0,
}));
const chips = (filters = noFilters) =>
  [
    ...rendered(
      <KindChips kinds={kinds} filters={filters} countryCode="PT" onChange={() => {}} />,
    ).matchAll(/<label[^>]*>(.*?)<\/label>/g),
  ].map(([, chip = '']) => ({
    text: chip.replaceAll(/<span aria-hidden[^>]*>.*?<\/span>|<[^>]+>/g, ''),
    isChosen: chip.includes('checked=""'),
  }));

test('the kinds of car that are free, each with how many', () => {
  expect(chips().map(({ text }) => text)).toEqual([
    'City14 cars',
    'SUV9 cars',
    'Van1 car',
    'Electric6 cars',
  ]);
});

test('a chosen kind stays to be taken off, though none of it is free', () => {
  const chosen = chips({ ...noFilters, category: ['C', 'SUV'] }).filter(({ isChosen }) => isChosen);
  expect(chosen.map(({ text }) => text)).toEqual(['Compact0 cars', 'SUV9 cars']);
});
