import { expect, test } from 'vitest';
import { phoneCountries } from './phone-countries.ts';

const countries = new Map(phoneCountries().map(({ id, label }) => [id, label]));

test('countries are listed with their code [A-PROFILE-020 D-031-001]', () => {
  expect(countries.get('US')).toBe('United States +1');
  expect(countries.get('PT')).toBe('Portugal +351');
  for (const id of ['CA', 'GB', 'KZ', 'NO', 'FI', 'MA', 'BR'])
    expect(countries.has(id), id).toBe(true);
});

test('combined codes are left out [A-PROFILE-020 D-031-001]', () => {
  for (const id of ['BS', 'PR', 'DO', 'JM', 'IM', 'AX', 'GG', 'JE'])
    expect(countries.has(id), id).toBe(false);
  expect(countries.size).toBeGreaterThan(200);
});

test('the list is in the order of the names', () => {
  const labels = [...countries.values()];
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
});
