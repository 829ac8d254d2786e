import { expect, it } from 'vitest';
import { codeIn } from './seal-code.ts';

it.each([
  ['K7QM-4XRD-92WT', 'K7QM-4XRD-92WT'],
  [' k7qm 4xrd 92wt ', 'K7QM-4XRD-92WT'],
  ['k7qm4xrd92wt', 'K7QM-4XRD-92WT'],
  ['K7QM-4XRD-92W', null],
  ['K7QM-4XRD-92W0', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
