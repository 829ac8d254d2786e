import { beforeAll, expect, test } from 'vitest';
import { search } from '../../../../i18n/en/search.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { somePlace as place } from '../state/place.fixture.ts';
import { AddressList } from './address-list.tsx';

beforeAll(() => addWords('search', search));

const combobox = {
  active: null,
  listProps: {},
  optionProps: () => ({}),
} as unknown as Parameters<typeof AddressList>[0]['combobox'];
const list = (credit: 'openstreetmap' | 'mapbox' | null) =>
  rendered(
    <AddressList
      combobox={combobox}
      choices={[{ kind: 'place', place }]}
      notice={null}
      credit={credit}
      cityName="Lisbon"
      query="rua"
      isInline={false}
    />,
  );

test.each([
  ['openstreetmap', '© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
  ['mapbox', '© Mapbox and its suppliers', 'https://www.mapbox.com/about/maps'],
] as const)('addresses from %s bear its name', (credit, name, page) => {
  expect(list(credit)).toContain(name);
  expect(list(credit)).toContain(`href="${page}"`);
});

test('addresses of our own bear none', () => {
  expect(list(null)).toContain('Lisboa');
  expect(list(null)).not.toContain('©');
});
