import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Sample Renter', 'SR'],
  ['Maria do Carmo', 'MC'],
  ['Prince', 'P'],
  ['  élodie   åberg ', 'ÉÅ'],
  ['', ''],
])('the initials of "%s" are "%s" [A-SHELL-002 R-DATA-027]', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
