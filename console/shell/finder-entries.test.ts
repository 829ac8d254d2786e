import { expect, test } from 'vitest';
import { isFirstSure, matching } from './finder-entries.ts';

const entry = (label: string, note?: string) => ({
  id: label,
  label,
  ...(note ? { note } : {}),
  run: () => {},
});
const groups = [
  { id: 'pages', title: 'Pages', entries: [entry('Today'), entry('Staff')] },
  {
    id: 'cars',
    title: 'Cars',
    entries: [entry('Captur E-Tech', 'AV-52-JT'), entry('Dacia Jogger', 'CD 24 VZ')],
  },
];
const found = (text: string) =>
  matching(groups, text).flatMap(({ entries }) => entries.map(({ label }) => label));

test('every word typed stands somewhere, whatever its case and accents', () => {
  expect(found('')).toHaveLength(4);
  expect(found('STÁFF')).toEqual(['Staff']);
  expect(found('jog cd')).toEqual(['Dacia Jogger']);
  expect(found('jog av')).toEqual([]);
});

test('a plate is found with and without its gaps', () => {
  for (const text of ['av-52', 'av 52 jt', 'av52jt', '52jt']) {
    expect(found(text), text).toEqual(['Captur E-Tech']);
  }
  expect(found('cd24')).toEqual(['Dacia Jogger']);
});

test('a group with nothing left is gone with its title', () => {
  expect(matching(groups, 'today').map(({ id }) => id)).toEqual(['pages']);
});

test('what the server found for the text stays, by whatever it was found', () => {
  const found = { id: 'renters', title: 'Renters', isMatched: true, entries: [entry('Maya')] };
  expect(matching([found], '910 555').flatMap(({ entries }) => entries)).toHaveLength(1);
});

test('only pages and actions are taken before the server has answered', () => {
  const group = (id: string, more = {}) => ({
    id,
    title: id,
    entries: [entry('Marbella')],
    ...more,
  });
  const own = { isOwn: true };
  expect(isFirstSure([group('pages', own), group('companies')])).toBe(true);
  expect(isFirstSure([group('companies')])).toBe(false);
  expect(isFirstSure([group('people'), group('companies')])).toBe(false);
  expect(isFirstSure([group('renters', { isMatched: true })])).toBe(false);
  expect(isFirstSure([])).toBe(false);
});
