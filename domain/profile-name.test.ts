import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem, profileName, tidyNameInput } from './profile-name.ts';

describe('a name in the profile', () => {
  it.each([
    ['  Ana   Maria  ', 'Ana Maria'],
    ['J. R. R. Sample', 'J R R Sample'],
    ['Ana\t\nMaria', 'Ana Maria'],
    ['...', ''],
  ])('keeps %j as %j', (typed, kept) => {
    expect(profileName(typed)).toBe(kept);
  });

  it('lets a word be followed by the next while it is typed', () => {
    expect(tidyNameInput('Ana ')).toBe('Ana ');
    expect(tidyNameInput('Ana  M.')).toBe('Ana M');
    expect(tidyNameInput('  Ana')).toBe('Ana');
  });

  it('needs five characters, of those that are kept [A-PROFILE-012]', () => {
    expect(nameProblem('')).toBe('required');
    expect(nameProblem(' .  ')).toBe('required');
    expect(nameProblem('Ana M')).toBeUndefined();
    expect(nameProblem('A. n.a')).toBe('too_short');
  });

  it('is the same however often it is tidied, and never holds a dot or two spaces', () => {
    const unit = fc.constantFrom('a', 'B', 'é', '.', ' ', '\t');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200, size: 'max' }), (typed) => {
        const kept = profileName(typed);
        expect(profileName(kept)).toBe(kept);
        expect(profileName(tidyNameInput(typed))).toBe(kept);
        expect(kept).not.toMatch(/\.|\s\s|^\s|\s$/);
      }),
    );
  });
});
