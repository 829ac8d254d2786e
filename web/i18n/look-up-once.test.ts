import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { lookUpOnce } from './look-up-once.ts';

async function someWords() {
  const words = createInstance();
  await words.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        car: {
          seat: 'A seat',
          seats_one: 'One seat',
          seats_other: '{{count}} seats',
          named: '{{fact}}',
          between: '{{from}} – {{to}}',
        },
      },
    },
  });
  const translate = vi.spyOn(words, 't');
  const forget = lookUpOnce(words);
  const look = words.getFixedT('en', 'car') as unknown as (key: string, facts?: object) => string;
  return { words, translate, forget, look };
}

it('looks a text without facts up once', async () => {
  const { words, translate, look } = await someWords();
  expect([look('seat'), look('seat')]).toEqual(['A seat', 'A seat']);
  expect(translate).toHaveBeenCalledTimes(1);
  expect(words.getFixedT('en', 'car')).toBe(look);
});

it('looks a text with facts up once for each of them', async () => {
  const { translate, look } = await someWords();
  const texts = [1, 5, 1, 5].map((count) => look('seats', { count }));
  expect(texts).toEqual(['One seat', '5 seats', 'One seat', '5 seats']);
  expect(translate).toHaveBeenCalledTimes(2);
});

it('never takes the text of some facts for that of others', async () => {
  const { look } = await someWords();
  expect([
    look('between', { from: 'Lisbon', to: 'Paris' }),
    look('between', { to: 'Lisbon', from: 'Paris' }),
    look('between', { from: 'Lisbon","to":"Paris', to: '' }),
  ]).toEqual(['Lisbon – Paris', 'Paris – Lisbon', 'Lisbon","to":"Paris – ']);
});

it.each([
  ['a list', ['a'], ['b']],
  ['a day', new Date(0), new Date(1)],
  ['a large number', 1n, 2n],
  ['nothing', undefined, null],
  ['no number', Number.NaN, Number.POSITIVE_INFINITY],
])('asks anew for what cannot be told apart by its letters: %s', async (_, one, other) => {
  const { translate, look } = await someWords();
  look('named', { fact: one });
  look('named', { fact: other });
  look('named', { fact: one });
  expect(translate).toHaveBeenCalledTimes(3);
});

it('remembers so many and no more', async () => {
  const { translate, look } = await someWords();
  for (let count = 0; count < 2_000; count += 1) look('seats', { count });
  look('seats', { count: 0 });
  expect(translate).toHaveBeenCalledTimes(2_000);
  look('seats', { count: 2_000 });
  look('seats', { count: 0 });
  expect(translate).toHaveBeenCalledTimes(2_002);
  expect(look('seats', { count: 7 })).toBe('7 seats');
});

it('keeps the texts of namespaces apart, and forgets when words are added', async () => {
  const { words, forget, look } = await someWords();
  expect(look('seat')).toBe('A seat');
  const other = () =>
    (words.getFixedT('en', 'bike' as 'car') as unknown as (key: string) => string)('seat');
  expect(other()).toBe('seat');
  words.addResourceBundle('en', 'bike', { seat: 'A saddle' });
  forget();
  expect(other()).toBe('A saddle');
});
