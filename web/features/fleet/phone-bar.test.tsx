import { expect, test } from 'vitest';
import { fleet } from '../../i18n/en/fleet.ts';
import { addWords } from '../../i18n/words.ts';
import { rendered } from '../shell/rendered.fixture.tsx';
import { PhoneBar } from './phone-bar.tsx';

addWords('fleet', fleet);

const bar = (isMap: boolean) =>
  rendered(
    <PhoneBar
      filterCount={0}
      isMap={isMap}
      otherView="?view=map"
      onFilter={() => {}}
      onSort={() => {}}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);

test('in reach of the thumb are filter, sort and map, or the way back to the list', () => {
  expect(bar(false)).toEqual(['Filter', 'Sort', 'Map']);
  expect(bar(true)).toEqual(['Filter', 'Sort', 'List']);
});
