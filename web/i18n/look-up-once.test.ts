import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { lookUpOnce } from './look-up-once.ts';

async function someWords() {
  const words = createInstance();
  await words.init({
    lng: 'en',
    resources: {
      en: { car: { seat: 'A seat', seats_one: 'One seat', seats_other: '{{count}} seats' } },
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

it('asks anew where facts decide', async () => {
  const { look } = await someWords();
  expect([look('seats', { count: 1 }), look('seats', { count: 5 })]).toEqual([
    'One seat',
    '5 seats',
  ]);
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
