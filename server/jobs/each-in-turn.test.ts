import { expect, it } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

it('one that fails keeps none of the others waiting, and is told at the end', async () => {
  const done: number[] = [];
  const act = async (n: number) => {
    if (n % 2 === 0) throw new Error(`${n} failed`);
    done.push(n);
  };
  await expect(eachInTurn([1, 2, 3, 4, 5], act)).rejects.toThrow('2 failed');
  expect(done).toEqual([1, 3, 5]);
  await eachInTurn([7], act);
  expect(done.at(-1)).toBe(7);
});
