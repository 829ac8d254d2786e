import { expect, test } from 'vitest';
import { americanTexts } from './american-texts.ts';
import { addWords, wordsIn } from './words.ts';

const texts = {
  boot: 'Boot',
  boot_us: 'Trunk',
  roof: 'Roof',
  parts: { tyre_one: '{{count}} tyre', tyre_other: '{{count}} tyres' },
  spare: {
    tyre_one: '{{count}} tyre',
    tyre_other: '{{count}} tyres',
    tyre_us_one: '{{count}} tire',
    tyre_us_other: '{{count}} tires',
  },
  messages: ['one', 'two'],
};

test('the American text takes the place of the British one, plural forms too', () => {
  expect(americanTexts(texts)).toMatchObject({
    boot: 'Trunk',
    roof: 'Roof',
    parts: texts.parts,
    spare: { tyre_one: '{{count}} tire', tyre_other: '{{count}} tires' },
    messages: texts.messages,
  });
});

test('New York reads American; Lisbon, and a page without a city, British [D-045-001]', () => {
  addWords('sample', texts);
  const read = (countryCode: string | undefined) =>
    ['boot', 'roof', 'spare.tyre'].map((key) =>
      wordsIn(countryCode).getResource('en', 'sample', key === 'spare.tyre' ? `${key}_other` : key),
    );
  expect(read('US')).toEqual(['Trunk', 'Roof', '{{count}} tires']);
  expect(read('PT')).toEqual(['Boot', 'Roof', '{{count}} tyres']);
  expect(read(undefined)).toEqual(read('PT'));
});
