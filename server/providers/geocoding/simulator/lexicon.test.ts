import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon, partRunTogether } from './lexicon.ts';

const words = ['lx', 'factory', 'cais', 'do', 'sodre', 'rua', 'augusta', 'bairro', 'alto'];
const lexicon = createLexicon(words);

describe('names run together', () => {
  it.each([
    ['lxfactory', 'lx factory'],
    ['lxfac', 'lx fac'],
    ['caisdosodre', 'cais do sodre'],
    ['ruaaugusta', 'rua augusta'],
  ])('“%s” is “%s”', (run, parted) => {
    expect(partRunTogether(run, lexicon)?.join(' ')).toBe(parted);
  });

  it.each(['factory', 'augu', 'lxfactoryx', 'rua', 'zzzzzz'])('“%s” is not parted', (run) => {
    expect(partRunTogether(run, lexicon)).toBeNull();
  });

  it('whatever known words are run together come apart into known words that say the same', () => {
    const some = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 6, size: 'max' });
    fc.assert(
      fc.property(some, (chosen) => {
        const run = chosen.join('');
        const parted = partRunTogether(run, lexicon);
        if (run.length >= 5 && !lexicon.hasBegun(run)) expect(parted?.join('')).toBe(run);
      }),
    );
  });
});
