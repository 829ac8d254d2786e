import { expect, test } from 'vitest';
import { troubleSearch } from './trouble-search.ts';

const said = { reason: 'service', from: '2027-03-20T09:00', until: '2027-03-22T18:30' } as const;
const asText = (change: object = {}) =>
  [...troubleSearch({ ...said, ...change }, 'Europe/Lisbon')].map((pair) => pair.join('='));

test('both ends stand in the address, on the city’s clock', () => {
  expect(asText()).toEqual([
    'reason=service',
    'from=2027-03-20T09:00:00Z',
    'until=2027-03-22T18:30:00Z',
  ]);
});

test('an end that nobody knows is left out, and of what the records say nothing is sent', () => {
  expect(asText({ until: '' })).toEqual(['reason=service', 'from=2027-03-20T09:00:00Z']);
  expect(asText({ from: '', until: '' })).toEqual(['reason=service']);
  expect(asText({ reason: 'known' })).toEqual([]);
});
