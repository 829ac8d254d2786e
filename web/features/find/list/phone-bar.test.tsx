import { expect, test } from 'vitest';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { PhoneBar } from './phone-bar.tsx';

addWords('fleet', fleet);

const bar = (isMap: boolean, filterCount = 0) =>
  rendered(
    <PhoneBar
      filterCount={filterCount}
      isMap={isMap}
      otherView="?view=map"
      onFilter={() => {}}
      onSort={() => {}}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);

test('in reach of the thumb are filter, sort and map, or the way back to the list [D-039-001]', () => {
  expect(bar(false)).toEqual(['Filter', 'Sort', 'Map']);
  expect(bar(true)).toEqual(['Filter', 'Sort', 'List']);
});

test('the filter tells how many are set', () => {
  expect(bar(false, 12).slice(0, 2)).toEqual(['Filter', '+9']);
});
