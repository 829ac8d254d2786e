import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { inTurn, turns } from './in-turn.ts';

it('leaves a core to others, keeps the order, and goes on after a failure', async () => {
  let running = 0;
  let most = 0;
  const began: number[] = [];
  const work = (n: number) =>
    inTurn(async () => {
      began.push(n);
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (n === 3) throw new Error('the third fails');
      return n;
    });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
  expect(began).toEqual([1, 2, 3, 4, 5, 6]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
});

it('takes the turns of different work apart, so that one within another is not waited for', async () => {
  const [outer, inner] = [turns(1), turns(1)];
  const both = [1, 2, 3].map((n) => outer(() => inner(async () => n)));
  await expect(Promise.all(both)).resolves.toEqual([1, 2, 3]);
});
