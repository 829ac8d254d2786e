import { beforeAll, expect, test } from 'vitest';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { SearchFailed } from './no-cars.tsx';

beforeAll(() => addWords('fleet', fleet));

test('a search that failed says so and can be tried again, with the same filters [R-LIST-032]', () => {
  const shown = rendered(<SearchFailed here="/assets?seats=5" />);
  expect(shown).toContain('We couldn’t load the cars');
  expect(shown).toMatch(/<a [^>]*href="\/assets\?seats=5"[^>]*>Try again</);
});
