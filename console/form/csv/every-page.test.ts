import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

const ids = (...names: string[]) => names.map((id) => ({ id }));

it('reads every page once, and what moved to the next one meanwhile is there once', async () => {
  const pages = [ids('a', 'b'), ids('b', 'c'), ids('d')];
  const asked: number[] = [];
  const all = await everyPage(async (page) => {
    asked.push(page);
    return { items: pages[page - 1] ?? [], pages: pages.length };
  });
  expect(all).toEqual(ids('a', 'b', 'c', 'd'));
  expect(asked).toEqual([1, 2, 3]);
});

it('of an empty list there is nothing to ask for again', async () => {
  expect(await everyPage(async () => ({ items: [], pages: 0 }))).toEqual([]);
});
