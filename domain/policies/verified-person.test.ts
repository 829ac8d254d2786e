import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSamePerson } from './verified-person.ts';

const ana = { name: 'Ana Conceição', birthdate: '1990-04-12' };

describe('the person whose documents were checked [A-SAFE-029]', () => {
  it.each([
    ['in capitals', { ...ana, name: 'ANA CONCEIÇÃO' }],
    ['without accents', { ...ana, name: 'Ana Conceicao' }],
    ['with accents written in two signs', { ...ana, name: 'Ana Conceição'.normalize('NFD') }],
    ['with other spaces', { ...ana, name: ' Ana  Conceição ' }],
    ['with a dot', { ...ana, name: 'Ana. Conceição' }],
  ])('is the same %s', (_, present) => {
    expect(isSamePerson(ana, present)).toBe(true);
  });

  it.each([
    ['another name', { ...ana, name: 'Eva Conceição' }],
    ['a name more', { ...ana, name: 'Ana Maria Conceição' }],
    ['a name less', { ...ana, name: 'Ana' }],
    ['two names in one', { ...ana, name: 'AnaConceição' }],
    ['another birthdate', { ...ana, birthdate: '1980-04-12' }],
    ['no birthdate', { ...ana, birthdate: null }],
  ])('is not the same with %s', (_, present) => {
    expect(isSamePerson(ana, present)).toBe(false);
  });

  it.each([
    ['Devanagari', 'राम कुमार', 'रमा कुमारी'],
    ['Thai', 'ดี มานี', 'ดู มานู'],
  ])('is not the same with other vowels in %s', (_, name, other) => {
    expect(isSamePerson({ ...ana, name }, { ...ana, name: other })).toBe(false);
  });
});

const person = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 120, size: 'max' }),
  birthdate: fc.option(fc.constantFrom('1990-04-12', '1980-01-01')),
});

test('is the same as themselves, and both ways', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(isSamePerson(one, one)).toBe(true);
      expect(isSamePerson(one, other)).toBe(isSamePerson(other, one));
    }),
  );
});

test('a letter more is always somebody else', () => {
  fc.assert(
    fc.property(person, fc.constantFrom('x', 'é', 'ß', '王'), (one, letter) => {
      expect(isSamePerson(one, { ...one, name: one.name + letter })).toBe(false);
    }),
  );
});
