import { expect, it } from 'vitest';
import { hash, hashBetween, hashUuid } from './hash.ts';

it('gives the same word for the same number, seed and salt', () => {
  expect(hash(1, 2, 3)).toBe(hash(1, 2, 3));
  const others = [hash(2, 2, 3), hash(1, 3, 3), hash(1, 2, 4)];
  expect(others).not.toContain(hash(1, 2, 3));
});

it('stays between both ends', () => {
  const drawn = new Set(Array.from({ length: 1000 }, (_, n) => hashBetween(5, n, 1, 3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

it('makes identifiers that are never alike', () => {
  const ids = Array.from({ length: 100_000 }, (_, n) => hashUuid(9, n, 1));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
