import { expect, test } from 'vitest';
import { boardKeyOf, carryKeyOf } from './board-keys.ts';

test('letters count everywhere, what buttons and pages use only on the board', () => {
  expect(boardKeyOf('J', false)).toEqual({ kind: 'car', step: 1 });
  expect(boardKeyOf('ArrowDown', false)).toBeNull();
  expect(boardKeyOf('ArrowDown', true)).toEqual({ kind: 'car', step: 1 });
  expect(boardKeyOf(' ', false)).toBeNull();
  expect(boardKeyOf('q', true)).toBeNull();
});

test('what is carried goes by cars and half hours, with Shift by days', () => {
  expect(carryKeyOf('ArrowUp', false)).toEqual({ kind: 'car', steps: -1 });
  expect(carryKeyOf('ArrowRight', false)).toEqual({ kind: 'time', steps: 1 });
  expect(carryKeyOf('ArrowLeft', true)).toEqual({ kind: 'time', steps: -48 });
  expect(carryKeyOf('j', false)).toBeNull();
});
